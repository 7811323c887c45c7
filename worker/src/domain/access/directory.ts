import type { Account, Group } from '#contract/access/account'
import { type Rights, rightsOf } from './permissions.ts'

/** The stored fields of an account that can be changed. */
export type AccountRecord = Pick<Account, 'id' | 'username' | 'email' | 'role' | 'is_active' | 'group_id' | 'version'>

/** The stored fields of a group that can be changed. */
export type GroupRecord = Pick<
  Group,
  'id' | 'name' | 'description' | 'role_level' | 'is_active' | 'permissions' | 'version'
>

/** All accounts and groups as of one moment, which together determine who may do what. */
export interface Directory {
  accounts: readonly AccountRecord[]
  groups: readonly GroupRecord[]
}

/** Id of a record that is not stored yet. */
export const NEW = 0

/** What an account may do in `directory`; its group counts only while the group is active. */
export function rightsIn({ groups }: Directory, { role, group_id }: AccountRecord): Rights {
  const group = groups.find(({ id, is_active }) => id === group_id && is_active)
  return rightsOf(role, group ? { roleLevel: group.role_level, permissions: group.permissions } : null)
}

/** `directory` once `account` is stored; the others keep their places. */
export function withAccount(directory: Directory, account: AccountRecord): Directory {
  return { ...directory, accounts: withRecord(directory.accounts, account) }
}

/** `directory` once an account is deleted. */
export function withoutAccount(directory: Directory, id: number): Directory {
  return { ...directory, accounts: directory.accounts.filter((account) => account.id !== id) }
}

/** `directory` once `group` is stored. */
export function withGroup(directory: Directory, group: GroupRecord): Directory {
  return { ...directory, groups: withRecord(directory.groups, group) }
}

function withRecord<Item extends { id: number }>(records: readonly Item[], record: Item): Item[] {
  const place = records.findIndex(({ id }) => id === record.id)
  return place < 0 ? [...records, record] : records.with(place, record)
}

/** `directory` once a group is deleted: its members keep their accounts and lose what it granted (rulings, section 2). */
export function withoutGroup({ accounts, groups }: Directory, id: number): Directory {
  return {
    accounts: accounts.map((account) => (account.group_id === id ? { ...account, group_id: null } : account)),
    groups: groups.filter((group) => group.id !== id),
  }
}
