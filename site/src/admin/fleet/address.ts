import { idIn } from '#contract/text/record-id'
import type { Day, DayRange } from '#contract/wire'
import { addDays, isDay, weekday } from '#domain/days'
import { type Search, sectionHref } from '../router.ts'

const SECTION = 'rentals'

/** The number of days in a window of the calendar. Not a month: at its end only days of the past would be in view. */
export const SPANS = { week: 7, weeks: 35 } as const

export type Span = keyof typeof SPANS

/** Trailer and days chosen for a new request, as far as they are. */
export interface EntryStart {
  trailer: number | null
  start: Day | null
  end: Day | null
}

/** The calendar's state in the address: `from` is any day of the first week in view; `null` means today. */
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
  return { span: span === 'week' ? 'week' : 'weeks', from: dayOrNull(from), list: { status, q } }
}

/** The parameters of a calendar address, without the open request. */
export function calendarSearch({ span, from, list }: CalendarAddress): Search {
  return { ...list, view: 'calendar', span: span === 'weeks' ? '' : span, from: from ?? '' }
}

/** Address of this part of the calendar. */
export function calendarHref(address: CalendarAddress): string {
  return sectionHref(SECTION, calendarSearch(address))
}

/** The window of days that begins with the week of `day`, on its Sunday. */
export function windowOf(span: Span, day: Day): DayRange {
  const start = addDays(day, -weekday(day))
  return { start, end: addDays(start, SPANS[span] - 1) }
}

/** A day of the window before or after the one of `day`. */
export function adjacentDay(span: Span, day: Day, by: 1 | -1): Day {
  return addDays(day, SPANS[span] * by)
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
