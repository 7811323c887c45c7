import type { User } from '#contract/access/session'
import { isDeveloper } from '#domain/access/developer'
import { hasPermission, type Permission } from '#domain/access/permissions'

/** What is required to see a section: a permission, or being a developer. */
export type SectionPermission = Permission | 'developer'

type Rights = Pick<User, 'role' | 'roleLevel' | 'permissions'>

/** True when a person may see what requires `permission`. */
export function maySee(person: Rights, permission: SectionPermission): boolean {
  return permission === 'developer' ? isDeveloper(person) : hasPermission(person.permissions, permission)
}
