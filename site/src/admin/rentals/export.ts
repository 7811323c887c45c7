import type { Rental, RentalStatus } from '#contract/requests/rental'
import { daysIncluded } from '#domain/days'
import { exportColumns } from '../requests/export-columns.ts'
import { RENTAL_LOOKS } from '../status-looks.ts'

/** The columns of exported rental requests. */
export const rentalColumns = exportColumns<RentalStatus, Rental>(RENTAL_LOOKS, {
  subject: [
    ['Trailer', ({ trailer_name }) => trailer_name],
    ['Trailer number', ({ trailer_id }) => trailer_id],
    ['First day', ({ rental_start_date }) => rental_start_date],
    ['Last day', ({ rental_end_date }) => rental_end_date],
    ['Days', ({ rental_start_date, rental_end_date }) => daysIncluded(rental_start_date, rental_end_date)],
    ['Delivery', ({ delivery_required }) => (delivery_required ? 'Wanted' : 'Not needed')],
  ],
})
