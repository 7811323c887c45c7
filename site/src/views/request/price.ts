import type { CustomerBuild, CustomerRental, CustomerRequest, CustomerStep } from '#contract/requests/customer-request'
import type { Day } from '#contract/wire'
import { finalPriceInWords, isOpen, isWithoutTrailer } from '#domain/customer/rules'
import { dayInWords, daysIncluded, daysInWords } from '#domain/days'
import { fromCents, priceInWords } from '#domain/money'
import { monthsInWords, ratesOf, rentalPrice, weeksInWords } from '#domain/rental/price'
import { equipmentTotal, itemsInWords, subtotalInWords } from '../build/prices.ts'

/** True once no other price will follow: a final price is set, or a rental was approved at its rates. */
export function isSettled({ final_price, noun, status }: CustomerRequest): boolean {
  return final_price !== null || (noun === 'rental' && (status === 'approved' || status === 'completed'))
}

/** True while a price is still to come: the request is neither settled nor over, its trailer is there, and its days are ahead. */
export function awaitsPrice(request: CustomerRequest, today: Day): boolean {
  if (request.noun === 'rental' && request.rental_start_date < today) return false
  return !isOver(request.status) && !isWithoutTrailer(request) && !isSettled(request)
}

function isOver(status: CustomerRequest['status']): boolean {
  return status === 'rejected' || status === 'completed'
}

/** True while the price of a rental is computed from its rates alone, although it is to be delivered. */
export function isWithoutDelivery(request: CustomerRequest): boolean {
  if (request.noun !== 'rental' || request.status === 'rejected' || isWithoutTrailer(request)) return false
  return request.delivery_required && request.final_price === null && request.estimated_price !== null
}

/** True if a request is closed or canceled: its price is history, and nothing is offered for it. */
export function isRejected({ status }: CustomerRequest): boolean {
  return status === 'rejected'
}

function lastPrice({ final_price, estimated_price, noun }: CustomerRequest): { label: string; price: string } {
  if (final_price !== null) return { label: 'The final price was', price: finalPriceInWords(final_price) }
  if (estimated_price === null) return { label: 'Price', price: 'None was set' }
  const label = noun === 'rental' ? 'The estimate was' : 'The base price of the trailer was'
  return { label, price: priceInWords(estimated_price) }
}

/**
 * What the final price covers: the delivery of a rental, or a build beside the prices of its parts; `null` while there is no final
 * price, where there is nothing to say, and once the request is history.
 */
export function coverageInWords(request: CustomerRequest): string | null {
  if (request.final_price === null || isRejected(request)) return null
  if (request.noun === 'rental') return request.delivery_required ? 'Delivery is included in this price.' : null
  if (request.equipment.length === 0) return 'This price is for the trailer, without equipment.'
  return 'This price is for the trailer with all of its equipment.'
}

/** How the dollars and euros of a build relate; `null` if there are only dollars. */
export function currenciesInWords(request: CustomerRequest): string | null {
  if (request.noun === 'rental' || request.equipment.length === 0) return null
  const apart = 'The trailer is priced in dollars, its equipment in euros.'
  return coverageInWords(request) === null
    ? `${apart} The two are never added together.`
    : `${apart} These are the prices it was planned with; only the final price is due.`
}

/** What a request costs, as far as that is known. */
export function priceOf(request: CustomerRequest): { label: string; price: string } {
  const { final_price, estimated_price, noun } = request
  if (isRejected(request)) return lastPrice(request)
  if (final_price !== null) return { label: 'Final price', price: finalPriceInWords(final_price) }
  const ofRental = isSettled(request) ? 'Price' : 'Estimated price'
  return { label: noun === 'rental' ? ofRental : 'Base price of the trailer', price: priceInWords(estimated_price) }
}

// A price that is named but not accepted, while that can still change.
function isUnaccepted(request: CustomerRequest): boolean {
  const { status, final_price, accepted_at } = request
  return isOpen(status) && !isWithoutTrailer(request) && final_price !== null && accepted_at === null
}

/** True once an unaccepted price holds no longer; that of an approved rental does, since its days were booked at it. */
export function hasLapsed(request: CustomerRequest, today: Day): boolean {
  const { noun, status, valid_until } = request
  return isUnaccepted(request) && valid_until < today && !(noun === 'rental' && status === 'approved')
}

/** Until when the final price can be, or could have been, accepted; `null` where there is none to accept. */
export function validityInWords(request: CustomerRequest, today: Day): string | null {
  const day = dayInWords(request.valid_until)
  if (hasLapsed(request, today)) return `This price was valid until ${day}.`
  return isUnaccepted(request) && request.valid_until >= today ? `Valid until ${day}.` : null
}

/** Why the customer's acceptance no longer counts, while the request is open and no other has followed; `null` otherwise. */
export function endedAcceptanceInWords(request: CustomerRequest, today: Day): string | null {
  const { status, steps, final_price, accepted_at } = request
  const isUndecided = isUnaccepted(request) || (isOpen(status) && awaitsPrice(request, today))
  const at = (what: CustomerStep['what']) => steps.findLast((step) => step.what === what)?.at ?? ''
  const ended = at('acceptance_ended')
  if (ended === '' || accepted_at !== null || !isUndecided) return null
  if (at('pending') === ended)
    return 'You accepted the price before we reopened this request. Your acceptance no longer counts.'
  const what = final_price === null || at('priced') >= ended ? 'The price has' : 'The days have'
  return `${what} changed since you accepted. Your acceptance no longer counts.`
}

/** A line of a quote, priced in its own currency. */
export interface QuoteLine {
  what: string
  detail: string
  price: string
}

/** The lines of a rental's quote: the parts of its estimate, their sum where another price was agreed, and the delivery. */
export function rentalLines(rental: CustomerRental): QuoteLine[] {
  const { estimated_price, final_price } = rental
  const parts = estimateLines(rental)
  const isOther = parts.length > 0 && final_price !== null && final_price !== estimated_price
  const sum = { what: 'By our rates', detail: '', price: priceInWords(estimated_price) }
  const covered = isWithoutDelivery(rental)
    ? 'Not included in this price'
    : coverageInWords(rental) && 'Included in the final price'
  return [...parts, ...(isOther ? [sum] : []), ...(covered ? [{ what: 'Delivery', detail: '', price: covered }] : [])]
}

/** The parts of a rental's estimate; none where no rate is offered. */
function estimateLines(rental: CustomerRental): QuoteLine[] {
  const days = daysIncluded(rental.rental_start_date, rental.rental_end_date)
  const rates = ratesOf(rental)
  const quote = rentalPrice(days, rates)
  if (!quote) return []
  const { months, weeks, days: single } = quote
  const parts = [
    [months, monthsInWords(months), 'a month', rates.monthlyCents],
    [weeks, weeksInWords(weeks), 'a week', rates.weeklyCents],
    [single, daysInWords(single), 'a day', rates.dailyCents],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what, span, cents]) => ({
      what,
      detail: `${priceInWords(fromCents(cents))} ${span}`,
      price: priceInWords(fromCents(cents * count)),
    }))
}

/** The two sums of a build, which are in two currencies and never added together. */
export function buildSums({ estimated_price, equipment }: CustomerBuild): QuoteLine[] {
  const base = { what: 'Trailer', detail: 'base price', price: priceInWords(estimated_price) }
  if (equipment.length === 0) return [base]
  const total = equipmentTotal(equipment)
  return [base, { what: 'Equipment', detail: itemsInWords(equipment.length), price: subtotalInWords(total) }]
}
