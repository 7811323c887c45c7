import type { Permission } from '#domain/access/permissions'
import { newGroup, signedInAs } from './records.ts'

/** What a call requires of its caller. */
export type Right = Permission | 'nobody asks' | 'signed in'

// Derived by hand from the rulings, section 4, not with the code under test.
const isOfAdmins = (right: string) => right.startsWith('admin_access')
const isOfLogs = (right: string) => right.startsWith('developer_logs')
const ofVisitor = (right: string) => right.endsWith('.view') && !isOfAdmins(right) && !isOfLogs(right)
const ofAdmin = (right: string) => !isOfAdmins(right) && !isOfLogs(right)

interface Caller {
  /** Token of such an account, fresh for each call since one call signs out. */
  token: () => Promise<string | undefined>
  may: (right: Right) => boolean
  refusal: 401 | 403
  /** The calls worth trying as this caller; all by default. */
  where?: (right: Right, place: number) => boolean
}

// An invalid session counts as none, and the stranger tests each call without one: a sample of the calls is enough.
const someCalls = (_: Right, place: number) => place % 8 === 0

async function tokenFor(values: Parameters<typeof signedInAs>[0]) {
  return (await signedInAs(values)).token
}

const LONG_AGO = '2020-01-01T00:00:00.000Z'
const NARROWS = ['dashboard.view', 'rentals.view', 'contact.manage', 'activity.manage', 'business_info.view'] as const
const WIDENS = ['rentals.manage', 'admin_access.view', 'business_info.manage'] as const

/** Every kind of caller. */
export const CALLERS: Record<string, Caller> = {
  stranger: { token: async () => undefined, may: () => false, refusal: 401 },
  'inactive developer': {
    token: () => tokenFor({ role: 'developer', is_active: false }),
    may: () => false,
    refusal: 401,
    where: someCalls,
  },
  'developer whose session has ended': {
    token: async () => (await signedInAs({ role: 'developer' }, { last_seen_at: LONG_AGO })).token,
    may: () => false,
    refusal: 401,
    where: someCalls,
  },
  'account of any other role': { token: () => tokenFor({ role: 'visitor' }), may: ofVisitor, refusal: 403 },
  admin: { token: () => tokenFor({ role: 'admin' }), may: ofAdmin, refusal: 403 },
  'super admin': { token: () => tokenFor({ role: 'super_admin' }), may: (right) => !isOfLogs(right), refusal: 403 },
  developer: { token: () => tokenFor({ role: 'developer' }), may: () => true, refusal: 403 },
  'admin narrowed by a group': {
    token: async () => {
      const group = await newGroup({}, Object.fromEntries(NARROWS.map((name) => [name, false])))
      return tokenFor({ role: 'admin', group_id: group })
    },
    // Without the right to view, an account may not change either: the response would show the record.
    may: (right) =>
      ofAdmin(right) && !NARROWS.some((name) => name === right || name === right.replace('manage', 'view')),
    refusal: 403,
  },
  'other role widened by a group': {
    token: async () => {
      const group = await newGroup({}, Object.fromEntries(WIDENS.map((name) => [name, true])))
      return tokenFor({ role: 'visitor', group_id: group })
    },
    may: (right) => ofVisitor(right) || WIDENS.some((name) => name === right),
    refusal: 403,
  },
  'other role whose group is inactive': {
    token: async () => {
      const group = await newGroup({ is_active: false }, Object.fromEntries(WIDENS.map((name) => [name, true])))
      return tokenFor({ role: 'visitor', group_id: group })
    },
    may: ofVisitor,
    refusal: 403,
    where: (right, place) => WIDENS.some((name) => name === right) || someCalls(right, place),
  },
}
