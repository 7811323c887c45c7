import type { Account, Group } from '#contract/account'
import {
  NEW,
  type People,
  type Person,
  type Team,
  withAccount,
  withoutAccount,
  withoutGroup,
} from '#domain/access/people'
import { type AccessChange, refusedChange } from '#domain/access/rules'
import type { Option } from '../ui/form/fields.ts'
import { ROLES } from './levels.ts'

/** Who asks, among whom. */
export interface Asker {
  me: number
  people: { accounts: readonly Account[]; groups: readonly Group[] }
}

type About = Partial<Pick<AccessChange, 'accountId' | 'groupId' | 'isNewPassword'>>

/** An account as it would be created. */
const BLANK: Person = { id: NEW, username: '', email: '', role: 'other', is_active: true, group_id: null, version: 1 }

function whyNot({ me, people }: Asker, after: People, about: About): string | null {
  return refusedChange({ by: me, before: people, after, ...about })?.message ?? null
}

/** Why nobody can be added or changed by this person, or `null`. */
export function whyNoChanges(asker: Asker): string | null {
  return whyNot(asker, asker.people, {})
}

/** Why an account cannot be changed at all, or `null`. */
export function whyNotEdit(asker: Asker, account: Person): string | null {
  return whyNot(asker, asker.people, { accountId: account.id })
}

/** Why an account cannot be deleted, or `null`. */
export function whyNotDelete(asker: Asker, account: Person): string | null {
  return whyNot(asker, withoutAccount(asker.people, account.id), { accountId: account.id })
}

/** Why an account cannot be given a password, or `null`. */
export function whyNoPassword(asker: Asker, account: Person | null): string | null {
  return account && whyNot(asker, asker.people, { accountId: account.id, isNewPassword: true })
}

/** Why a group cannot be changed at all, or `null`. */
export function whyNotEditGroup(asker: Asker, group: Team): string | null {
  return whyNot(asker, asker.people, { groupId: group.id })
}

/** Why a group cannot be deleted, or `null`. */
export function whyNotDeleteGroup(asker: Asker, group: Team): string | null {
  return whyNot(asker, withoutGroup(asker.people, group.id), { groupId: group.id })
}

/** Choices of a select, and why some of them are closed. */
export interface Choices {
  options: Option[]
  why: string | undefined
}

function choices(
  asker: Asker,
  account: Person | null,
  options: readonly (Option & { as: Partial<Person> })[],
): Choices {
  const person = account ?? BLANK
  const judged = options.map(({ as, ...option }) => {
    const after = withAccount(asker.people, { ...person, ...as })
    return { option, why: whyNot(asker, after, { accountId: person.id }) }
  })
  return {
    options: judged.map(({ option, why }) => ({ ...option, disabled: why !== null })),
    why: judged.find(({ why }) => why !== null)?.why ?? undefined,
  }
}

/** The roles an account can get; one that is not ours stays among them. */
export function roleChoices(asker: Asker, account: Person | null): Choices {
  const known: readonly { value: string; label: string }[] = ROLES
  const own =
    account && !known.some(({ value }) => value === account.role) ? [{ value: account.role, label: account.role }] : []
  return choices(
    asker,
    account,
    [...known, ...own].map((role) => ({ ...role, as: { role: role.value } })),
  )
}

/** Whether an account can be active or inactive. */
export function statusChoices(asker: Asker, account: Person | null): Choices {
  return choices(asker, account, [
    { value: true, label: 'Active', as: { is_active: true } },
    { value: false, label: 'Inactive', as: { is_active: false } },
  ])
}

/** The groups an account can be in. */
export function groupChoices(asker: Asker, account: Person | null): Choices {
  const groups = asker.people.groups.map(({ id, name }) => ({ value: id, label: name, as: { group_id: id } }))
  return choices(asker, account, [{ value: null, label: 'No group', as: { group_id: null } }, ...groups])
}
