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
import { staffWho } from '../http/access/staff.ts'
import { MAX_EXPORTED, sendLogFile } from '../http/logging/log-file.ts'
import { validQuery } from '../http/valid.ts'

const apiSearch = (db: Db, filter: ApiLogFilter) => searchApiLogs(db, { ...filter, ...logWindow(filter) })
const errorSearch = (db: Db, filter: ErrorLogFilter) => searchErrorLogs(db, { ...filter, ...logWindow(filter) })

/** Developers read the logs. */
export const logs = staffWho(isDeveloper, 'developer_logs.view')
  .get('/api', validQuery(ApiLogQuery), async (c) => {
    const [{ db }, query] = [c.var, c.req.valid('query')]
    const data = await pageOf(apiSearch(db, query), query, (ids) => readApiLogs(db, ids))
    return c.json<ApiLogPage>({ success: true, data })
  })
  .get('/error', validQuery(ErrorLogQuery), async (c) => {
    const [{ db }, query] = [c.var, c.req.valid('query')]
    const data = await pageOf(errorSearch(db, query), query, (ids) => readErrorLogs(db, ids))
    return c.json<ErrorLogPage>({ success: true, data })
  })

/** Developers take the logs away as text. */
export const logExports = staffWho(mayExportLogs, 'developer_logs.export')
  .get('/api', validQuery(ApiLogFilter), async (c) => {
    const [{ db }, filter, now] = [c.var, c.req.valid('query'), new Date()]
    const found = await newestOf(db, apiSearch(db, filter), MAX_EXPORTED)
    const [name, head] = [exportName('api-logs', now), exportHead('API logs', filter, now)]
    return sendLogFile({ name, head, ...found, entries: (ids) => readApiLogs(db, ids) })
  })
  .get('/error', validQuery(ErrorLogFilter), async (c) => {
    const [{ db }, filter, now] = [c.var, c.req.valid('query'), new Date()]
    const found = await newestOf(db, errorSearch(db, filter), MAX_EXPORTED)
    const [name, head] = [exportName('error-logs', now), exportHead('Error logs', filter, now)]
    return sendLogFile({ name, head, ...found, entries: (ids) => readErrorLogs(db, ids) })
  })
