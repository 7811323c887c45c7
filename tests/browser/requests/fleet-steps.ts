import { addDays, firstOfMonth, weekday } from '#domain/days'
import { inDays } from '../../api/records.ts'

/** The fleet calendar. */
export const PATH = '/admin/rentals?view=calendar'

const month = firstOfMonth(inDays(0), 5)

/** The Sunday from which on five weeks are shown, in which no other test requests a day. */
export const start = addDays(month, -weekday(month))

/** A day of those weeks, or of others `later`, counted from one. */
export const day = (number: number, later = 0) => addDays(start, number - 1 + 35 * later)

/** The cell of a day on which a trailer is free. */
export const free = (trailer: number, number: number, later = 0) =>
  `button[data-trailer="${trailer}"][data-day="${day(number, later)}"]`
