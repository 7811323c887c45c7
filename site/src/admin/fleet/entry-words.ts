import type { BookedRange } from '#contract/trailer'
import type { Day } from '#contract/wire'
import { daysIncluded, daysInWords } from '#domain/days'
import { formatPrice, fromCents } from '#domain/money'
import { bookedInWords, overlap } from '#domain/rental/dates'
import { estimateAt } from '#domain/rental/estimate'
import { ratesOf, type TrailerRates } from '#domain/rental/price'
import { refusedRange } from '#domain/rental/range'

interface Trailer {
  rates: TrailerRates
  /** Days that others have booked, from `today` on. */
  booked: readonly BookedRange[]
  today: Day
}

/** What to tell a caller about these days: why they are not available, or what they cost. */
export function entryInWords(days: BookedRange, { rates, booked, today }: Trailer): string {
  const refused = refusedRange(days)
  if (refused) return refused
  const taken = booked.find((range) => overlap(range, days))
  if (taken) return `Already booked ${bookedInWords(taken)}.`
  const cents = estimateAt(ratesOf(rates), days)
  const price = `${daysInWords(daysIncluded(days.start, days.end))}: ${formatPrice(cents && fromCents(cents))}.`
  return days.start < today ? `The first day has passed. ${price}` : `Free. ${price}`
}
