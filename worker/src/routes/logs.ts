import {
  ApiLogFilter,
  type ApiLogPage,
  ApiLogQuery,
  ErrorLogFilter,
  type ErrorLogPage,
  ErrorLogQuery,
} from '#contract/log'
import { isDeveloper, mayExportLogs } from '#domain/access/developer'
import { exportHead, exportName } from '#domain/log/export'
import { logWindow } from '#domain/log/window'
import type { Db } from '../db/client.ts'
import { readApiLogs, searchApiLogs } from '../db/logs/api-logs.ts'
import { readErrorLogs, searchErrorLogs } from '../db/logs/error-logs.ts'
import { newestOf, pageOf } from '../db/logs/search.ts'
import { staffAllowedBy } from '../http/access/staff.ts'
import { MAX_EXPORTED, sendLogFile } from '../http/logging/log-file.ts'
import { validQuery } from '../http/valid.ts'

const searchApi = (db: Db, filter: ApiLogFilter) => searchApiLogs(db, { ...filter, ...logWindow(filter) })
const searchErrors = (db: Db, filter: ErrorLogFilter) => searchErrorLogs(db, { ...filter, ...logWindow(filter) })

/** Developers read the logs. */
export const logs = staffAllowedBy(isDeveloper, 'developer_logs.view')
  .get('/api', validQuery(ApiLogQuery), async (c) => {
    const { db } = c.var
    const query = c.req.valid('query')
    const data = await pageOf(searchApi(db, query), query, (ids) => readApiLogs(db, ids))
    return c.json<ApiLogPage>({ success: true, data })
  })
  .get('/error', validQuery(ErrorLogQuery), async (c) => {
    const { db } = c.var
    const query = c.req.valid('query')
    const data = await pageOf(searchErrors(db, query), query, (ids) => readErrorLogs(db, ids))
    return c.json<ErrorLogPage>({ success: true, data })
  })

/** Developers export the logs as text. */
export const logExports = staffAllowedBy(mayExportLogs, 'developer_logs.export')
  .get('/api', validQuery(ApiLogFilter), async (c) => {
    const { db } = c.var
    const filter = c.req.valid('query')
    const now = new Date()
    return sendLogFile({
      db,
      name: exportName('api-logs', now),
      head: exportHead('API logs', filter, now),
      ...(await newestOf(db, searchApi(db, filter), MAX_EXPORTED)),
      entries: (ids) => readApiLogs(db, ids),
    })
  })
  .get('/error', validQuery(ErrorLogFilter), async (c) => {
    const { db } = c.var
    const filter = c.req.valid('query')
    const now = new Date()
    return sendLogFile({
      db,
      name: exportName('error-logs', now),
      head: exportHead('Error logs', filter, now),
      ...(await newestOf(db, searchErrors(db, filter), MAX_EXPORTED)),
      entries: (ids) => readErrorLogs(db, ids),
    })
  })
