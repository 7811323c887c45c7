import type { BookedRange } from '#contract/trailer'
import { daysIncluded } from '../days.ts'
import { LONGEST_RENTAL_DAYS } from './dates.ts'

// In a file of its own, so that visitors' pages, which load dates.ts, do not load it.

/** Why nobody can have these days, in a sentence for staff; `null` when they are a rental. Days in the past are days. */
export function refusedRange({ start, end }: BookedRange): string | null {
  if (end < start) return 'The last day is before the first day. Choose a later one.'
  if (daysIncluded(start, end) <= LONGEST_RENTAL_DAYS) return null
  return `A rental lasts at most ${LONGEST_RENTAL_DAYS} days. Choose an earlier last day.`
}
