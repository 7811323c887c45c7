import { asc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type AccountRecord,
  type Directory,
  type GroupRecord,
  NEW,
  rightsIn,
  withAccount,
  withGroup,
  withoutAccount,
  withoutGroup,
} from '#domain/access/directory'
import { PERMISSIONS, type Permission } from '#domain/access/permissions'
import { changeRefusal } from '#domain/access/rules'
import { readDirectory } from '../../../worker/src/db/access/directory.ts'
import { accounts, adminGroups, auditEntries, sessions } from '../../../worker/src/db/schema.ts'
import { hashPassword } from '../../../worker/src/http/access/password.ts'
import { product } from '../../product.ts'
import { QUICK_COST } from '../../quick-cost.ts'
import { call, openSession } from '../client.ts'
import { concurrentRounds, inParallel, ROUNDS } from '../concurrency.ts'
import { newAccount, newGroup, whileOnlyAdministrators } from '../records.ts'

const PASSWORD = 'one long password for all of them'
const password_hash = await hashPassword(PASSWORD, QUICK_COST)
const NAMES = ['Racer', 'rACER', 'Other racer']

const numberOf = (name: Permission) => PERMISSIONS.indexOf(name) + 1
const entries = fc.constantFrom(
  [{ permission_id: numberOf('admin_access.manage'), granted: true }],
  [{ permission_id: numberOf('admin_access.manage'), granted: false }],
  [{ permission_id: numberOf('images.manage'), granted: false }],
  [],
)
const act = fc.record({
  kind: fc.constantFrom('account', 'account', 'account', 'group', 'group', 'create', 'delete', 'end', 'login', 'look'),
  by: fc.nat(2),
  whom: fc.nat(4),
  change: fc.constantFrom('role', 'is_active', 'group_id', 'username'),
  role: fc.constantFrom('super_admin', 'admin', 'visitor'),
  is_active: fc.boolean(),
  isMember: fc.boolean(),
  username: fc.constantFrom(...NAMES),
  role_level: fc.constantFrom(50, 60, 90),
  permissions: entries,
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

let edits = 0

interface Game {
  ids: number[]
  names: string[]
  tokens: string[]
  group: number
}

/** What one of three administrators does to one of five accounts or to the group; each edit is identified by its text. */
function play({ ids, names, tokens, group }: Game, { kind, by, whom, change, isMember, ...wanted }: Act) {
  const token = tokens[by] ?? ''
  const path = `/api/admin-accounts/${ids[whom]}`
  const email = `edit-${++edits}@example.org`
  if (kind === 'account') {
    // The three who act keep their names, by which the trail refers to them.
    const field = change === 'username' && whom < 3 ? 'role' : change
    const value = field === 'group_id' ? (isMember ? group : null) : wanted[field]
    return call('PUT', path, { token, body: { email, [field]: value } })
  }
  if (kind === 'group') {
    const { role_level, permissions, is_active } = wanted
    const body = { description: email, role_level, permissions, is_active }
    return call('PUT', `/api/admin-groups/${group}`, { token, body })
  }
  if (kind === 'create') {
    const { username, role } = wanted
    return call('POST', '/api/admin-accounts', { token, body: { username, email, role, password: PASSWORD } })
  }
  if (kind === 'delete') return call('DELETE', path, { token })
  if (kind === 'end') return call('DELETE', `/api/admin-groups/${group}`, { token })
  if (kind === 'login') return call('POST', '/api/auth/login', { body: { username: names[whom], password: PASSWORD } })
  return call('POST', '/api/activity-logs/read-all', { token })
}

async function newestLine(): Promise<number> {
  const { db } = await product()
  const lines = await db.select({ id: auditEntries.id }).from(auditEntries)
  return Math.max(0, ...lines.map(({ id }) => id))
}

/** The accounts and groups after one line of the trail; the rules must have allowed the change in the state before it. */
function afterLine(before: Directory, line: typeof auditEntries.$inferSelect): Directory {
  const told = line.after ?? {}
  const id = line.record_id ?? 0
  const actor = before.accounts.find(({ username }) => username === line.by)?.id ?? 0
  const judge = (after: Directory, about: { accountId?: number; groupId?: number }) => {
    expect(changeRefusal({ by: actor, before, after, ...about }), JSON.stringify(line)).toBeNull()
    return after
  }
  if (line.noun === 'group') {
    if (line.action === 'delete') return judge(withoutGroup(before, id), { groupId: id })
    const group = before.groups.find((one) => one.id === id)
    for (const [name, value] of Object.entries(line.before ?? {}))
      expect(group?.[name as keyof GroupRecord]).toEqual(value)
    return judge(withGroup(before, { ...group, ...told, version: (group?.version ?? 0) + 1 } as GroupRecord), {
      groupId: id,
    })
  }
  if (line.action === 'delete') return judge(withoutAccount(before, id), { accountId: id })
  const account = before.accounts.find((one) => one.id === id)
  for (const [name, value] of Object.entries(line.before ?? {}))
    expect(account?.[name as keyof AccountRecord]).toEqual(value)
  const after = { ...account, ...told, id, version: (account?.version ?? 0) + 1 } as AccountRecord
  judge(withAccount(before, { ...after, id: account ? id : NEW }), { accountId: account ? id : NEW })
  return withAccount(before, after)
}

function inOrder({ accounts, groups }: Directory): Directory {
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id
  const pickAccount = ({ id, username, email, role, is_active, group_id, version }: AccountRecord) => {
    return { id, username, email, role, is_active, group_id, version }
  }
  const pickGroup = ({ id, name, description, role_level, is_active, permissions, version }: GroupRecord) => {
    return { id, name, description, role_level, is_active, permissions, version }
  }
  return { accounts: accounts.map(pickAccount).sort(byId), groups: groups.map(pickGroup).sort(byId) }
}

async function expectWhatAlwaysHolds(directory: Directory) {
  const { db } = await product()
  const active = directory.accounts.filter(({ is_active }) => is_active)
  expect(active.filter((one) => rightsIn(directory, one).roleLevel >= 90)).not.toEqual([])
  const names = directory.accounts.map(({ username }) => username.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
  const open = await db.select({ of: sessions.account_id }).from(sessions)
  const ids = new Set(active.map(({ id }) => id))
  expect(open.filter(({ of }) => !ids.has(of))).toEqual([])
}

describe('accounts and groups', () => {
  let kept: number[] = []
  afterEach(async () => {
    const { db } = await product()
    if (kept.length > 0) await db.delete(accounts).where(notInArray(accounts.id, kept))
  })

  async function game(rounds: Act[][]) {
    const { db } = await product()
    kept = (await db.select({ id: accounts.id }).from(accounts)).map(({ id }) => id)
    const group = await newGroup({ role_level: 90 }, { 'admin_access.manage': true })
    const players = [
      await newAccount({ role: 'super_admin', password_hash }),
      await newAccount({ role: 'super_admin', password_hash }),
      await newAccount({ role: 'admin', group_id: group, password_hash }),
      await newAccount({ role: 'admin', password_hash }),
      await newAccount({ role: 'visitor', password_hash }),
    ]
    const [ids, names] = [players.map(({ id }) => id), players.map(({ username }) => username)]
    await whileOnlyAdministrators(ids, async () => {
      const others = kept.filter((id) => !ids.includes(id))
      await db.delete(sessions).where(inArray(sessions.account_id, others))
      const tokens = await Promise.all(names.slice(0, 3).map(openSession))
      let now: Directory = await readDirectory(db)
      let seen = await newestLine()
      for (const round of rounds) {
        const responses = await inParallel(round.map((one) => play({ ids, names, tokens, group }, one)))
        const lines = await db
          .select()
          .from(auditEntries)
          .where(gt(auditEntries.id, seen))
          .orderBy(asc(auditEntries.id))
        const changes = lines.filter(({ noun }) => noun === 'account' || noun === 'group')
        for (const line of changes) now = afterLine(now, line)
        seen = lines.at(-1)?.id ?? seen
        const stored = await readDirectory(db)
        expect(inOrder(stored)).toEqual(inOrder(now))
        await expectWhatAlwaysHolds(stored)
        const isChange = ({ kind }: Act) => kind !== 'login' && kind !== 'look'
        const done = responses.filter(({ status }, turn) => status < 300 && round[turn] && isChange(round[turn]))
        expect(changes).toHaveLength(done.length)
      }
    })
    await db.delete(accounts).where(notInArray(accounts.id, kept))
    await db.delete(adminGroups).where(eq(adminGroups.id, group))
  }

  test('change one after the other, each change allowed as things stand then, and nothing is lost', async () => {
    await fc.assert(fc.asyncProperty(concurrentRounds(act), game), { ...ROUNDS, numRuns: 6 })
  }, 240_000)
})
