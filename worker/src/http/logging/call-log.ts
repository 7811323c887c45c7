import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { BoundedMap } from '#domain/bounded-map'
import { openDb } from '../../db/client.ts'
import type { NewApiLog } from '../../db/logs/writing.ts'
import { bufferCall, flushSoon } from '../../log/buffer.ts'
import { logError } from '../../log/log-error.ts'
import { EDGE_HEADER } from '../caching/edge-header.ts'
import type { AppEnv } from '../env.ts'
import { loggedBody, loggedRequest, recordRequest } from './logged-request.ts'

const CALL = /^\/api(\/|$)/
// Responses that consist of log entries are not logged again.
const RETURNS_LOGS = /^\/api\/logs\//
const MAX_REDACTED = 50
// Longer texts are redacted, and so truncated, at once: two hundred responses may be waiting to be stored.
const MAX_NOTED_CHARACTERS = 32 * 1024

// The last public response of each path and its redacted form: redacting the same text again would take most of the time here.
const redacted = new BoundedMap<{ text: string; logged: string }>(MAX_REDACTED)

/**
 * Logs every call of the API. Nothing in here can fail or delay a call (docs/decisions/0024-logs.md).
 */
export const callLog = createMiddleware<AppEnv>(async (c, next) => {
  const began = Date.now()
  await next()
  if (CALL.test(c.req.path)) await buffer(c, Date.now() - began)
  const flush = flushSoon(() => openDb(c.env.DB))
  if (flush) c.executionCtx.waitUntil(flush)
})

async function buffer(c: Context<AppEnv>, duration: number): Promise<void> {
  try {
    bufferCall(await noteCall(c, duration))
  } catch (error) {
    logError('A call could not be logged', error, { level: 'warn' })
  }
}

// Copies what the entry needs while the call lasts, and leaves the rest until the entry is stored: this runs before the response is
// sent, and redacting took two thirds of the time that the log costs a call.
async function noteCall(c: Context<AppEnv>, duration: number): Promise<() => NewApiLog> {
  const timestamp = new Date().toISOString()
  const requestId = c.get('requestId')
  const { status } = c.res
  const request = await recordRequest(c)
  const { response, size, isShared } = noteResponse(c)
  return () => {
    const { headers, ...logged } = loggedRequest(request)
    return {
      ...logged,
      request_id: requestId,
      timestamp,
      status_code: status,
      response_time: duration,
      response: response(),
      isShared,
      response_size: size,
      user_id: request.userId,
      tokenHash: request.tokenHash,
      headers,
      user_agent: headers['user-agent'] ?? '',
    }
  }
}

interface NotedResponse {
  response: () => string | null
  size: number
  /** Whether the response is the same for everybody. */
  isShared: boolean
}

function noteResponse(c: Context<AppEnv>): NotedResponse {
  const content = c.get('content')
  const { headers, ok } = c.res
  const { path } = c.req
  const size = content ? content.bytes.byteLength : Number(headers.get('Content-Length') ?? 0)
  if (content && !(ok && RETURNS_LOGS.test(path))) {
    const { text } = content
    if (headers.has(EDGE_HEADER)) return { response: noteShared(path, text), size, isShared: true }
    if (text.length <= MAX_NOTED_CHARACTERS) return { response: () => loggedBody(text), size, isShared: false }
    const response = loggedBody(text)
    return { response: () => response, size, isShared: false }
  }
  const type = headers.get('Content-Type')
  return { response: () => type && `[${type}]`, size, isShared: false }
}

// Redacts at once, but only if the path's response has changed: the texts of two hundred waiting entries would fill the heap.
function noteShared(path: string, text: string): () => string {
  const last = redacted.get(path)
  if (last?.text === text) return () => last.logged
  const logged = loggedBody(text)
  redacted.set(path, { text, logged })
  return () => logged
}
