import type { Rental } from '#contract/requests/rental'
import type { CalendarEvent } from '../icalendar.ts'
import { formatPhone } from '../phone.ts'

/** What a calendar shows of a rental request. */
export type RentalOnCalendar = Pick<
  Rental,
  | 'id'
  | 'customer_name'
  | 'customer_email'
  | 'customer_phone'
  | 'trailer_name'
  | 'rental_start_date'
  | 'rental_end_date'
  | 'delivery_required'
  | 'delivery_address'
  | 'special_requirements'
  | 'status'
  | 'version'
  | 'updated_at'
>

const STATUS = {
  pending: 'TENTATIVE',
  approved: 'CONFIRMED',
  completed: 'CONFIRMED',
  rejected: 'CANCELLED',
} as const satisfies Record<Rental['status'], CalendarEvent['status']>

/** A request as staff see it in their own calendar; `address` is that of its record in the portal. */
export function rentalEvent(rental: RentalOnCalendar, address: string): CalendarEvent {
  const { id, customer_name, trailer_name, status, delivery_required, delivery_address } = rental
  const state = status === 'approved' ? '' : ` (${status})`
  return {
    // Without a host: a request stays the same event whatever hostname the site is reached by.
    uid: `rental-${id}@tampa-food-trailers`,
    start: rental.rental_start_date,
    end: rental.rental_end_date,
    summary: `${trailer_name}: ${customer_name}${state}`,
    description: [
      `Request #${id}, ${status}`,
      formatPhone(rental.customer_phone),
      rental.customer_email,
      delivery_required ? `Delivery to ${delivery_address}` : 'No delivery',
      rental.special_requirements,
      address,
    ]
      .filter(Boolean)
      .join('\n'),
    location: delivery_required ? delivery_address : '',
    status: STATUS[status],
    sequence: rental.version,
    changedAt: rental.updated_at,
  }
}
