import type { BookedRange } from '#contract/catalogue/trailer'
import type { Day, DayRange } from '#contract/wire'
import { dayInWords } from '#domain/days'
import { bookingOn, isBufferDay } from '#domain/rental/dates'

/** What the grid needs to know to draw a day. */
export interface CalendarView {
  today: Day
  booked: readonly BookedRange[]
  /** Chosen days, or those that pressing the hovered day would choose. */
  highlighted: DayRange | null
  /** The last day is not chosen yet. */
  open: boolean
}

/** How the grid shows one day and names it to screen readers; `part` is its place in the highlighted range. */
export interface DayCell {
  state: 'free' | 'booked' | 'past'
  part: 'single' | 'first' | 'middle' | 'last' | null
  /** Chosen, not just previewed. */
  chosen: boolean
  label: string
}

const ROLES = {
  single: 'your day',
  first: 'your first day',
  middle: 'one of your days',
  last: 'your last day',
} as const

/** How `day` looks, and its label for screen readers: “Saturday, November 21, 2026, booked”. */
export function dayCell(day: Day, { today, booked, highlighted, open }: CalendarView): DayCell {
  const state = day < today ? 'past' : bookingOn(day, booked) ? 'booked' : 'free'
  const part = highlighted && partOf(day, highlighted)
  const chosen = part !== null && (!open || day === highlighted?.start)
  const closed = state === 'booked' && isBufferDay(day, booked) ? 'kept free between rentals' : state
  const notes = [day === today && 'today', state !== 'free' && closed, chosen && ROLES[open ? 'first' : part]]
  return { state, part, chosen, label: [dayInWords(day, 'long'), ...notes.filter(Boolean)].join(', ') }
}

function partOf(day: Day, { start, end }: DayRange): DayCell['part'] {
  if (day < start || day > end) return null
  if (start === end) return 'single'
  return day === start ? 'first' : day === end ? 'last' : 'middle'
}
