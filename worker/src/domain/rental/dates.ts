import type { BookedRange } from '#contract/catalogue/trailer'
import type { Day, DayRange } from '#contract/wire'
import { addDays, dayInWords, daysIncluded } from '../days.ts'

/** Longest rental that can be requested, in days. */
export const MAX_RENTAL_DAYS = 366

/** True when two ranges share a day; first and last days belong to a range. */
export function overlaps(a: DayRange, b: DayRange): boolean {
  return a.start <= b.end && b.start <= a.end
}

/**
 * The days that a rental closes to others, including `bufferDays` after it and, since a rental that ends before it needs its own
 * buffer, as many before it.
 */
export function withBuffer({ start, end }: DayRange, bufferDays: number): BookedRange {
  if (bufferDays === 0) return { start, end }
  return { start: addDays(start, -bufferDays), end: addDays(end, bufferDays), buffer_days: bufferDays }
}

/** The days of a closed range on which the trailer is rented. */
export function withoutBuffer({ start, end, buffer_days = 0 }: BookedRange): DayRange {
  return { start: addDays(start, buffer_days), end: addDays(end, -buffer_days) }
}

/** How many days are kept free, in words: “1 day is”, “2 days are”. */
export function bufferInWords(bufferDays: number): string {
  return bufferDays === 1 ? '1 day is' : `${bufferDays} days are`
}

/** The booked range that contains `day`. */
export function bookingOn(day: Day, booked: readonly BookedRange[]): BookedRange | undefined {
  return booked.find((range) => range.start <= day && day <= range.end)
}

/** True for a closed day on which the trailer is not rented but kept free before or after a rental. */
export function isBufferDay(day: Day, booked: readonly BookedRange[]): boolean {
  // Not the days of all ranges, for each of the 60 days in a calendar: that took half of a key press in it.
  const closing = booked.filter(({ start, end }) => start <= day && day <= end)
  return closing.length > 0 && bookingOn(day, closing.map(withoutBuffer)) === undefined
}

/** First day from `from` on that is not booked. */
export function firstFreeDay(from: Day, booked: readonly BookedRange[]): Day {
  const taken = bookingOn(from, booked)
  return taken ? firstFreeDay(addDays(taken.end, 1), booked) : from
}

/** How many days a rental can continue after `day`: until the next booked day, and at most `most`. */
export function freeDaysAfter(day: Day, most: number, booked: readonly BookedRange[]): number {
  const untilBooked = booked.filter(({ start }) => start > day).map(({ start }) => daysIncluded(day, start) - 2)
  return Math.max(0, Math.min(most, ...untilBooked))
}

/** When a trailer is rented: “on Sat, Nov 21, 2026”, or “from … to …”, and what is kept free around that. */
export function bookedInWords(range: BookedRange): string {
  const { start, end } = withoutBuffer(range)
  const days = start === end ? `on ${dayInWords(start)}` : `from ${dayInWords(start)} to ${dayInWords(end)}`
  return range.buffer_days ? `${days} (${bufferInWords(range.buffer_days)} kept free before and after)` : days
}

/** Why a visitor cannot rent on these days, as a message to that visitor; `null` if they can. */
export function datesRefusal(wanted: DayRange, today: Day, booked: readonly BookedRange[]): string | null {
  if (wanted.end < wanted.start) return 'The last day is before the first day. Choose a later one.'
  if (wanted.start < today) return 'These days are in the past. Choose a first day from today on.'
  if (daysIncluded(wanted.start, wanted.end) > MAX_RENTAL_DAYS) {
    return `A rental lasts at most ${MAX_RENTAL_DAYS} days. Choose an earlier last day, or write to us.`
  }
  const taken = booked.find((range) => overlaps(range, wanted))
  return taken ? `Already booked ${bookedInWords(taken)}. Choose other days.` : null
}

/** Which of the two days to correct if `datesRefusal` refuses them: the first, if that is why. */
export function dayToCorrect(
  wanted: DayRange,
  today: Day,
  booked: readonly BookedRange[],
): 'rental_start_date' | 'rental_end_date' {
  const firstAlone = datesRefusal({ start: wanted.start, end: wanted.start }, today, booked)
  return firstAlone === datesRefusal(wanted, today, booked) ? 'rental_start_date' : 'rental_end_date'
}
