import { desc, eq } from 'drizzle-orm'
import type { ErrorLog, ErrorLogFilter } from '#contract/log'
import type { Db } from './client.ts'
import { byIndex, isOneOf, type Search, searchLog } from './log-search.ts'
import { errorLogs } from './schema.ts'
import { holds } from './text-search.ts'

/** A filter whose days have become instants. */
type Sought = Omit<ErrorLogFilter, 'dateFrom' | 'dateTo'> & { from: string | undefined; before: string | undefined }

/** The errors that pass a filter. */
export function searchErrorLogs(db: Db, { from, before, message, ...filter }: Sought): Search {
  const { id, requestId, userId, statusCode, level } = filter
  const { indexed, judged } = byIndex([
    id === undefined ? undefined : eq(errorLogs.id, id),
    requestId === undefined ? undefined : eq(errorLogs.request_id, requestId),
    userId === undefined ? undefined : eq(errorLogs.user_id, userId),
    statusCode === undefined ? undefined : eq(errorLogs.status_code, statusCode),
    level === undefined ? undefined : eq(errorLogs.level, level),
  ])
  return searchLog(db, errorLogs, { from, before, indexed, judged: [...judged, holds(errorLogs.message, message)] })
}

/** The errors with these ids, newest first. */
export async function readErrorLogs(db: Db, ids: readonly number[]): Promise<ErrorLog[]> {
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
