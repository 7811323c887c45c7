import { idIn } from '#contract/record-id'
import type { BookedRange } from '#contract/trailer'
import type { Day } from '#contract/wire'
import { addDays, addMonths, firstOfMonth, isDay, lastOfMonth, weekday } from '#domain/days'
import { type Search, sectionHref } from '../router.ts'

const SECTION = 'rentals'

export type Span = 'week' | 'month'

/** Days that were chosen for a new request, as far as they were. */
export interface EntryStart {
  trailer: number | null
  start: Day | null
  end: Day | null
}

/** What the address tells of the calendar: `from` is any day of what is shown; `null` shows today. */
export interface CalendarAddress {
  span: Span
  from: Day | null
}

/** True for the address of the calendar, not of the list. */
export function isCalendar(search: Search): boolean {
  return search.view === 'calendar'
}

/** Reads the calendar's place from an address; whatever is none counts as absent. */
export function readCalendar({ span, from }: Search): CalendarAddress {
  return { span: span === 'week' ? 'week' : 'month', from: dayOrNull(from) }
}

/** What an address of the calendar holds beside the request that is open. */
export function calendarSearch({ span, from }: CalendarAddress): Search {
  return { view: 'calendar', span: span === 'month' ? '' : span, from: from ?? '' }
}

/** Address that shows this part of the calendar. */
export function calendarHref(address: CalendarAddress): string {
  return sectionHref(SECTION, calendarSearch(address))
}

/** The days that are shown around `day`: its week from Sunday, or its month. */
export function windowOf(span: Span, day: Day): BookedRange {
  if (span === 'month') return { start: firstOfMonth(day), end: lastOfMonth(day) }
  const start = addDays(day, -weekday(day))
  return { start, end: addDays(start, 6) }
}

/** A day of the window before or after the one around `day`. */
export function adjacentDay(span: Span, day: Day, by: 1 | -1): Day {
  return span === 'week' ? addDays(day, 7 * by) : addMonths(firstOfMonth(day), by)
}

/** What a new request begins with, where the address asks for its form. */
export function readEntry({ entry, trailer, start, end }: Search): EntryStart | null {
  if (entry !== 'new') return null
  return {
    trailer: idIn(trailer),
    start: dayOrNull(start),
    end: dayOrNull(end),
  }
}

/** The address `search` with the form of a new request over it, or without any. */
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

// Only days of this century, so that the calendar can be turned on from each of them.
function dayOrNull(text: string | undefined): Day | null {
  return text?.startsWith('20') && isDay(text) ? text : null
}
