import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ErrorLevel, LoggedRequest } from '#contract/log'
import { id } from './columns.ts'

/** Calls of the API, redacted before they are stored and kept 30 days. */
export const apiLogs = sqliteTable(
  'api_logs',
  {
    id,
    request_id: text().notNull(),
    timestamp: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    url: text().notNull(),
    status_code: integer().notNull(),
    response_time: integer().notNull(),
    response_size: integer().notNull(),
    ip: text().notNull(),
    username: text(),
    user_id: integer(),
    query: text(),
    body: text(),
    response: text(),
    /** Digest of a shared response in `logged_answers`, in place of `response`. */
    answer_digest: text(),
    headers: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
    user_agent: text().notNull().default(''),
  },
  (table) => [
    index('api_logs_by_age').on(table.timestamp),
    index('api_logs_by_request').on(table.request_id),
    index('api_logs_by_status').on(table.status_code, table.timestamp),
    index('api_logs_by_method').on(table.method, table.timestamp),
    // Partial indexes, since most calls succeed and most callers are not signed in.
    index('api_logs_failed').on(table.timestamp).where(sql`status_code >= 400`),
    index('api_logs_by_user').on(table.user_id, table.timestamp).where(sql`user_id is not null`),
  ],
)

/** Responses that are the same for everybody, each stored once for all logged calls that got it. */
export const loggedResponses = sqliteTable('logged_answers', {
  digest: text().primaryKey(),
  text: text().notNull(),
  /** The last day (UTC) on which a call got it; it is kept as long as that call. */
  used_on: text().notNull(),
})

/** Errors on the server or in a browser, redacted before they are stored and kept 30 days. */
export const errorLogs = sqliteTable(
  'error_logs',
  {
    id,
    request_id: text(),
    timestamp: text().notNull(),
    level: text().$type<ErrorLevel>().notNull(),
    message: text().notNull(),
    status_code: integer(),
    name: text().notNull().default(''),
    code: text().notNull().default(''),
    environment: text().notNull().default('server'),
    stack: text(),
    additional_info: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    request: text({ mode: 'json' }).$type<LoggedRequest>(),
    user_id: integer(),
  },
  (table) => [
    index('error_logs_by_age').on(table.timestamp),
    index('error_logs_by_request').on(table.request_id),
    index('error_logs_by_level').on(table.level, table.timestamp),
    index('error_logs_by_status').on(table.status_code, table.timestamp),
    index('error_logs_by_user').on(table.user_id, table.timestamp).where(sql`user_id is not null`),
  ],
)

/** The last run of each scheduled job. */
export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  started_at: text().notNull(),
  ended_at: text(),
  error: text(),
})
