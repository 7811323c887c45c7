import type { FleetRental } from '#contract/catalogue/fleet-calendar'
import type { Day, DayRange } from '#contract/wire'
import { addDays, daysIncluded } from '#domain/days'
import { overlaps } from '#domain/rental/dates'

/** A piece of a lane: `days` columns from the day `start` on. */
interface Piece {
  start: Day
  days: number
}

/** A cell of a lane; `before` and `after` say that a rental extends beyond the window. */
export type Cell =
  | ({ kind: 'rental'; rental: FleetRental; before: boolean; after: boolean } & Piece)
  | ({ kind: 'kept'; rental: FleetRental } & Piece)
  | ({ kind: 'free' } & Piece)
  | ({ kind: 'none' } & Piece)

export type Lane = readonly Cell[]

interface Bar {
  rental: FleetRental
  /** Its days, and those kept free after it, until the next rental. */
  closed: DayRange
}

/**
 * The requests of a trailer in as few lanes as possible, all approved ones in the first; every lane covers the window. Only the
 * first lane has free days, one by one: once is enough. A rental that was completed before its last day takes none of the days to
 * come, so it leaves them to the first lane.
 */
export function lanesOf(rentals: readonly FleetRental[], bufferDays: number, window: DayRange, today: Day): Lane[] {
  const lanes: Bar[][] = [[]]
  for (const bar of barsOf(rentals, bufferDays, window)) {
    const isBackEarly = bar.rental.status === 'completed' && bar.rental.end > today
    const lane = lanes.find(
      (taken, place) => !(isBackEarly && place === 0) && taken.every(({ closed }) => !overlaps(closed, bar.closed)),
    )
    if (lane) lane.push(bar)
    else lanes.push([bar])
  }
  return lanes.map((bars, place) => cellsOf(bars, window, place === 0))
}

// Approved rentals are placed first, so they are in the first lane.
const RANK = { approved: 0, completed: 1, pending: 2 } as const

function barsOf(rentals: readonly FleetRental[], bufferDays: number, window: DayRange): Bar[] {
  const sorted = rentals.toSorted(
    (a, b) => RANK[a.status] - RANK[b.status] || (a.start < b.start ? -1 : a.start > b.start ? 1 : a.id - b.id),
  )
  const approved = sorted.filter(({ status }) => status === 'approved')
  return sorted
    .map((rental) => ({ rental, closed: { start: rental.start, end: keptUntil(rental, approved, bufferDays) } }))
    .filter(({ closed }) => overlaps(closed, window))
}

// The last day kept free after a rental, or the day before the next one: the buffer may have been raised since both were approved.
function keptUntil(rental: FleetRental, approved: readonly FleetRental[], bufferDays: number): Day {
  if (rental.status !== 'approved') return rental.end
  const next = approved.find(({ start }) => start > rental.end)
  const end = addDays(rental.end, bufferDays)
  return next && next.start <= end ? addDays(next.start, -1) : end
}

function cellsOf(bars: readonly Bar[], window: DayRange, isFirst: boolean): Lane {
  const cells: Cell[] = []
  let day = window.start
  for (const { rental, closed } of bars.toSorted((a, b) => (a.rental.start < b.rental.start ? -1 : 1))) {
    if (rental.start > day) cells.push(...gap(day, addDays(rental.start, -1), isFirst))
    const shown = clipped(rental, window)
    if (shown) {
      const [before, after] = [rental.start < window.start, rental.end > window.end]
      cells.push({ kind: 'rental', rental, before, after, ...piece(shown) })
    }
    const kept = clipped({ start: addDays(rental.end, 1), end: closed.end }, window)
    if (kept) cells.push({ kind: 'kept', rental, ...piece(kept) })
    day = addDays(closed.end, 1)
  }
  return day <= window.end ? [...cells, ...gap(day, window.end, isFirst)] : cells
}

function gap(start: Day, end: Day, isFirst: boolean): Cell[] {
  const days = daysIncluded(start, end)
  if (!isFirst) return [{ kind: 'none', start, days }]
  return Array.from({ length: days }, (_, place) => ({ kind: 'free', start: addDays(start, place), days: 1 }))
}

function clipped({ start, end }: DayRange, window: DayRange): DayRange | null {
  const shown = { start: start < window.start ? window.start : start, end: end > window.end ? window.end : end }
  return shown.start <= shown.end ? shown : null
}

function piece({ start, end }: DayRange): Piece {
  return { start, days: daysIncluded(start, end) }
}
