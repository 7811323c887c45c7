import { type AccountRecord, type Directory, type GroupRecord, rightsIn } from './directory.ts'
import { wordsOf } from './permission-words.ts'
import { hasPermission, PERMISSIONS, type Permission, type Rights } from './permissions.ts'
import { NOT_PERMITTED, SESSION_ENDED } from './refusals.ts'

/** From this level on an account is an administrator, of whom one must always remain (rulings, section 4). */
const ADMINISTRATOR = 90

/** A change of accounts or groups, as the whole directory before and after it. */
export interface AccessChange {
  /** Id of the account that makes it. */
  by: number
  before: Directory
  after: Directory
  /** The account that is changed, checked even if its permissions stay the same; `NEW` for one that is created. */
  accountId?: number
  /** The group that is changed. */
  groupId?: number
  /** Whether the account gets a new password. */
  isNewPassword?: boolean
  /** Whether the account loses its second factor. */
  losesSecondFactor?: boolean
}

/** Why a change is rejected: a message, and the kind of failure. */
export interface Refusal {
  kind: 'unauthorized' | 'forbidden' | 'conflict'
  message: string
}

interface AccountRights extends Rights {
  account: AccountRecord
}

/** An account whose permissions change, or that is itself changed. */
interface AffectedAccount {
  id: number
  before: AccountRights | undefined
  after: AccountRights | undefined
}

interface Case extends AccessChange {
  actor: AccountRights
  affected: AffectedAccount[]
}

/** Why `change` is rejected, or `null`. Every change of accounts and groups is decided here (rulings, section 4). */
export function changeRefusal(change: AccessChange): Refusal | null {
  const actor = accountRights(change.before, change.by)
  if (!actor?.account.is_active) return { kind: 'unauthorized', message: SESSION_ENDED }
  if (!hasPermission(actor.permissions, 'admin_access.manage')) return forbidden(NOT_PERMITTED)
  const attempt = { ...change, actor, affected: affectedBy(change) }
  return (
    groupAboveLevel(attempt) ??
    accountAboveLevel(attempt) ??
    rightsBeyondOwn(attempt) ??
    signInBeyondOwn(attempt) ??
    ownSecondFactor(attempt) ??
    lastAdministrator(attempt) ??
    againstOneself(attempt)
  )
}

function forbidden(message: string): Refusal {
  return { kind: 'forbidden', message }
}

function accountRights(directory: Directory, id: number): AccountRights | undefined {
  const account = directory.accounts.find((one) => one.id === id)
  return account && { account, ...rightsIn(directory, account) }
}

// Changing a group also changes its members' permissions, so each member is checked like an edited account.
function affectedBy({ before, after, accountId }: AccessChange): AffectedAccount[] {
  const ids = accountId === undefined ? [] : [accountId]
  return [...new Set([...ids, ...idsOfOthers(before, after)])]
    .map((id) => ({ id, before: accountRights(before, id), after: accountRights(after, id) }))
    .filter((one) => one.id === accountId || rightsText(one.before) !== rightsText(one.after))
}

// Whoever has the same record and the same group keeps their permissions. The portal asks about every account it lists and about
// every group it offers: comparing the permissions of all accounts each time would grow with the cube of their number.
function idsOfOthers(before: Directory, after: Directory): number[] {
  const ids = idsOfUnshared(before.accounts, after.accounts)
  const groups = new Set(idsOfUnshared(before.groups, after.groups))
  if (groups.size === 0) return ids
  const members = after.accounts.filter(({ group_id }) => group_id !== null && groups.has(group_id))
  return [...ids, ...members.map(({ id }) => id)]
}

// The records of two lists are mostly the same ones in the same places, so only what is between the first and the last difference is
// looked up: a set of all accounts for each question took most of the time.
function idsOfUnshared<Item extends { id: number }>(some: readonly Item[], others: readonly Item[]): number[] {
  if (some === others) return []
  const shorter = Math.min(some.length, others.length)
  let first = 0
  while (first < shorter && some[first] === others[first]) first++
  let last = 0
  while (last < shorter - first && some.at(-1 - last) === others.at(-1 - last)) last++
  const [these, those] = [some.slice(first, some.length - last), others.slice(first, others.length - last)]
  const [inThese, inThose] = [new Set(these), new Set(those)]
  return [...these.filter((one) => !inThose.has(one)), ...those.filter((one) => !inThese.has(one))].map(({ id }) => id)
}

