import type { Rental } from '#contract/rental'
import type { Day } from '#contract/wire'

type Edited = Pick<Rental, 'status' | 'customer_email' | 'trailer_id' | 'rental_start_date' | 'rental_end_date'>

/** Which mail an edit of a request sends its customer, as a sentence after another one; empty if it sends none. */
export function mailHint({ status, customer_email, ...rental }: Edited, today: Day): string {
  if (customer_email === '') return ''
  // Nobody can accept a price once the trailer is deleted or the first day has passed, and nobody is told of a rental that is over.
  const canAccept = status === 'pending' && rental.trailer_id !== null && rental.rental_start_date >= today
  if (canAccept) return ' The customer gets an e-mail with it, to accept it.'
  const isAhead = status === 'approved' && rental.rental_end_date >= today
  return isAhead ? ' The customer gets an e-mail about other days or another price.' : ''
}
