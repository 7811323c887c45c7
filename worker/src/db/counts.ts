import { count, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { contactMessages, customBuilds, rentals, trailers } from './schema.ts'

type Counted = typeof trailers | typeof rentals | typeof customBuilds | typeof contactMessages

/** Query of the number of rows of `table` in each status, if `may` holds; it reads only the index on the status. */
export function selectCounts(db: Db, table: Counted, may: SQL = sql`true`) {
  return db.select({ status: sql<string>`status`, total: count() }).from(table).where(may).groupBy(sql`status`)
}

/** The result of `selectCounts` by status; a status without rows is missing. */
export function byStatus(rows: readonly { status: string; total: number }[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]))
}
