import type { Rental } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import { isOpen } from '#domain/customer/rules'
import { isDay } from '#domain/days'
import { formatPrice, PRICE_ON_REQUEST } from '#domain/money'

/** A rate, or that it is not offered. */
export function rate(amount: number): string {
  const words = formatPrice(amount)
  return words === PRICE_ON_REQUEST ? 'Not offered' : words
}

type Priced = Pick<Rental, 'status' | 'customer_email' | 'trailer_id' | 'delivery_required' | 'accepted_at'>

interface Days {
  /** '' while it is being entered, as `end` is. */
  start: string
  end: string
  today: Day
}

/** What a final price of a rental on these days implies: what is in it, what it undoes, and which mail it sends. */
export function priceHint(rental: Priced, days: Days): string {
  const sentences = [
    rental.delivery_required && 'With delivery, as the customer reads it.',
    'Left empty, the estimate counts. 0 is a price.',
    acceptanceHint(rental, days),
    mailHint(rental, days),
  ]
  return sentences.filter(Boolean).join(' ')
}

function acceptanceHint({ status, accepted_at, trailer_id }: Priced, { start, today }: Days): string {
  if (accepted_at === null || !isOpen(status)) return ''
  const isOffered = !isPast(start, today) && (status === 'approved' || trailer_id !== null)
  return isOffered
    ? 'The customer has accepted this price, and would have to accept another one, or other days, again.'
    : 'The customer has accepted this price, and can no longer accept another one, or other days.'
}

function mailHint({ status, customer_email, trailer_id, accepted_at }: Priced, { start, end, today }: Days): string {
  const mailsChanges = 'The customer gets an e-mail about other days or another price.'
  // A customer without an e-mail address gets no mail.
  if (customer_email === '') return ''
  if (status === 'approved') return isPast(end, today) ? '' : mailsChanges
  // Nobody can accept the price of a trailer that has been deleted.
  if (status !== 'pending' || trailer_id === null) return ''
  if (isPast(start, today)) return 'The first day has passed, so the customer cannot accept it and gets no e-mail.'
  return accepted_at === null ? 'The customer gets an e-mail with it, to accept it.' : mailsChanges
}

// A day that is still being entered is not past.
function isPast(day: string, today: Day): boolean {
  return isDay(day) && day < today
}
