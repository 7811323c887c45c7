import { and, asc, eq, gte } from 'drizzle-orm'
import { MOST_AHEAD, type RentalsAhead } from '#contract/trailer'
import type { Day } from '#contract/wire'
import type { Db } from '../client.ts'
import { rentals, trailers } from '../schema.ts'

const MOST_NAMED = 5

/** The approved requests for a trailer that have not ended by `today`; `undefined` if there is no such trailer. */
export async function readRentalsAhead(
  db: Db,
  trailerId: number,
  today: Day,
): Promise<Omit<RentalsAhead, 'success'> | undefined> {
  const [[trailer], ahead] = await db.batch([
    db.select({ id: trailers.id }).from(trailers).where(eq(trailers.id, trailerId)),
    selectAhead(db, trailerId, today),
  ])
  if (!trailer) return undefined
  const next = ahead.slice(0, MOST_NAMED)
  return { total: Math.min(ahead.length, MOST_AHEAD), complete: ahead.length <= MOST_AHEAD, next }
}

// Approved rentals of one trailer share no day, so the order of the index on their last days is that of their first days.
function selectAhead(db: Db, trailerId: number, today: Day) {
  const { id, customer_name, trailer_id, status, rental_start_date: start, rental_end_date: end } = rentals
  return db
    .select({ id, customer_name, start, end })
    .from(rentals)
    .where(and(eq(trailer_id, trailerId), eq(status, 'approved'), gte(end, today)))
    .orderBy(asc(end))
    .limit(MOST_AHEAD + 1)
}
