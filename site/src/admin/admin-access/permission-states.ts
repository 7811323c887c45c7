import type { GroupPermission, PermissionEntry } from '#contract/account'
import { groupBy } from '../group-by.ts'

/** What a group says of a permission: nothing, so that the role decides, or that its members have it, or have it not. */
export type PermissionState = 'role' | 'granted' | 'withdrawn'

/** What a group says of one permission. */
export function stateOf(list: readonly GroupPermission[], id: number): PermissionState {
  const entry = list.find(({ permission_id }) => permission_id === id)
  if (!entry) return 'role'
  return entry.granted ? 'granted' : 'withdrawn'
}

/** The list once the group says `state` of one permission; in the order of the ids, as the server keeps it. */
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

/** Permissions by category, in the order in which they came. */
export function byCategory(permissions: readonly PermissionEntry[]): [string, PermissionEntry[]][] {
  return [...groupBy(permissions, ({ category }) => category)]
}
