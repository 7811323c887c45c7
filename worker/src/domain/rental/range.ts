import type { DayRange } from '#contract/wire'
import { daysIncluded, isDay } from '../days.ts'
import { MAX_RENTAL_DAYS } from './dates.ts'

// In a separate file, so that visitors' pages, which load dates.ts, do not load it.

/** Why these days cannot be a rental, as a message to staff; `null` if they can. Past days are allowed. */
export function rangeRefusal({ start, end }: DayRange): string | null {
  if (end < start) return 'The last day is before the first day. Choose a later one.'
  if (daysIncluded(start, end) <= MAX_RENTAL_DAYS) return null
  return `A rental lasts at most ${MAX_RENTAL_DAYS} days. Choose an earlier last day.`
}

/** True for two dates that can be a rental, past ones too. */
export function areRentalDays({ start, end }: DayRange): boolean {
  return isDay(start) && isDay(end) && rangeRefusal({ start, end }) === null
}
