import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { BoundedMap } from '#domain/bounded-map'
import { openDb } from '../../db/client.ts'
import type { NewApiLog } from '../../db/logs/writing.ts'
import { bufferCall, flushSoon } from '../../log/buffer.ts'
import { logError } from '../../log/log-error.ts'
import type { AppEnv } from '../env.ts'
import { loggedBody, loggedRequest } from './logged-request.ts'

const CALL = /^\/api(\/|$)/
// Answers that are log entries are not stored in the log again.
const ANSWERS_LOGS = /^\/api\/logs\//
const MAX_REDACTED = 50

// The last public answer of each path and its redacted form, since redacting the same text again takes longest here.
const redacted = new BoundedMap<{ text: string; logged: string }>(MAX_REDACTED)

/**
 * Logs every call of the API, after its answer. Nothing in here can fail or delay a call (docs/decisions/0024-logs.md).
 */
export const callLog = createMiddleware<AppEnv>(async (c, next) => {
  const began = Date.now()
  await next()
  c.executionCtx.waitUntil(log(c, Date.now() - began))
})

async function log(c: Context<AppEnv>, duration: number): Promise<void> {
  try {
    if (CALL.test(c.req.path)) bufferCall(await entryOf(c, duration))
  } catch (error) {
    logError('A call could not be logged', error, { level: 'warn' })
  }
  await flushSoon(() => openDb(c.env.DB))
}

async function entryOf(c: Context<AppEnv>, duration: number): Promise<NewApiLog> {
  const timestamp = new Date().toISOString()
  const { headers, ...logged } = await loggedRequest(c)
  return {
    ...logged,
    request_id: c.get('requestId'),
    timestamp,
    status_code: c.res.status,
    response_time: duration,
    ...loggedAnswer(c),
    user_id: c.get('caller')?.user.id ?? null,
    headers,
    user_agent: headers['user-agent'] ?? '',
  }
}

function loggedAnswer(c: Context<AppEnv>): Pick<NewApiLog, 'response' | 'response_size'> {
  const content = c.get('content')
  const { headers, ok } = c.res
  const size = content ? content.bytes.byteLength : Number(headers.get('Content-Length') ?? 0)
  if (content && !(ok && ANSWERS_LOGS.test(c.req.path))) {
    return { response: loggedText(c, content.text), response_size: size }
  }
  const type = headers.get('Content-Type')
  return { response: type && `[${type}]`, response_size: size }
}

function loggedText(c: Context<AppEnv>, text: string): string {
  if (!c.res.headers.has('Cloudflare-CDN-Cache-Control')) return loggedBody(text)
  const last = redacted.get(c.req.path)
  if (last?.text === text) return last.logged
  const logged = loggedBody(text)
  redacted.set(c.req.path, { text, logged })
  return logged
}
