import { and, asc, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Rental } from '#contract/rental'
import type { Day } from '#contract/wire'
import type { Db } from './client.ts'
import { rentals, trailers } from './schema.ts'

/**
 * True for a request that can be approved for the days from `start` to `end`, its own unless given: no approved one of
 * its trailer is nearer than the trailer's days between rentals. Written against the row that is being updated, so
 * that check and change are one statement.
 */
export function daysAreFree(
  start: SQLWrapper | Day = rentals.rental_start_date,
  end: SQLWrapper | Day = rentals.rental_end_date,
): SQL {
  return sql`not exists (
    select 1 from ${rentals} as other join ${trailers} as rented on rented.id = other.trailer_id
    where other.trailer_id = ${rentals.trailer_id} and other.status = 'approved' and other.id <> ${rentals.id}
      and other.rental_start_date <= date(${end}, rented.buffer_days || ' days')
      and other.rental_end_date >= date(${start}, -rented.buffer_days || ' days'))`
}

type Wanted = Pick<Rental, 'id' | 'trailer_id' | 'rental_start_date' | 'rental_end_date'>

/** The approved request of the same trailer that stands in the way of `wanted`, the earliest if there are several. */
export async function findOverlap(db: Db, wanted: Wanted) {
  if (wanted.trailer_id === null) return undefined
  const [other] = await db
    .select({
      id: rentals.id,
      start: rentals.rental_start_date,
      end: rentals.rental_end_date,
      buffer: trailers.buffer_days,
    })
    .from(rentals)
    .innerJoin(trailers, eq(trailers.id, rentals.trailer_id))
    .where(
      and(
        eq(rentals.trailer_id, wanted.trailer_id),
        eq(rentals.status, 'approved'),
        ne(rentals.id, wanted.id),
        sql`${rentals.rental_start_date} <= date(${wanted.rental_end_date}, ${trailers.buffer_days} || ' days')`,
        sql`${rentals.rental_end_date} >= date(${wanted.rental_start_date}, -${trailers.buffer_days} || ' days')`,
      ),
    )
    .orderBy(asc(rentals.rental_start_date))
    .limit(1)
  return other
}
