const AREAS = [
  'trailers',
  'custom_trailers',
  'equipment',
  'images',
  'rentals',
  'custom_builds',
  'contact',
  'business_info',
  'activity',
  'admin_access',
] as const
export type Area = (typeof AREAS)[number]

/** A right that an account can have (rulings, section 4). */
export type Permission =
  | 'dashboard.view'
  | 'developer_logs.view'
  | 'developer_logs.export'
  | `${Area}.${'view' | 'manage'}`

/**
 * Every permission in a fixed order: its place, counted from 1, is the `permission_id` that groups store, so new
 * ones go to the end.
 */
export const PERMISSIONS: readonly Permission[] = [
  'dashboard.view',
  ...AREAS.flatMap((area) => [`${area}.view`, `${area}.manage`] as const),
  'developer_logs.view',
  'developer_logs.export',
]

/** What an active group adds to or takes from its members. */
export interface GroupRights {
  roleLevel: number
  permissions: readonly { permission_id: number; granted: boolean }[]
}

/** What an account may do now. */
export interface Rights {
  roleLevel: number
  permissions: string[]
}

// A map, since a role may be any text, also the name of what every object has.
const LEVELS = new Map([
  ['developer', 100],
  ['super_admin', 90],
  ['admin', 50],
])

/** Level of a role; unknown roles have the lowest. */
export function levelOf(role: string): number {
  return LEVELS.get(role) ?? 10
}

function permissionsOf(role: string): Permission[] {
  if (role === 'developer') return [...PERMISSIONS]
  const common = PERMISSIONS.filter((name) => !name.startsWith('developer_logs'))
  if (role === 'super_admin') return common
  const daily = common.filter((name) => !name.startsWith('admin_access'))
  return role === 'admin' ? daily : daily.filter((name) => name.endsWith('.view'))
}

/** Level and permissions of a role, raised, widened and narrowed by the account's active group, if it has one. */
export function rightsOf(role: string, group: GroupRights | null): Rights {
  const names = new Set(permissionsOf(role))
  for (const { permission_id, granted } of group?.permissions ?? []) {
    const name = PERMISSIONS[permission_id - 1]
    if (name && granted) names.add(name)
    if (name && !granted) names.delete(name)
  }
  return {
    roleLevel: Math.max(levelOf(role), group?.roleLevel ?? 0),
    permissions: names.size === PERMISSIONS.length ? ['*'] : [...names],
  }
}

/** True when `permissions` hold `name` or everything. */
export function may(permissions: readonly string[], name: Permission): boolean {
  return permissions.includes('*') || permissions.includes(name)
}
