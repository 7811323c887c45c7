/** The position of a control: its top left corner, and the number of its group. */
export interface ControlPosition {
  top: number
  left: number
  group: number
}

/** The place of the control that `key` leads to from the one at `at`; `undefined` for a key that leads nowhere. */
export function placeAfterKey(spots: readonly ControlPosition[], at: number, key: string): number | undefined {
  const from = spots[at]
  if (!from) return undefined
  const last = spots.length - 1
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1)
    case 'ArrowRight':
      return Math.min(last, at + 1)
    case 'ArrowUp':
      return inRow(spots, from, Math.max(...tops(spots).filter((top) => top < from.top))) ?? at
    case 'ArrowDown':
      return inRow(spots, from, Math.min(...tops(spots).filter((top) => top > from.top))) ?? at
    case 'PageUp':
      return firstOf(spots, spots.findLast(({ group }) => group < from.group)?.group ?? from.group)
    case 'PageDown': {
      const next = spots.findIndex(({ group }) => group > from.group)
      return next < 0 ? last : next
    }
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

const tops = (spots: readonly ControlPosition[]) => spots.map(({ top }) => top)

const firstOf = (spots: readonly ControlPosition[], wanted: number) => spots.findIndex(({ group }) => group === wanted)

/** The nearest control in the row at `top`, if there is such a row. */
function inRow(spots: readonly ControlPosition[], { left }: ControlPosition, top: number): number | undefined {
  const row = spots.flatMap((spot, place) => (spot.top === top ? [{ place, away: Math.abs(spot.left - left) }] : []))
  return row.toSorted((a, b) => a.away - b.away)[0]?.place
}
