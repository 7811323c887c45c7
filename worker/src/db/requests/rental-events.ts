import { and, desc, getTableColumns, gte, inArray, sql } from 'drizzle-orm'
import { RentalStatus } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import type { RentalOnCalendar } from '#domain/rental/events'
import type { Db } from '../client.ts'
import { rentals, trailers } from '../schema.ts'

/** The maximum number of requests in a calendar. */
export const MAX_EVENTS = 5000

/**
 * At most `most` requests that end on `since` or later, approved ones first, then those that end last; each is, or was, in
 * somebody's calendar.
 */
export async function listForCalendar(db: Db, since: Day, most = MAX_EVENTS): Promise<RentalOnCalendar[]> {
  // Trailer by trailer and status by status, though every one counts: the index on the days begins with both. `null` stands for
  // deleted trailers.
  return db
    .select(getTableColumns(rentals))
    .from(sql`(select id from ${trailers} union all select null) as fleet`)
    .crossJoin(rentals)
    .where(
      and(
        sql`${rentals.trailer_id} is fleet.id`,
        inArray(rentals.status, RentalStatus.options),
        gte(rentals.rental_end_date, since),
      ),
    )
    .orderBy(sql`${rentals.status} <> 'approved'`, desc(rentals.rental_end_date), desc(rentals.id))
    .limit(most)
}
