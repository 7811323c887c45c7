import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { requestTotals, trailers } from './schema.ts'

type Noun = typeof requestTotals.$inferSelect.noun

/** Query of the number of trailers in each status, if `may` holds; it reads only the index on the status. */
export function selectTrailerCounts(db: Db, may: SQL) {
  return db.select({ status: trailers.status, total: count() }).from(trailers).where(may).groupBy(trailers.status)
}

/**
 * Query of the number of requests in each status and the sum of their prices in cents, if `may` holds; it reads a row for
 * each status, however many requests there are.
 */
export function selectTotals(db: Db, noun: Noun, may: SQL = sql`true`) {
  const { status, total, price } = requestTotals
  return db
    .select({ status, total, price })
    .from(requestTotals)
    .where(and(may, eq(requestTotals.noun, noun), gt(total, 0)))
}

/** The total of each of `statuses` in such rows; 0 for one without a row. */
export function byStatus<Status extends string>(
  statuses: readonly Status[],
  rows: readonly { status: string; total: number }[],
): Record<Status, number> {
  const totals = new Map(rows.map(({ status, total }) => [status, total]))
  return Object.fromEntries(statuses.map((status) => [status, totals.get(status) ?? 0])) as Record<Status, number>
}
