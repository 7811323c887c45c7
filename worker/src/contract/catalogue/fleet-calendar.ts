import * as z from 'zod'
import { RentalStatus } from '../requests/rental.ts'
import { Day, filter, Id, inDigits, pageLimit } from '../wire.ts'
import { TrailerStatus } from './trailer.ts'

/** The maximum number of days in a window of the calendar; for a single trailer, the longest rental is the maximum. */
export const MAX_WINDOW_DAYS = 100

/** Query of GET /api/rentals/calendar: first and last day of the window, both included, and which trailers, or which one. */
export const FleetCalendarQuery = z.object({
  from: Day,
  to: Day,
  trailer: filter(inDigits('trailer is the number of a trailer')),
  limit: pageLimit(100),
  cursor: z.string().max(200).optional(),
})
export type FleetCalendarQuery = z.infer<typeof FleetCalendarQuery>

/** A row of the calendar. */
export const FleetTrailer = z.object({
  id: Id,
  name: z.string(),
  status: TrailerStatus,
  buffer_days: z.number().int(),
})
export type FleetTrailer = z.infer<typeof FleetTrailer>

/** A request as the calendar shows it; rejected ones are not shown. */
export const FleetRental = z.object({
  id: Id,
  trailer_id: Id,
  customer_name: z.string(),
  status: RentalStatus.exclude(['rejected']),
  start: Day,
  end: Day,
})
export type FleetRental = z.infer<typeof FleetRental>

/**
 * Response of GET /api/rentals/calendar: trailers, oldest first, and their requests in the window, including those of which only
 * the buffer days afterwards are in it. `complete` is false if there are more requests than a response holds; pending ones, and
 * the latest, are then left out.
 */
export const FleetCalendar = z.object({
  success: z.literal(true),
  trailers: z.array(FleetTrailer),
  rentals: z.array(FleetRental),
  complete: z.boolean(),
  nextCursor: z.string().optional(),
})
export type FleetCalendar = z.infer<typeof FleetCalendar>
