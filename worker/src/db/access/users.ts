import { and, eq } from 'drizzle-orm'
import type { User } from '#contract/access/session'
import { type GroupRights, rightsOf } from '#domain/access/permissions'
import { accounts, adminGroups } from '../schema.ts'
import { permissionsOfGroup } from './groups.ts'

/** What identifies a user and their permissions, read together so that it is consistent; the group by `activeGroup`. */
export const userColumns = {
  id: accounts.id,
  username: accounts.username,
  email: accounts.email,
  role: accounts.role,
  groupLevel: adminGroups.role_level,
  groupPermissions: permissionsOfGroup,
}

/** True for the group of an account; an inactive one gives no permissions. */
export const activeGroup = and(eq(adminGroups.id, accounts.group_id), eq(adminGroups.is_active, true))

interface UserRow {
  id: number
  username: string
  email: string
  role: string
  groupLevel: number | null
  groupPermissions: string
}

/** An account with what it may do, from a row of `userColumns`. */
export function toUser({ groupLevel, groupPermissions: rights, ...account }: UserRow): User {
  const group: GroupRights | null =
    groupLevel === null ? null : { roleLevel: groupLevel, permissions: JSON.parse(rights) }
  return { ...account, ...rightsOf(account.role, group) }
}
