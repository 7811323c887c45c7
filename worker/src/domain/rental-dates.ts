import type { BookedRange } from '#contract/trailer'
import type { Day } from '#contract/wire'
import { addDays, dayInWords, daysIncluded } from './days.ts'

/** Longest rental that can be asked for, in days. */
export const LONGEST_RENTAL_DAYS = 366

/** True when two ranges share a day; first and last days belong to a range. */
export function overlap(a: BookedRange, b: BookedRange): boolean {
  return a.start <= b.end && b.start <= a.end
}

/** The booked range that `day` lies in. */
export function bookedOn(day: Day, booked: readonly BookedRange[]): BookedRange | undefined {
  return booked.find((range) => range.start <= day && day <= range.end)
}

/** First day from `from` on that is not booked. */
export function firstFreeDay(from: Day, booked: readonly BookedRange[]): Day {
  const taken = bookedOn(from, booked)
  return taken ? firstFreeDay(addDays(taken.end, 1), booked) : from
}

/** When a range is taken: “on Sat, Nov 21, 2026”, or “from … to …”. */
export function bookedInWords({ start, end }: BookedRange): string {
  return start === end ? `on ${dayInWords(start)}` : `from ${dayInWords(start)} to ${dayInWords(end)}`
}

/** Why a visitor cannot have these days, in a sentence for that visitor; `null` when nothing is in the way. */
export function refusedDates(wanted: BookedRange, today: Day, booked: readonly BookedRange[]): string | null {
  if (wanted.end < wanted.start) return 'The last day is before the first day. Choose a later last day.'
  if (wanted.start < today) return 'These dates are in the past. Choose a first day from today on.'
  if (daysIncluded(wanted.start, wanted.end) > LONGEST_RENTAL_DAYS) {
    return `A rental lasts at most ${LONGEST_RENTAL_DAYS} days. Choose an earlier last day, or write to us.`
  }
  const taken = booked.find((range) => overlap(range, wanted))
  return taken ? `Already booked ${bookedInWords(taken)}. Choose other dates.` : null
}
