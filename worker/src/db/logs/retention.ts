import { lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { ago } from '../instants.ts'
import { apiLogs, errorLogs, loggedResponses } from '../schema.ts'

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000
const ROWS_AT_ONCE = 2000
const MAX_STEPS = 20

/**
 * Deletes entries older than 30 days from both logs, in steps small enough to delay no other call. The next run continues one
 * that was interrupted or had more to do than fits into a run.
 */
export async function sweepLogs(db: Db, now: Date): Promise<void> {
  const limit = ago(now, RETENTION_MS)
  for (const table of [apiLogs, errorLogs]) {
    for (let step = 0; step < MAX_STEPS; step++) {
      const old = db.select({ id: table.id }).from(table).where(lt(table.timestamp, limit)).orderBy(table.timestamp)
      const { meta } = await db.delete(table).where(sql`${table.id} in ${old.limit(ROWS_AT_ONCE)}`)
      if (meta.changes < ROWS_AT_ONCE) break
    }
  }
  await db.delete(loggedResponses).where(lt(loggedResponses.used_on, limit.slice(0, 'yyyy-mm-dd'.length)))
}
