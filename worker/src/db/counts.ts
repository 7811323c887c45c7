import { count, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { contactMessages, customBuilds, rentals, trailers } from './schema.ts'

type Counted = typeof trailers | typeof rentals | typeof customBuilds | typeof contactMessages

/** Query of how many rows of `table` are in each state, where `may` holds; it reads the index of states alone. */
export function selectCounts(db: Db, table: Counted, may: SQL = sql`true`) {
  return db.select({ status: sql<string>`status`, total: count() }).from(table).where(may).groupBy(sql`status`)
}

/** What `selectCounts` found, by state; a state without a row is missing. */
export function byStatus(rows: readonly { status: string; total: number }[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]))
}
