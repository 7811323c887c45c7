import type { GroupPermission } from '#contract/access/account'
import { wordsOf } from '#domain/access/permission-words'
import { PERMISSIONS } from '#domain/access/permissions'
import { PERMISSION_STATES, stateOf, withState } from './permission-states.ts'

type Permissions = readonly GroupPermission[]

/** Names the permissions whose setting differs in `theirs`, as in “Permissions (See the dashboard: Granted)”. */
export function changedPermissions(before: Permissions, theirs: Permissions): string[] {
  const settings = differing(before, theirs).map(
    (id) => `${permissionName(id)}: ${PERMISSION_STATES[stateOf(theirs, id)]}`,
  )
  return settings.length > 0 ? [`Permissions (${settings.join('; ')})`] : []
}

/** `theirs` with every setting that differs from `before` in `mine`. */
export function mergedPermissions(before: Permissions, mine: Permissions, theirs: Permissions): GroupPermission[] {
  return differing(before, mine).reduce((list, id) => withState(list, id, stateOf(mine, id)), [...theirs])
}

/** A permission in words; its number, if it no longer exists. */
export function permissionName(id: number): string {
  const name = PERMISSIONS[id - 1]
  return name ? wordsOf(name).description : `Permission ${id}`
}

function differing(before: Permissions, after: Permissions): number[] {
  const ids = new Set([...before, ...after].map(({ permission_id }) => permission_id))
  return [...ids].filter((id) => stateOf(before, id) !== stateOf(after, id)).sort((a, b) => a - b)
}
