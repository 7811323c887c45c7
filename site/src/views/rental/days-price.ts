import type { PublicTrailer } from '#contract/catalogue/trailer'
import type { DayRange } from '#contract/wire'
import { daysIncluded, daysInWords } from '#domain/days'
import { fromCents } from '#domain/money'
import { estimateAt } from '#domain/rental/estimate'
import { ratesOf } from '#domain/rental/price'

/** The number of requested days in words, and what a trailer costs for them in dollars; 0 if no rate is set. */
export function daysPrice(trailer: PublicTrailer, days: DayRange): { label: string; price: number } {
  const cents = estimateAt(ratesOf(trailer), days)
  return { label: `Your ${daysInWords(daysIncluded(days.start, days.end))}`, price: fromCents(cents ?? 0) }
}
