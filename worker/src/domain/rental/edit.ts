import type { Rental, RentalEdit } from '#contract/rental'
import type { BookedRange } from '#contract/trailer'

/** The days of a request after an edit. */
export function editedDays(rental: Rental, edit: RentalEdit): BookedRange {
  return {
    start: edit.rental_start_date ?? rental.rental_start_date,
    end: edit.rental_end_date ?? rental.rental_end_date,
  }
}

/** True for an edit that changes the days of a request. */
export function movesDays(rental: Rental, edit: RentalEdit): boolean {
  const { start, end } = editedDays(rental, edit)
  return start !== rental.rental_start_date || end !== rental.rental_end_date
}
