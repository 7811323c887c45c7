import type { BookedRange } from '#contract/catalogue/trailer'
import { listed } from '#contract/text/listed'
import { pluralized } from '#contract/text/pluralized'
import type { DayRange } from '#contract/wire'
import { bookedInWords, bufferInWords, overlaps, withoutBuffer } from './dates.ts'

const MAX_NAMED = 3

/** When a trailer is rented: the first bookings, and how many more there are. */
export function bookingsInWords(booked: readonly BookedRange[]): string {
  const last = Math.min(booked.length, MAX_NAMED) - 1
  // The days kept free are the same for all bookings of a trailer, so the last one named tells of them for all.
  return firstOf(booked.map((range, place) => bookedInWords(place < last ? withoutBuffer(range) : range)))
}

/**
 * Why the days of `wanted` conflict with `others`, approved requests for a trailer that stays free for `buffer` days after each
 * rental.
 */
export function takenInWords(
  others: readonly (BookedRange & { id: number; buffer: number })[],
  wanted: DayRange,
): string {
  const taken = `Already booked by ${firstOf(others.map((other) => `request #${other.id} ${bookedInWords(other)}`))}`
  const near = others.find((other) => !overlaps(other, wanted))
  return near ? `${taken}, and ${bufferInWords(near.buffer)} kept free between rentals of this trailer.` : `${taken}.`
}

function firstOf(bookings: readonly string[]): string {
  const more = bookings.length - MAX_NAMED
  const rest = more > 0 ? [pluralized(more, 'more time')] : []
  return listed([...bookings.slice(0, MAX_NAMED), ...rest], 'and')
}
