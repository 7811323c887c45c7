import {
  type Account,
  type AccountInput,
  AccountList,
  AccountResponse,
  type Group,
  type GroupInput,
  GroupList,
  GroupResponse,
  type PermissionEntry,
  PermissionList,
} from '#contract/access/account'
import { AuditList } from '#contract/activity'
import { Done } from '#contract/wire'
import { call } from '../api/call.ts'
import { queryOf } from '../api/query-of.ts'
import { byName } from '../natural-order.ts'
import type { AccessAddress } from './address.ts'

const ACCOUNTS = '/api/admin-accounts'
const GROUPS = '/api/admin-groups'
const PAGE_SIZE = 50

/** Identifies a record and the version of it that was seen. */
type Seen = Pick<Account, 'id' | 'version'>

/** All accounts, by name. */
export async function listAccounts(signal: AbortSignal): Promise<Account[]> {
  const { accounts } = (await call(AccountList, ACCOUNTS, { signal })).data
  return accounts.toSorted((one, other) => byName(one.username, other.username))
}

/** One account. */
export async function getAccount(id: number): Promise<Account> {
  return (await call(AccountResponse, `${ACCOUNTS}/${id}`)).data.account
}

/** Stores a new account; repeats under the same `key` store it only once. */
export async function createAccount(body: AccountInput, key: string): Promise<Account> {
  const otherwise = 'Failed to save account'
  return (await call(AccountResponse, ACCOUNTS, { method: 'POST', body, key, otherwise })).data.account
}

/** Changes an account; an empty password leaves the stored one unchanged. */
export async function updateAccount(id: number, body: AccountInput, version: number | undefined): Promise<Account> {
  const options = { method: 'PUT', body, version, otherwise: 'Failed to save account' } as const
  return (await call(AccountResponse, `${ACCOUNTS}/${id}`, options)).data.account
}

/** Deletes an account. */
export async function deleteAccount({ id, version }: Seen): Promise<void> {
  await call(Done, `${ACCOUNTS}/${id}`, { method: 'DELETE', version })
}

/** Turns off the two-step sign-in of an account. */
export async function removeSecondFactor({ id, version }: Seen): Promise<void> {
  await call(Done, `${ACCOUNTS}/${id}/second-factor`, { method: 'DELETE', version })
}

/** All groups, by name. */
export async function listGroups(signal: AbortSignal): Promise<Group[]> {
  const { groups } = (await call(GroupList, GROUPS, { signal })).data
  return groups.toSorted((one, other) => byName(one.name, other.name))
}

/** One group. */
export async function getGroup(id: number): Promise<Group> {
  return (await call(GroupResponse, `${GROUPS}/${id}`)).data.group
}

/** Stores a new group; repeats under the same `key` store it only once. */
export async function createGroup(body: GroupInput, key: string): Promise<Group> {
  return (await call(GroupResponse, GROUPS, { method: 'POST', body, key })).data.group
}

/** Changes a group. */
export async function updateGroup(id: number, body: GroupInput, version: number | undefined): Promise<Group> {
  return (await call(GroupResponse, `${GROUPS}/${id}`, { method: 'PUT', body, version })).data.group
}

/** Deletes a group; its members keep their accounts. */
export async function deleteGroup({ id, version }: Seen): Promise<void> {
  await call(Done, `${GROUPS}/${id}`, { method: 'DELETE', version })
}

/** Every permission a group can grant or withdraw. */
export async function listPermissions(signal: AbortSignal): Promise<PermissionEntry[]> {
  return (await call(PermissionList, `${GROUPS}/permissions`, { signal })).data.permissions
}

/** One page of the audit trail, newest first. */
export function listAudit(
  { q, kind, record }: Pick<AccessAddress, 'q' | 'kind' | 'record'>,
  cursor: string,
  signal: AbortSignal,
): Promise<AuditList> {
  const query = queryOf({ limit: PAGE_SIZE, q, noun: kind, record_id: kind ? record : null, cursor })
  return call(AuditList, `/api/audit-log?${query}`, { signal })
}
