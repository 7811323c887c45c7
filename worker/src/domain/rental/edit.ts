import type { Rental, RentalEdit } from '#contract/rental'
import type { BookedRange } from '#contract/trailer'
import { daysIncluded } from '../days.ts'
import { toCents } from '../money.ts'
import { LONGEST_RENTAL_DAYS } from './dates.ts'
import { rentalPrice } from './price.ts'

/** The days of a request as they are after an edit. */
export function editedDays(rental: Rental, edit: RentalEdit): BookedRange {
  return {
    start: edit.rental_start_date ?? rental.rental_start_date,
    end: edit.rental_end_date ?? rental.rental_end_date,
  }
}

/** True for an edit that gives a request other days. */
export function movesDays(rental: Rental, edit: RentalEdit): boolean {
  const { start, end } = editedDays(rental, edit)
  return start !== rental.rental_start_date || end !== rental.rental_end_date
}

/** Why no request can have these days, whoever wants it; `null` when they are a rental. Days in the past are days. */
export function refusedDays({ start, end }: BookedRange): string | null {
  if (end < start) return 'The last day is before the first day. Choose a later one.'
  if (daysIncluded(start, end) <= LONGEST_RENTAL_DAYS) return null
  return `A rental lasts at most ${LONGEST_RENTAL_DAYS} days. Choose an earlier last day.`
}

/** What these days cost at the rates the request was made with, in cents; the rates of today do not touch it. */
export function priceAtItsRates(rental: Rental, { start, end }: BookedRange): number | null {
  const rates = {
    dailyCents: toCents(rental.rental_price_daily),
    weeklyCents: toCents(rental.rental_price_weekly),
    monthlyCents: toCents(rental.rental_price_monthly),
  }
  return rentalPrice(daysIncluded(start, end), rates)?.cents ?? null
}
