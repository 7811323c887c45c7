import { expect, vi } from 'vitest'
import { ApiLogPage, ErrorLogPage } from '#contract/log'
import { insertRows } from '../../worker/src/db/json-rows.ts'
import type { NewApiLog } from '../../worker/src/db/logs/writing.ts'
import { apiLogs, errorLogs } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'
import { call, expectResponse, tokenOf } from './client.ts'

/** Entries are stored a moment after the call, and later on a busy machine. */
export const LOG_WAIT = { timeout: 20_000, interval: 100 }

/** The API log as a developer reads it. */
export async function apiLog(query: Record<string, string | number> = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return (
    await expectResponse(ApiLogPage, 200, 'GET', `/api/logs/api?${search}`, { token: await tokenOf('developer') })
  ).data
}

/** The error log as a developer reads it. */
export async function errorLog(query: Record<string, string | number> = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return (
    await expectResponse(ErrorLogPage, 200, 'GET', `/api/logs/error?${search}`, { token: await tokenOf('developer') })
  ).data
}

/** The entry of one call, once it is stored. */
export function loggedCall(requestId: string | null) {
  return vi.waitFor(async () => {
    const { logs } = await apiLog({ requestId: requestId ?? '' })
    expect(logs).toHaveLength(1)
    const [entry] = logs
    if (!entry) throw new Error('The call is not in the log')
    return entry
  }, LOG_WAIT)
}

/** A call as the API log stores it. */
export function apiLogRow(values: Partial<NewApiLog> = {}): NewApiLog {
  return {
    request_id: crypto.randomUUID(),
    timestamp: new Date().toISOString(),
    method: 'GET',
    path: '/api/health',
    url: 'http://localhost/api/health',
    status_code: 200,
    response_time: 12,
    response_size: 34,
    ip: '10.0.0.1',
    username: null,
    user_id: null,
    query: null,
    body: null,
    response: null,
    headers: {},
    user_agent: '',
    ...values,
  }
}

/** Stores calls in the API log. */
export async function storeCalls(rows: NewApiLog[]): Promise<void> {
  const { db } = await product()
  const stored = rows.map((row) => ({ answer_digest: null, ...row }))
  await insertRows(db, apiLogs, stored)
}

/** Stores errors in the error log. */
export async function storeErrors(rows: Partial<typeof errorLogs.$inferInsert>[]): Promise<void> {
  const { db } = await product()
  const timestamp = new Date().toISOString()
  for (const row of rows) await db.insert(errorLogs).values({ timestamp, level: 'error', message: 'Broken', ...row })
}

/** Makes a call, and waits for its entry in the API log. */
export async function callAndReadLog(...sent: Parameters<typeof call>) {
  const response = await call(...sent)
  return { response, entry: await loggedCall(response.headers.get('X-Request-Id')) }
}
