import { daysIncluded } from '#domain/days'
import type { Cell, Lane } from './lanes.ts'

/** The tab stop: a lane of the grid, counted from the top, and a column, its day counted from the first. */
export interface Place {
  lane: number
  column: number
}

/** The columns of a cell, counted from the first day of the window, where every lane begins. */
export function columnsOf(lane: Lane, cell: Cell): { first: number; last: number } {
  const first = daysIncluded(lane[0]?.start ?? cell.start, cell.start) - 1
  return { first, last: first + cell.days - 1 }
}

function cellAt(lane: Lane | undefined, column: number): Cell | undefined {
  return lane?.find((cell) => {
    const { first, last } = columnsOf(lane, cell)
    return first <= column && column <= last && cell.kind !== 'none'
  })
}

/** The nearest place to `place` that has a cell: the first lane of a trailer has no holes. */
export function nearestPlace(lanes: readonly Lane[], { lane, column }: Place): Place {
  const width = lanes[0]?.reduce((sum, { days }) => sum + days, 0) ?? 1
  const wanted = { lane: clamp(lane, lanes.length), column: clamp(column, width) }
  while (wanted.lane > 0 && !cellAt(lanes[wanted.lane], wanted.column)) wanted.lane--
  return wanted
}

/** Where a key leads from `place` (WAI-ARIA grid), or `null` for a key that moves nothing. */
export function placeAfterKey(lanes: readonly Lane[], place: Place, key: string, isControl: boolean): Place | null {
  // ⌘ and an arrow is the browser's Back on a Mac.
  if (isControl && key.startsWith('Arrow')) return null
  switch (key) {
    case 'ArrowLeft':
      return beside(lanes, place, -1)
    case 'ArrowRight':
      return beside(lanes, place, 1)
    case 'ArrowUp':
      return below(lanes, place, -1)
    case 'ArrowDown':
      return below(lanes, place, 1)
    case 'Home':
      return ends(lanes, isControl ? 0 : place.lane).first
    case 'End':
      return ends(lanes, isControl ? lanes.length - 1 : place.lane).last
    default:
      return null
  }
}

// Where a lane can have the tab stop: at its cells, not at its holes.
function stopsOf(lane: Lane = []): { first: number; last: number }[] {
  return lane.filter(({ kind }) => kind !== 'none').map((cell) => columnsOf(lane, cell))
}

// A bar spans several columns: the next cell is the one beyond its end, not the next column.
function beside(lanes: readonly Lane[], place: Place, by: 1 | -1): Place {
  const stops = stopsOf(lanes[place.lane])
  const next =
    by > 0 ? stops.find(({ first }) => first > place.column) : stops.findLast(({ last }) => last < place.column)
  return next ? { ...place, column: next.first } : place
}

function below(lanes: readonly Lane[], place: Place, by: 1 | -1): Place {
  for (let lane = place.lane + by; lane >= 0 && lane < lanes.length; lane += by) {
    if (cellAt(lanes[lane], place.column)) return { ...place, lane }
  }
  return place
}

function ends(lanes: readonly Lane[], at: number): { first: Place; last: Place } {
  const stops = stopsOf(lanes[at])
  const [first, last] = [stops[0]?.first ?? 0, stops.at(-1)?.first ?? 0]
  return { first: { lane: at, column: first }, last: { lane: at, column: last } }
}

function clamp(value: number, length: number): number {
  return Math.max(0, Math.min(value, length - 1))
}
