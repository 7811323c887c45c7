import { desc } from 'drizzle-orm'
import type { ErrorLog, ErrorLogFilter } from '#contract/log'
import type { Db } from '../client.ts'
import { errorLogs } from '../schema.ts'
import { containsText } from '../text-search.ts'
import { equalsIfGiven, type Ids, isOneOf, type Search, searchLog, splitByIndex, type WithInstants } from './search.ts'

/** The errors that match a filter. */
export function searchErrorLogs(db: Db, { from, before, message, ...filter }: WithInstants<ErrorLogFilter>): Search {
  const { id, requestId, userId, statusCode, level } = filter
  const { indexed, unindexed } = splitByIndex([
    equalsIfGiven(errorLogs.id, id),
    equalsIfGiven(errorLogs.request_id, requestId),
    equalsIfGiven(errorLogs.user_id, userId),
    equalsIfGiven(errorLogs.status_code, statusCode),
    equalsIfGiven(errorLogs.level, level),
  ])
  return searchLog(db, errorLogs, {
    from,
    before,
    indexed,
    unindexed: [...unindexed, containsText(errorLogs.message, message)],
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
