import type { Rental } from '#contract/requests/rental'
import type { DayRange } from '#contract/wire'
import { daysIncluded, daysInWords } from '#domain/days'
import { formatPrice, fromCents } from '#domain/money'
import { bookingsInWords } from '#domain/rental/bookings'
import { overlaps, withoutBuffer } from '#domain/rental/dates'
import { estimateAt } from '#domain/rental/estimate'
import { ratesOf } from '#domain/rental/price'
import { areRentalDays } from '#domain/rental/range'
import { useBooked } from '../fleet/queries.ts'
import { useDaysInForm } from './use-days-in-form.ts'

/** Whether others have booked the days in the form, how many there are, and what they cost at the rates of the request. */
export function DaysHint({ rental }: { rental: Rental }) {
  const { start, end } = useDaysInForm()
  const { data: booked } = useBooked(rental.trailer_id)
  const areDays = areRentalDays({ start, end })
  const cents = areDays && estimateAt(ratesOf(rental), { start, end })
  const price = cents
    ? `${daysInWords(daysIncluded(start, end))}: ${formatPrice(fromCents(cents))} at the rates of the request.`
    : 'The estimate follows at the rates of the request.'
  const taken = booked?.filter((range) => areDays && overlaps(range, { start, end }) && !isOf(rental, range)) ?? []
  if (taken.length === 0) return price
  return (
    <>
      <strong>{`Already booked ${bookingsInWords(taken)}.`}</strong> {price}
    </>
  )
}

// No two approved rentals of a trailer share a day.
function isOf({ status, rental_start_date: start, rental_end_date: end }: Rental, range: DayRange): boolean {
  return status === 'approved' && overlaps(withoutBuffer(range), { start, end })
}
