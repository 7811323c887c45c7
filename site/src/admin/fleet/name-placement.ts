import type { Lane } from './lanes.ts'

/** Where the name of a bar stands beside it: after `tail` days that are kept free, in `room` free days. */
export interface NamePlacement {
  tail: number
  room: number
}

// A bar of six days shows most of a name.
const SHORT_DAYS = 5
// On the narrowest screen; the ends of a bar take the room of some.
const LETTERS_PER_DAY = 4
const LETTERS_OF_ENDS = 3
// Days of a week are wide enough for a name each.
const WIDE_DAYS = 7

/** Where the name of the bar at `index` of a lane stands, `null` for inside: a bar may be too short for it. */
export function besideBar(lane: Lane, index: number): NamePlacement | null {
  const bar = lane[index]
  if (bar?.kind !== 'rental' || bar.days > SHORT_DAYS || daysOf(lane) <= WIDE_DAYS) return null
  if (bar.rental.customer_name.length <= bar.days * LETTERS_PER_DAY - LETTERS_OF_ENDS) return null
  const after = lane.slice(index + 1)
  const tail = after[0]?.kind === 'kept' ? after[0].days : 0
  const rest = tail > 0 ? after.slice(1) : after
  const end = rest.findIndex(({ kind }) => kind === 'rental')
  const room = daysOf(end < 0 ? rest : rest.slice(0, end))
  return room > bar.days ? { tail, room } : null
}

function daysOf(cells: Lane): number {
  return cells.reduce((sum, { days }) => sum + days, 0)
}
