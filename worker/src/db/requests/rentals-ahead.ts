import { and, asc, eq, gte } from 'drizzle-orm'
import { type Ahead, MAX_AHEAD, type RentalsAhead } from '#contract/catalogue/trailer'
import type { Day } from '#contract/wire'
import type { Db } from '../client.ts'
import { rentals, trailers } from '../schema.ts'

const MAX_NAMED = 5

/** The requests for a trailer that have not ended by `today`; `undefined` if there is no such trailer. */
export async function readRentalsAhead(
  db: Db,
  trailerId: number,
  today: Day,
): Promise<Omit<RentalsAhead, 'success'> | undefined> {
  const [[trailer], approved, pending] = await db.batch([
    db.select({ id: trailers.id }).from(trailers).where(eq(trailers.id, trailerId)),
    selectAhead(db, trailerId, 'approved', today),
    selectAhead(db, trailerId, 'pending', today),
  ])
  return trailer && { approved: summaryOf(approved), pending: summaryOf(pending) }
}

// Ordered as in the index, so that only the returned rows are read. Approved rentals of one trailer never overlap, so this also
// sorts them by first day.
function selectAhead(db: Db, trailerId: number, wanted: 'approved' | 'pending', today: Day) {
  const { id, customer_name, trailer_id, status, rental_start_date: start, rental_end_date: end } = rentals
  return db
    .select({ id, customer_name, start, end })
    .from(rentals)
    .where(and(eq(trailer_id, trailerId), eq(status, wanted), gte(end, today)))
    .orderBy(asc(end))
    .limit(MAX_AHEAD + 1)
}

function summaryOf(ahead: Ahead['next']): Ahead {
  const next = ahead.slice(0, MAX_NAMED)
  return { total: Math.min(ahead.length, MAX_AHEAD), complete: ahead.length <= MAX_AHEAD, next }
}
