import type { BookedRange } from '#contract/trailer'
import { daysIncluded, daysInWords } from '#domain/days'
import { formatPrice, fromCents } from '#domain/money'
import { bookedInWords, overlap } from '#domain/rental/dates'
import { estimateAt } from '#domain/rental/estimate'
import { ratesOf, type TrailerRates } from '#domain/rental/price'
import { refusedRange } from '#domain/rental/range'

/** What to tell a caller about these days: why they are not available, or what they cost; `booked` is what others have. */
export function entryInWords(days: BookedRange, rates: TrailerRates, booked: readonly BookedRange[]): string {
  const refused = refusedRange(days)
  if (refused) return refused
  const taken = booked.find((range) => overlap(range, days))
  if (taken) return `Already booked ${bookedInWords(taken)}.`
  const cents = estimateAt(ratesOf(rates), days)
  return `Free. ${daysInWords(daysIncluded(days.start, days.end))}: ${formatPrice(cents && fromCents(cents))}.`
}