function rightsText(of: AccountRights | undefined): string {
  return of ? `${of.roleLevel} ${[...of.permissions].sort()}` : ''
}

function groupOf({ groups }: Directory, id: number | undefined): GroupRecord | undefined {
  return groups.find((group) => group.id === id)
}

function groupAboveLevel({ actor, before, after, groupId }: Case): Refusal | null {
  const isAbove = (group: GroupRecord | undefined) => group !== undefined && group.role_level > actor.roleLevel
  if (isAbove(groupOf(before, groupId))) return forbidden('This group is above your own level.')
  return isAbove(groupOf(after, groupId)) ? forbidden('You cannot give a group a level above your own.') : null
}

function accountAboveLevel({ actor, affected }: Case): Refusal | null {
  const isAbove = (one: AccountRights | undefined) => one !== undefined && one.roleLevel > actor.roleLevel
  const above = affected.find(({ before }) => isAbove(before))?.before
  if (above) return forbidden(`The account ${above.account.username} is above your own level.`)
  return affected.some(({ after }) => isAbove(after))
    ? forbidden('You cannot raise an account above your own level.')
    : null
}

function rightsBeyondOwn({ actor, before, after, groupId, affected }: Case): Refusal | null {
  const added = [...grantedBy(after, groupId)].filter((name) => !grantedBy(before, groupId).has(name))
  const beyond = [...added, ...affected.flatMap(gained)].find((name) => !hasPermission(actor.permissions, name))
  return beyond ? forbidden(`You cannot give a right that you do not have: ${wordsOf(beyond).description}.`) : null
}

function grantedBy(directory: Directory, groupId: number | undefined): Set<Permission> {
  const entries = groupOf(directory, groupId)?.permissions ?? []
  return new Set(entries.flatMap(({ permission_id, granted }) => (granted && PERMISSIONS[permission_id - 1]) || []))
}

// An inactive account has no permissions, so activating it grants all of them.
function gained({ before, after }: AffectedAccount): Permission[] {
  if (!after) return []
  const isActivated = after.account.is_active && !before?.account.is_active
  const had = isActivated ? [] : (before?.permissions ?? [])
  return PERMISSIONS.filter((name) => hasPermission(after.permissions, name) && !hasPermission(had, name))
}

// Anyone who can sign in as an account can do whatever that account may.
function signInBeyondOwn({ actor, accountId, isNewPassword, losesSecondFactor, affected }: Case): Refusal | null {
  if (!isNewPassword && !losesSecondFactor) return null
  const owner = affected.find(({ id }) => id === accountId)?.before
  const isBeyond =
    owner &&
    PERMISSIONS.some((name) => hasPermission(owner.permissions, name) && !hasPermission(actor.permissions, name))
  const what = isNewPassword ? 'set the password' : 'turn off the two-step sign-in'
  return isBeyond ? forbidden(`You cannot ${what} of an account that may do more than yours.`) : null
}

// An open session alone must not be enough: the call for one's own asks for the password.
function ownSecondFactor({ actor, accountId, losesSecondFactor }: Case): Refusal | null {
  return losesSecondFactor && accountId === actor.account.id
    ? forbidden('Turn off your own two-step sign-in in the menu at your name, which asks for your password.')
    : null
}

// Nobody else is asked unless an administrator is changed: the portal checks each account it lists, of thousands.
function lastAdministrator({ after, affected }: Case): Refusal | null {
  const isOne = (of: AccountRights | undefined) => of?.account.is_active && of.roleLevel >= ADMINISTRATOR
  if (!affected.some(({ before }) => isOne(before))) return null
  if (after.accounts.some((account) => isOne({ account, ...rightsIn(after, account) }))) return null
  const message = 'Without this account nobody could manage the others: it is the last active administrator.'
  return { kind: 'conflict', message }
}

function againstOneself({ actor, affected }: Case): Refusal | null {
  const own = affected.find(({ id }) => id === actor.account.id)
  if (!own) return null
  if (!own.after) return forbidden('You cannot delete your own account.')
  if (!own.after.account.is_active) return forbidden('You cannot deactivate your own account.')
  const { roleLevel, permissions } = own.after
  const isLess = PERMISSIONS.some((name) => hasPermission(actor.permissions, name) && !hasPermission(permissions, name))
  return roleLevel < actor.roleLevel || isLess ? forbidden('You cannot take rights from your own account.') : null
}
