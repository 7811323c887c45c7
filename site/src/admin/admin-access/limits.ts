import type { Account, Group } from '#contract/access/account'
import {
  type AccountRecord,
  type Directory,
  type GroupRecord,
  NEW,
  withAccount,
  withoutAccount,
  withoutGroup,
} from '#domain/access/directory'
import { type AccessChange, changeRefusal } from '#domain/access/rules'
import type { Option } from '../ui/form/fields.ts'
import { ROLES } from './levels.ts'

/** The person signed in, and the accounts and groups there are. */
export interface Actor {
  me: number
  directory: { accounts: readonly Account[]; groups: readonly Group[] }
}

type About = Partial<Pick<AccessChange, 'accountId' | 'groupId' | 'isNewPassword' | 'losesSecondFactor'>>

/** An account as it would be created. */
const BLANK: AccountRecord = {
  id: NEW,
  username: '',
  email: '',
  role: 'other',
  is_active: true,
  group_id: null,
  version: 1,
}

function messageOf({ me, directory }: Actor, after: Directory, about: About): string | null {
  return changeRefusal({ by: me, before: directory, after, ...about })?.message ?? null
}

/** Why nobody can be added or changed by this person, or `null`. */
export function anyChangeRefusal(actor: Actor): string | null {
  return messageOf(actor, actor.directory, {})
}

/** Why an account cannot be changed at all, or `null`. */
export function accountEditRefusal(actor: Actor, account: AccountRecord): string | null {
  return messageOf(actor, actor.directory, { accountId: account.id })
}

/** Why an account cannot be deleted, or `null`. */
export function accountDeletionRefusal(actor: Actor, account: AccountRecord): string | null {
  return messageOf(actor, withoutAccount(actor.directory, account.id), { accountId: account.id })
}

/** Why an account cannot be given a password, or `null`. */
export function passwordRefusal(actor: Actor, account: AccountRecord | null): string | null {
  return account && messageOf(actor, actor.directory, { accountId: account.id, isNewPassword: true })
}

/** Why the second factor of an account cannot be turned off, or `null`. */
export function secondFactorRemovalRefusal(actor: Actor, account: AccountRecord): string | null {
  return messageOf(actor, actor.directory, { accountId: account.id, losesSecondFactor: true })
}

/** Why a group cannot be changed at all, or `null`. */
export function groupEditRefusal(actor: Actor, group: GroupRecord): string | null {
  return messageOf(actor, actor.directory, { groupId: group.id })
}

/** Why a group cannot be deleted, or `null`. */
export function groupDeletionRefusal(actor: Actor, group: GroupRecord): string | null {
  return messageOf(actor, withoutGroup(actor.directory, group.id), { groupId: group.id })
}

/** Options of a select, and why some of them are disabled. */
export interface Choices {
  options: Option[]
  why: string | undefined
}

function choices(
  actor: Actor,
  account: AccountRecord | null,
  options: readonly (Option & { as: Partial<AccountRecord> })[],
): Choices {
  const record = account ?? BLANK
  const choosable = options.map(({ as, ...option }) => {
    const after = withAccount(actor.directory, { ...record, ...as })
    return { option, why: messageOf(actor, after, { accountId: record.id }) }
  })
  return {
    options: choosable.map(({ option, why }) => ({ ...option, disabled: why !== null })),
    why: choosable.find(({ why }) => why !== null)?.why ?? undefined,
  }
}

/** The roles an account can get, including its own if that is unknown. */
export function roleChoices(actor: Actor, account: AccountRecord | null): Choices {
  const known: readonly { value: string; label: string }[] = ROLES
  const own =
    account && !known.some(({ value }) => value === account.role) ? [{ value: account.role, label: account.role }] : []
  return choices(
    actor,
    account,
    [...known, ...own].map((role) => ({ ...role, as: { role: role.value } })),
  )
}

/** Whether an account can be active or inactive. */
export function statusChoices(actor: Actor, account: AccountRecord | null): Choices {
  return choices(actor, account, [
    { value: true, label: 'Active', as: { is_active: true } },
    { value: false, label: 'Inactive', as: { is_active: false } },
  ])
}

/** The groups an account can be in. */
export function groupChoices(actor: Actor, account: AccountRecord | null): Choices {
  const groups = actor.directory.groups.map(({ id, name }) => ({ value: id, label: name, as: { group_id: id } }))
  return choices(actor, account, [{ value: null, label: 'No group', as: { group_id: null } }, ...groups])
}
