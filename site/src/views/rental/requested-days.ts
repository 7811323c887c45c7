import type { Day, DayRange } from '#contract/wire'
import { isDay } from '#domain/days'
import { datesRefusal } from '#domain/rental/dates'
import { areRentalDays } from '#domain/rental/range'

// How many characters of an invalid date are quoted.
const MAX_QUOTED = 20

/** The days by which a visitor filters the list of rentals. */
export interface RequestedDays {
  /** Whether the address names any days; such a page is not cached. */
  isFiltered: boolean
  typed: { from: string; to: string }
  /** The days, if a trailer can be rented on them at all. */
  days: DayRange | null
  /** Why no trailer can be rented on them, and the field to correct. */
  problem: { field: 'from' | 'to'; sentence: string } | null
}

/** Reads the days in the address of the list of rentals, by the rules for a rental request. */
export function requestedDays(address: URLSearchParams, today: Day): RequestedDays {
  const typed = { from: textIn(address, 'from'), to: textIn(address, 'to') }
  const isFiltered = typed.from !== '' || typed.to !== ''
  const problem = isFiltered ? problemOf(typed, today) : null
  return { isFiltered, typed, days: isFiltered && !problem ? { start: typed.from, end: typed.to } : null, problem }
}

/**
 * Days carried over in a link, if they are in order and no longer than a rental may be, since a price is computed day by day; the
 * page checks whether they are still available.
 */
export function presetDays(address: URLSearchParams): DayRange | null {
  const days = { start: textIn(address, 'from'), end: textIn(address, 'to') }
  return areRentalDays(days) ? days : null
}

/** Days carried over in a link, unless they are past: the link may be months old. */
export function daysAhead(preset: DayRange | null, today: Day): DayRange | null {
  return preset && preset.start >= today ? preset : null
}

function textIn(address: URLSearchParams, name: 'from' | 'to'): string {
  return address.get(name)?.trim() ?? ''
}

function problemOf({ from, to }: RequestedDays['typed'], today: Day): RequestedDays['problem'] {
  const wrong = (field: 'from' | 'to', sentence: string | null) => (sentence ? { field, sentence } : null)
  return (
    wrong('from', noDay(from, 'first')) ??
    wrong('to', noDay(to, 'last')) ??
    wrong('from', datesRefusal({ start: from, end: from }, today, [])) ??
    wrong('to', datesRefusal({ start: from, end: to }, today, []))
  )
}

function noDay(text: string, which: 'first' | 'last'): string | null {
  if (text === '') return `Choose the ${which} day, too.`
  return isDay(text) ? null : `“${text.slice(0, MAX_QUOTED)}” is not a date. Choose the ${which} day again.`
}
