import type { CustomerRental } from '#contract/requests/customer-request'
import { calendarFile } from '../icalendar.ts'

/** The days of a booked rental as a file for the customer's own calendar; `business` is the name of the business. */
export function customerCalendar(rental: CustomerRental, business: string): string {
  const { id, trailer_name, rental_start_date, rental_end_date, delivery_required, delivery_address } = rental
  const event = {
    // Not the one of the staff's calendar, which shows the same days in other words.
    uid: `booking-${id}@tampa-food-trailers`,
    start: rental_start_date,
    end: rental_end_date,
    summary: `${trailer_name}, ${business}`,
    description: `Rental request #${id}. ${delivery_required ? 'We bring the trailer to you.' : 'You pick the trailer up.'}`,
    location: delivery_required ? delivery_address : '',
    status: 'CONFIRMED',
    sequence: rental.version,
    changedAt: rental.steps.at(-1)?.at ?? rental.created_at,
  } as const
  return calendarFile(`Rental #${id}`, [event])
}
