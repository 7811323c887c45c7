import type { Account, Group } from '#contract/account'
import { type Rights, rightsOf } from './permissions.ts'

/** What is stored of an account and may be changed. */
export type Person = Pick<Account, 'id' | 'username' | 'email' | 'role' | 'is_active' | 'group_id' | 'version'>

/** What is stored of a group and may be changed. */
export type Team = Pick<Group, 'id' | 'name' | 'description' | 'role_level' | 'is_active' | 'permissions' | 'version'>

/** Every account and group at one moment: together they decide who may do what. */
export interface People {
  accounts: readonly Person[]
  groups: readonly Team[]
}

/** Id of a record that is not stored yet. */
export const NEW = 0

/** What an account may do among `people`; its group counts only while that is active. */
export function rightsAmong({ groups }: People, { role, group_id }: Person): Rights {
  const group = groups.find(({ id, is_active }) => id === group_id && is_active)
  return rightsOf(role, group ? { roleLevel: group.role_level, permissions: group.permissions } : null)
}

/** `people` once `account` is stored. */
export function withAccount(people: People, account: Person): People {
  return { ...people, accounts: [...people.accounts.filter(({ id }) => id !== account.id), account] }
}

/** `people` once an account is deleted. */
export function withoutAccount(people: People, id: number): People {
  return { ...people, accounts: people.accounts.filter((account) => account.id !== id) }
}

/** `people` once `group` is stored. */
export function withGroup(people: People, group: Team): People {
  return { ...people, groups: [...people.groups.filter(({ id }) => id !== group.id), group] }
}

/** `people` once a group is deleted: its members keep their accounts and lose what it gave (rulings, section 2). */
export function withoutGroup({ accounts, groups }: People, id: number): People {
  return {
    accounts: accounts.map((account) => (account.group_id === id ? { ...account, group_id: null } : account)),
    groups: groups.filter((group) => group.id !== id),
  }
}
