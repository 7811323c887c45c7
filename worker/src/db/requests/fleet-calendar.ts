import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { FleetRental, type FleetTrailer } from '#contract/catalogue/fleet-calendar'
import type { DayRange } from '#contract/wire'
import type { Db } from '../client.ts'
import { toPage } from '../paging.ts'
import { rentals, trailers } from '../schema.ts'

/** The maximum number of requests in a response. */
export const MAX_RENTALS = 5000

interface Page {
  /** Id of a single trailer; without it, all of them. */
  trailer?: number | undefined
  limit: number
  /** Id of the trailer that the page starts after. */
  after: number
}

/** A page of trailers, oldest first, with the requests that touch the days of `window`, those approved first. */
export async function readFleetCalendar(
  db: Db,
  window: DayRange,
  asked: Page,
): Promise<{ trailers: FleetTrailer[]; rentals: FleetRental[]; complete: boolean; next: number | undefined }> {
  const [rows, taken] = await db.batch([
    selectFleet(db, { ...asked, limit: asked.limit + 1 }),
    selectTaken(db, window, asked),
  ])
  const { page, next } = toPage(rows, asked.limit)
  return { trailers: page, rentals: taken.slice(0, MAX_RENTALS), complete: taken.length <= MAX_RENTALS, next }
}

function selectFleet(db: Db, { trailer, limit, after }: Page) {
  const { id, name, status, buffer_days } = trailers
  const wanted = and(gt(id, after), trailer === undefined ? undefined : eq(id, trailer))
  return db.select({ id, name, status, buffer_days }).from(trailers).where(wanted).orderBy(asc(id)).limit(limit)
}

function selectTaken(db: Db, window: DayRange, page: Page) {
  const shown = selectFleet(db, page).as('shown')
  return (
    db
      .select({
        id: rentals.id,
        // Not `shown.id`, which has the same value: D1 merges two result columns of the same name.
        trailer_id: sql<number>`${rentals.trailer_id}`,
        customer_name: rentals.customer_name,
        status: sql<FleetRental['status']>`${rentals.status}`,
        start: rentals.rental_start_date,
        end: rentals.rental_end_date,
      })
      .from(shown)
      // `cross join` fixes the order of the loops: for each trailer its requests, by the index on trailer and last day.
      .crossJoin(rentals)
      .where(
        and(
          eq(rentals.trailer_id, shown.id),
          inArray(rentals.status, FleetRental.shape.status.options),
          sql`${rentals.rental_end_date} >= date(${window.start}, -${shown.buffer_days} || ' days')`,
          lte(rentals.rental_start_date, window.end),
        ),
      )
      .orderBy(sql`${rentals.status} = 'pending'`, asc(rentals.rental_start_date), asc(rentals.id))
      .limit(MAX_RENTALS + 1)
  )
}
