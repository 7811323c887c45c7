import { addDays, firstOfMonth } from '#domain/days'
import { inDays } from '../api/records.ts'

/** The fleet calendar. */
export const PATH = '/admin/rentals?view=calendar'

/** A month in which no other test requests a day. */
export const month = firstOfMonth(inDays(0), 5)

/** A day of that month. */
export const day = (number: number) => addDays(month, number - 1)

/** The cell of a day on which a trailer is free. */
export const free = (trailer: number, number: number) => `button[data-trailer="${trailer}"][data-day="${day(number)}"]`
