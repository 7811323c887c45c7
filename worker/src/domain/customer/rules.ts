import type { Acceptance, CustomerRequest } from '#contract/requests/customer-request'
import type { Day } from '#contract/wire'
import { dayInWords, fullRangeInWords } from '../days.ts'
import { priceInWords } from '../money.ts'

/** Days for which a link to the page of a request is valid. */
export const LINK_DAYS = 180

/** Why a customer may not do something on the page of a request; `null` if they may. */
type Refusal = string | null

type Status = CustomerRequest['status']

const CLOSED: Record<Status, Refusal> = {
  pending: null,
  approved: null,
  rejected: 'This request is closed.',
  in_progress: 'Your trailer is being built already.',
  completed: 'This request is completed.',
}

/** True while the days and the price of a request can still be renegotiated. */
export function isOpen(status: Status): boolean {
  return CLOSED[status] === null
}

/**
 * True for a pending rental request whose trailer has been deleted: it cannot be approved, so its price is not offered. Approved
 * requests are not affected, since staff settle those with the customer.
 */
export function isWithoutTrailer(request: CustomerRequest): boolean {
  return request.noun === 'rental' && request.status === 'pending' && request.trailer_id === null
}

/** A final price in words; 0 is a price (rulings, section 5), `null` is on request. */
export function finalPriceInWords(price: number | null): string {
  return price === 0 ? '$0' : priceInWords(price)
}

/** Why the final price of a request cannot be accepted on `today`, in a sentence for its customer. */
export function acceptanceRefusal(request: CustomerRequest, today: Day): Refusal {
  const { status, final_price, valid_until, accepted_at } = request
  const closed = CLOSED[status]
  if (closed) return closed
  if (isWithoutTrailer(request)) return 'This trailer is no longer in our fleet. Please ask us for another one.'
  if (final_price === null) return 'There is no final price yet. We tell you as soon as there is one.'
  if (accepted_at !== null) return `You have accepted ${finalPriceInWords(final_price)} already.`
  if (valid_until >= today) return null
  return `This price was valid until ${dayInWords(valid_until)}. Please ask us for a new one.`
}

/** Like `acceptanceRefusal`, for the price that the customer saw: refused as well if it has changed since. */
export function priceRefusal(request: CustomerRequest, seen: number, today: Day): Refusal {
  const refusal = acceptanceRefusal(request, today)
  if (refusal || request.final_price === null || request.final_price === seen) return refusal
  return `The price has changed to ${finalPriceInWords(request.final_price)} meanwhile. Please look at it again before you accept it.`
}

/** Why the days that the customer saw cannot be accepted: they have been moved since; `null` if they are still the request's. */
export function daysRefusal(request: CustomerRequest, seen: Acceptance): Refusal {
  if (request.noun !== 'rental') return null
  const { rental_start_date: start, rental_end_date: end } = request
  if ((seen.rental_start_date ?? start) === start && (seen.rental_end_date ?? end) === end) return null
  return `The days have changed to ${fullRangeInWords({ start, end })} meanwhile. Please look at them again before you accept the price.`
}

/** Why a request cannot be withdrawn on `today`, in a sentence for its customer. */
export function withdrawalRefusal(request: CustomerRequest, today: Day): Refusal {
  if (request.is_withdrawn) return 'You have withdrawn this request already.'
  const closed = CLOSED[request.status]
  if (closed) return closed
  const hasBegun = request.noun === 'rental' && request.status === 'approved' && request.rental_start_date <= today
  return hasBegun ? 'Your rental has begun. Please call us to change it.' : null
}
