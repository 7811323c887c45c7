import { and, asc, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Rental } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import type { Db } from '../client.ts'
import { rentals, trailers } from '../schema.ts'

const other = alias(rentals, 'other')
const rented = alias(trailers, 'rented')

// True for an approved request that overlaps the days from `start` to `end`, extended on both sides by the trailer's buffer days.
function isInTheWay(
  of: typeof rentals | typeof other,
  buffer: SQLWrapper,
  start: SQLWrapper | Day | null,
  end: SQLWrapper | Day | null,
): SQL {
  return sql`${of.status} = 'approved'
    and ${of.rental_start_date} <= date(${end}, ${buffer} || ' days')
    and ${of.rental_end_date} >= date(${start}, -${buffer} || ' days')`
}

/** True for a trailer with no conflicting approved request on these days; for every trailer if they are `null`. */
export function isFreeOn({ start, end }: { start: Day | null; end: Day | null }): SQL {
  return sql`not exists (
    select 1 from ${rentals} as other
    where ${other.trailer_id} = ${trailers.id} and ${isInTheWay(other, trailers.buffer_days, start, end)})`
}

/**
 * True for a request that can be approved for the days from `start` to `end`, by default its own: no approved request for its
 * trailer is closer than the trailer's buffer days. Refers to the row being updated, so that check and change are one
 * statement.
 */
export function daysAreFree(
  start: SQLWrapper | Day = rentals.rental_start_date,
  end: SQLWrapper | Day = rentals.rental_end_date,
): SQL {
  return sql`not exists (
    select 1 from ${rentals} as other join ${trailers} as rented
      on ${rented.id} = ${other.trailer_id}
    where ${other.trailer_id} = ${rentals.trailer_id} and ${other.id} <> ${rentals.id}
      and ${isInTheWay(other, rented.buffer_days, start, end)})`
}

type Wanted = Pick<Rental, 'id' | 'trailer_id' | 'rental_start_date' | 'rental_end_date'>

/** The approved requests of the same trailer that conflict with `wanted`, the earliest first. */
export async function findOverlaps(db: Db, wanted: Wanted) {
  if (wanted.trailer_id === null) return []
  return await db
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
        ne(rentals.id, wanted.id),
        isInTheWay(rentals, trailers.buffer_days, wanted.rental_start_date, wanted.rental_end_date),
      ),
    )
    .orderBy(asc(rentals.rental_start_date))
}
