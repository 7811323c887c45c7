import { desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { ApiLog, ApiLogFilter } from '#contract/log'
import type { Db } from '../client.ts'
import { apiLogs, loggedResponses } from '../schema.ts'
import { containsText } from '../text-search.ts'
import { equalsIfGiven, type Ids, isOneOf, type Search, searchLog, splitByIndex, type WithInstants } from './search.ts'

// A literal, not a parameter: SQLite uses the partial index of failed calls only if the condition is in the query's text.
const FAILED = sql`${apiLogs.status_code} >= 400`

/** The calls that match a filter. */
export function searchApiLogs(db: Db, { from, before, path, ...filter }: WithInstants<ApiLogFilter>): Search {
  const { id, requestId, userId, statusCode, success, method } = filter
  const { indexed, unindexed } = splitByIndex([
    equalsIfGiven(apiLogs.id, id),
    equalsIfGiven(apiLogs.request_id, requestId),
    equalsIfGiven(apiLogs.user_id, userId),
    equalsIfGiven(apiLogs.status_code, statusCode),
    success === 'false' ? FAILED : undefined,
    equalsIfGiven(apiLogs.method, method),
  ])
  // Nearly every call succeeds, so an index would be no faster than a scan.
  const succeeded = success === 'true' ? lt(apiLogs.status_code, 400) : undefined
  return searchLog(db, apiLogs, {
    from,
    before,
    indexed,
    unindexed: [...unindexed, succeeded, containsText(apiLogs.path, path)],
  })
}

/** The calls with these ids, newest first. */
export async function readApiLogs(db: Db, ids: Ids): Promise<ApiLog[]> {
  const rows = await db
    .select(columns)
    .from(apiLogs)
    .leftJoin(loggedResponses, eq(loggedResponses.digest, apiLogs.answer_digest))
    .where(isOneOf(apiLogs.id, ids))
    .orderBy(desc(apiLogs.timestamp), desc(apiLogs.id))
  return rows.map(toApiLog)
}

const { answer_digest: _, ...own } = getTableColumns(apiLogs)
const columns = { ...own, response: sql<string | null>`coalesce(${apiLogs.response}, ${loggedResponses.text})` }

function toApiLog(row: Omit<typeof apiLogs.$inferSelect, 'answer_digest'>): ApiLog {
  const { request_id, status_code, response_time, response_size, user_id, user_agent, ...same } = row
  return {
    ...same,
    requestId: request_id,
    statusCode: status_code,
    responseTime: response_time,
    responseSize: response_size,
    userId: user_id,
    userAgent: user_agent,
  }
}
