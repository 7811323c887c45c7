import type { CustomerBuild, CustomerRental, CustomerRequest } from '#contract/customer-request'
import type { Day } from '#contract/wire'
import { finalPrice } from '#domain/customer-rules'
import { dayInWords, daysIncluded } from '#domain/days'
import { formatPrice, fromCents, toCents } from '#domain/money'
import { rentalPrice } from '#domain/rental-price'
import { equipmentTotal, itemsInWords, subtotalInWords } from './build-prices.ts'

/** What a request costs, as far as that is known. */
export function priceOf({ final_price, estimated_price, noun }: CustomerRequest): { label: string; price: string } {
  if (final_price !== null) return { label: 'Final price', price: finalPrice(final_price) }
  const label = noun === 'rental' ? 'Estimated price' : 'Base price of the trailer'
  return { label, price: formatPrice(estimated_price) }
}

/** How long the final price can be accepted, or could be; `null` while there is none or it is accepted. */
export function validityOf(request: CustomerRequest, today: Day): string | null {
  if (request.final_price === null || request.accepted_at !== null) return null
  const day = dayInWords(request.valid_until)
  return request.valid_until < today ? `This price was valid until ${day}.` : `Valid until ${day}.`
}

/** A line of a quote; its price stands in the currency it is in. */
export interface QuoteLine {
  what: string
  detail: string
  price: string
}

/** What the estimate of a rental is made of; nothing where no rate is offered. */
export function rentalLines(rental: CustomerRental): QuoteLine[] {
  const days = daysIncluded(rental.rental_start_date, rental.rental_end_date)
  const rates = [
    ['months', '30 days', toCents(rental.rental_price_monthly)],
    ['weeks', '1 week', toCents(rental.rental_price_weekly)],
    ['days', '1 day', toCents(rental.rental_price_daily)],
  ] as const
  const [[, , monthlyCents], [, , weeklyCents], [, , dailyCents]] = rates
  const quote = rentalPrice(days, { dailyCents, weeklyCents, monthlyCents })
  if (!quote) return []
  return rates
    .filter(([unit]) => quote[unit] > 0)
    .map(([unit, span, cents]) => ({
      what: `${span} × ${quote[unit]}`,
      detail: `${formatPrice(fromCents(cents))} each`,
      price: formatPrice(fromCents(cents * quote[unit])),
    }))
}

/** The two sums of a build, which are in two currencies and never added together. */
export function buildSums({ estimated_price, equipment }: CustomerBuild): QuoteLine[] {
  const base = { what: 'Trailer', detail: 'base price', price: formatPrice(estimated_price) }
  if (equipment.length === 0) return [base]
  const total = equipmentTotal(equipment)
  return [base, { what: 'Equipment', detail: itemsInWords(equipment.length), price: subtotalInWords(total) }]
}
