import { desc } from 'drizzle-orm'
import type { ErrorLog, ErrorLogFilter } from '#contract/log'
import type { Db } from '../client.ts'
import { errorLogs } from '../schema.ts'
import { holds } from '../text-search.ts'
import { byIndex, type Ids, type InInstants, ifGiven, isOneOf, type Search, searchLog } from './search.ts'

/** The errors that match a filter. */
export function searchErrorLogs(db: Db, { from, before, message, ...filter }: InInstants<ErrorLogFilter>): Search {
  const { id, requestId, userId, statusCode, level } = filter
  const { indexed, unindexed } = byIndex([
    ifGiven(errorLogs.id, id),
    ifGiven(errorLogs.request_id, requestId),
    ifGiven(errorLogs.user_id, userId),
    ifGiven(errorLogs.status_code, statusCode),
    ifGiven(errorLogs.level, level),
  ])
  return searchLog(db, errorLogs, {
    from,
    before,
    indexed,
    unindexed: [...unindexed, holds(errorLogs.message, message)],
  })
}

/** The errors with these ids, newest first. */
export async function readErrorLogs(db: Db, ids: Ids): Promise<ErrorLog[]> {
  const rows = await db
    .select()
    .from(errorLogs)
    .where(isOneOf(errorLogs.id, ids))
    .orderBy(desc(errorLogs.timestamp), desc(errorLogs.id))
  return rows.map(toErrorLog)
}

function toErrorLog(row: typeof errorLogs.$inferSelect): ErrorLog {
  const { request_id, status_code, additional_info, user_id: _, ...same } = row
  return { ...same, requestId: request_id, statusCode: status_code, additionalInfo: additional_info }
}
