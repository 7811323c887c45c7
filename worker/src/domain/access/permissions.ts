/**
 * Every permission that an account can have (rulings, section 4). Its position, counted from 1, is the `permission_id` that
 * groups store, so new ones are appended and none is ever removed.
 */
export const PERMISSIONS = [
  'dashboard.view',
  'trailers.view',
  'trailers.manage',
  'custom_trailers.view',
  'custom_trailers.manage',
  'equipment.view',
  'equipment.manage',
  'images.view',
  'images.manage',
  'rentals.view',
  'rentals.manage',
  'custom_builds.view',
  'custom_builds.manage',
  'contact.view',
  'contact.manage',
  'business_info.view',
  'business_info.manage',
  'activity.view',
  'activity.manage',
  'admin_access.view',
  'admin_access.manage',
  'developer_logs.view',
  'developer_logs.export',
] as const

/** The name of a permission. */
export type Permission = (typeof PERMISSIONS)[number]

type AreaOf<Name> = Name extends `${infer Area}.manage` ? Area : never
/** An area that staff manage, with a permission to view it and one to change it. */
export type Area = AreaOf<Permission>

/** What an active group grants to or withdraws from its members. */
export interface GroupRights {
  roleLevel: number
  permissions: readonly { permission_id: number; granted: boolean }[]
}

/** What an account may do now. */
export interface Rights {
  roleLevel: number
  permissions: string[]
}

// A map, not an object: a role may be any text, such as “constructor”.
const LEVELS = new Map([
  ['developer', 100],
  ['super_admin', 90],
  ['admin', 50],
])

// Unknown roles have the lowest level.
function levelOf(role: string): number {
  return LEVELS.get(role) ?? 10
}

function permissionsOf(role: string): Permission[] {
  if (role === 'developer') return [...PERMISSIONS]
  const common = PERMISSIONS.filter((name) => !name.startsWith('developer_logs'))
  if (role === 'super_admin') return common
  const daily = common.filter((name) => !name.startsWith('admin_access'))
  return role === 'admin' ? daily : daily.filter((name) => name.endsWith('.view'))
}

/**
 * Level and permissions of a role, adjusted by the account's active group, if it has one. A group that withdraws the view
 * permission of an area also withdraws the area's other permissions.
 */
export function rightsOf(role: string, group: GroupRights | null): Rights {
  const names = new Set(permissionsOf(role))
  for (const name of listed(group, true)) names.add(name)
  for (const name of listed(group, false)) withdraw(names, name)
  return {
    roleLevel: Math.max(levelOf(role), group?.roleLevel ?? 0),
    permissions: names.size === PERMISSIONS.length ? ['*'] : [...names],
  }
}

function listed(group: GroupRights | null, isGranted: boolean): Permission[] {
  const entries = (group?.permissions ?? []).filter(({ granted }) => granted === isGranted)
  return entries.flatMap(({ permission_id }) => PERMISSIONS[permission_id - 1] ?? [])
}

function withdraw(names: Set<Permission>, name: Permission): void {
  names.delete(name)
  if (!name.endsWith('.view')) return
  // Responses to changes contain the whole record, so it would still be visible.
  const area = name.slice(0, -'view'.length)
  for (const other of names) if (other.startsWith(area)) names.delete(other)
}

/** True if `permissions` include `name` or everything. */
export function hasPermission(permissions: readonly string[], name: Permission): boolean {
  return permissions.includes('*') || permissions.includes(name)
}
