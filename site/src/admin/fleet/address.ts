import { idIn } from '#contract/record-id'
import type { BookedRange } from '#contract/trailer'
import type { Day } from '#contract/wire'
import { addDays, addMonths, firstOfMonth, isDay, lastOfMonth, weekday } from '#domain/days'
import { type Search, sectionHref } from '../router.ts'

const SECTION = 'rentals'

export type Span = 'week' | 'month'

/** Trailer and days chosen for a new request, as far as they are. */
export interface EntryStart {
  trailer: number | null
  start: Day | null
  end: Day | null
}

/** The calendar's state in the address: `from` is any day of the window; `null` means today. */
export interface CalendarAddress {
  span: Span
  from: Day | null
  /** The filters of the list, for the way back to it. */
  list: Search
}

/** True for the address of the calendar, not of the list. */
export function isCalendar(search: Search): boolean {
  return search.view === 'calendar'
}

/** Reads the calendar's state from an address; unknown values count as absent. */
export function readCalendar({ span, from, status = '', q = '' }: Search): CalendarAddress {
  return { span: span === 'week' ? 'week' : 'month', from: dayOrNull(from), list: { status, q } }
}

/** The parameters of a calendar address, without the open request. */
export function calendarSearch({ span, from, list }: CalendarAddress): Search {
  return { ...list, view: 'calendar', span: span === 'month' ? '' : span, from: from ?? '' }
}

/** Address of this part of the calendar. */
export function calendarHref(address: CalendarAddress): string {
  return sectionHref(SECTION, calendarSearch(address))
}

/** The window of days around `day`: its week from Sunday, or its month. */
export function windowOf(span: Span, day: Day): BookedRange {
  if (span === 'month') return { start: firstOfMonth(day), end: lastOfMonth(day) }
  const start = addDays(day, -weekday(day))
  return { start, end: addDays(start, 6) }
}

/** The same place of the calendar with another span: around today if that is in view, else around the same day. */
export function withSpan(address: CalendarAddress, span: Span, today: Day): CalendarAddress {
  const { start, end } = windowOf(address.span, address.from ?? today)
  // A month switches to the week of its first day, which may begin in the month before; `from` stays that day, so that the way
  // back leads to the same month. Turning to another week sets `from` to its Sunday instead.
  const isChosen = span === 'month' && address.from !== start
  const isToday = start <= today && today <= end && !isChosen
  return { ...address, span, from: isToday ? null : address.from }
}

/** A day of the window before or after the one around `day`. */
export function adjacentDay(span: Span, day: Day, by: 1 | -1): Day {
  return span === 'week' ? addDays(day, 7 * by) : addMonths(firstOfMonth(day), by)
}

/** What a new request starts with, if the address opens its form. */
export function readEntry({ entry, trailer, start, end }: Search): EntryStart | null {
  if (entry !== 'new') return null
  return {
    trailer: idIn(trailer),
    start: dayOrNull(start),
    end: dayOrNull(end),
  }
}

/** The address `search` with the form of a new request open, or with none. */
export function entryHref(search: Search, entry: EntryStart | null): string {
  const { entry: _, trailer, start, end, ...rest } = search
  if (!entry) return sectionHref(SECTION, rest)
  return sectionHref(SECTION, {
    ...rest,
    entry: 'new',
    trailer: entry.trailer === null ? '' : String(entry.trailer),
    start: entry.start ?? '',
    end: entry.end ?? '',
  })
}

// Only days of this century, so that the calendar can move on from any of them.
function dayOrNull(text: string | undefined): Day | null {
  return text?.startsWith('20') && isDay(text) ? text : null
}
