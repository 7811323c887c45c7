import type { BookedRange, PublicTrailer } from '#contract/trailer'
import { daysIncluded, daysInWords } from '#domain/days'
import { fromCents, toCents } from '#domain/money'
import { estimateAt } from '#domain/rental/price'

/** How many days were asked for, in words, and what a trailer costs for them in dollars; 0 where no rate is set. */
export function daysPrice(trailer: PublicTrailer, days: BookedRange): { label: string; price: number } {
  const cents = estimateAt(
    {
      rental_price_daily: toCents(trailer.rental_price_daily),
      rental_price_weekly: toCents(trailer.rental_price_weekly),
      rental_price_monthly: toCents(trailer.rental_price_monthly),
    },
    days,
  )
  return { label: `Your ${daysInWords(daysIncluded(days.start, days.end))}`, price: fromCents(cents ?? 0) }
}
