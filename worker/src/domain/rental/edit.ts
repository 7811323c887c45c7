import type { Rental, RentalEdit } from '#contract/requests/rental'
import type { DayRange } from '#contract/wire'
import { fullRangeInWords } from '../days.ts'

/** The days of a request after an edit. */
export function editedDays(rental: Rental, edit: RentalEdit): DayRange {
  return {
    start: edit.rental_start_date ?? rental.rental_start_date,
    end: edit.rental_end_date ?? rental.rental_end_date,
  }
}

/** What a customer is told who could accept the price of other days than they asked for. */
export function otherDaysInWords(days: DayRange): string {
  return `The days are now ${fullRangeInWords(days)}, not those you first asked for. Please check them before you accept.`
}

/** The days that a request was made for; `null` if it is for the same days now. */
export function originalDays({ earlier_days, rental_start_date, rental_end_date }: Moved): DayRange | null {
  const [asked] = earlier_days
  if (!asked || (asked.start === rental_start_date && asked.end === rental_end_date)) return null
  return { start: asked.start, end: asked.end }
}

type Moved = Pick<Rental, 'earlier_days' | 'rental_start_date' | 'rental_end_date'>

/** True for an edit that changes the days of a request. */
export function movesDays(rental: Rental, edit: RentalEdit): boolean {
  const { start, end } = editedDays(rental, edit)
  return start !== rental.rental_start_date || end !== rental.rental_end_date
}
