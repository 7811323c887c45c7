import type { GroupPermission, PermissionEntry } from '#contract/access/account'
import { groupBy } from '#domain/group-by'

/** A group's setting for a permission: none, so that the role decides, granted to its members, or withdrawn from them. */
export type PermissionState = 'role' | 'granted' | 'withdrawn'

/** The settings as the form calls them, in display order. */
export const PERMISSION_STATES = {
  role: 'From the role',
  granted: 'Granted',
  withdrawn: 'Withdrawn',
} as const satisfies Record<PermissionState, string>

/** A group's setting for one permission. */
export function stateOf(list: readonly GroupPermission[], id: number): PermissionState {
  const entry = list.find(({ permission_id }) => permission_id === id)
  if (!entry) return 'role'
  return entry.granted ? 'granted' : 'withdrawn'
}

/** The list with one permission set to `state`, in order of ids, as the server stores it. */
export function withState(list: readonly GroupPermission[], id: number, state: PermissionState): GroupPermission[] {
  const others = list.filter(({ permission_id }) => permission_id !== id)
  if (state === 'role') return others
  return [...others, { permission_id: id, granted: state === 'granted' }].toSorted(
    (a, b) => a.permission_id - b.permission_id,
  )
}

/** “2 granted, 1 withdrawn”, or that the role decides everything. */
export function permissionSummary(list: readonly GroupPermission[]): string {
  const granted = list.filter((entry) => entry.granted).length
  const counts = [
    [granted, 'granted'],
    [list.length - granted, 'withdrawn'],
  ] as const
  const nonZero = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  return nonZero.join(', ') || 'All from the role'
}

/** Permissions by category, in order of appearance. */
export function byCategory(permissions: readonly PermissionEntry[]): [string, PermissionEntry[]][] {
  return [...groupBy(permissions, ({ category }) => category)]
}
