import { type FleetCalendar, FleetCalendarQuery, MAX_WINDOW_DAYS } from '#contract/catalogue/fleet-calendar'
import { daysIncluded } from '#domain/days'
import { MAX_RENTAL_DAYS } from '#domain/rental/dates'
import { readFleetCalendar } from '../db/requests/fleet-calendar.ts'
import { staff } from '../http/access/staff.ts'
import { invalidField } from '../http/app-error.ts'
import { fromCursor, nextCursor } from '../http/cursor.ts'
import { validQuery } from '../http/valid.ts'

/** Staff see which trailer is where on which day. */
export const fleetCalendar = staff('rentals').get('/', validQuery(FleetCalendarQuery), async (c) => {
  const { from: start, to: end, trailer, limit, cursor } = c.req.valid('query')
  const days = daysIncluded(start, end)
  if (days < 1) throw invalidField('to', 'The last day is before the first day.')
  const most = trailer === undefined ? MAX_WINDOW_DAYS : MAX_RENTAL_DAYS
  if (days > most) throw invalidField('to', `Ask for at most ${most} days at once.`)
  const after = fromCursor('fleet', cursor) ?? 0
  const { next, ...page } = await readFleetCalendar(c.var.db, { start, end }, { trailer, limit, after })
  return c.json<FleetCalendar>({ success: true, ...page, ...nextCursor('fleet', next) })
})
