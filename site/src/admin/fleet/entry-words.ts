import type { BookedRange, PublicTrailer } from '#contract/trailer'
import { daysIncluded, daysInWords } from '#domain/days'
import { formatPrice, fromCents, toCents } from '#domain/money'
import { bookedInWords, overlap } from '#domain/rental/dates'
import { refusedDays } from '#domain/rental/edit'
import { rentalPrice } from '#domain/rental/price'

/** What a trailer costs, as a visitor reads it. */
export type TrailerRates = Pick<PublicTrailer, 'rental_price_daily' | 'rental_price_weekly' | 'rental_price_monthly'>

/** What to tell a caller of these days: why they cannot be had, or what they cost; `booked` is what others have. */
export function entryInWords(days: BookedRange, rates: TrailerRates, booked: readonly BookedRange[]): string {
  const refused = refusedDays(days)
  if (refused) return refused
  const taken = booked.find((range) => overlap(range, days))
  if (taken) return `Already booked ${bookedInWords(taken)}.`
  const length = daysIncluded(days.start, days.end)
  const price = rentalPrice(length, {
    dailyCents: toCents(rates.rental_price_daily),
    weeklyCents: toCents(rates.rental_price_weekly),
    monthlyCents: toCents(rates.rental_price_monthly),
  })
  return `Free. ${daysInWords(length)}: ${formatPrice(price && fromCents(price.cents))}.`
}
