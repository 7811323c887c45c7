import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { MOST_BODY_BYTES } from '#domain/log-text'
import { openDb } from '../db/client.ts'
import { complain } from '../log/complain.ts'
import { keepCall, writeSoon } from '../log/pending.ts'
import type { AppEnv } from './env.ts'
import { loggedBody, loggedRequest } from './logged-request.ts'

const CALL = /^\/api(\/|$)/
// The logs are not logged once more.
const ANSWERS_LOGS = /^\/api\/logs\//

/**
 * Outermost middleware: notes every call of the API for the API log, after its answer, and lets the database have what
 * was noted. Nothing in here can fail or delay a call (docs/decisions/0024-logs.md).
 */
export const callLog = createMiddleware<AppEnv>(async (c, next) => {
  const began = Date.now()
  await next()
  const duration = Date.now() - began
  c.executionCtx.waitUntil(note(c, duration, CALL.test(c.req.path) ? readable(c) : null))
})

// The answer once more where it is JSON, which is all that is kept of one.
function readable(c: Context<AppEnv>): Response {
  const isJson = c.res.headers.get('Content-Type')?.startsWith('application/json')
  const { status, headers } = c.res
  return isJson && c.res.body && !ANSWERS_LOGS.test(c.req.path)
    ? c.res.clone()
    : new Response(null, { status: status < 200 ? 200 : status, headers })
}

async function note(c: Context<AppEnv>, duration: number, answer: Response | null): Promise<void> {
  try {
    if (answer) keepCall(await entryOf(c, duration, answer))
  } catch (error) {
    complain('A call could not be noted', error, { level: 'warn' })
  }
  await writeSoon(openDb(c.env.DB))
}

async function entryOf(c: Context<AppEnv>, duration: number, answer: Response) {
  const timestamp = new Date().toISOString()
  const [request, response] = await Promise.all([loggedRequest(c), readAnswer(answer)])
  const { headers, ...told } = request
  return {
    ...told,
    request_id: c.get('requestId'),
    timestamp,
    status_code: answer.status,
    response_time: duration,
    response_size: response.size,
    user_id: c.get('user')?.id ?? null,
    response: response.text,
    headers,
    user_agent: headers['user-agent'] ?? '',
  }
}

async function readAnswer(answer: Response): Promise<{ text: string | null; size: number }> {
  if (!answer.body) {
    const type = answer.headers.get('Content-Type')
    const size = Number(answer.headers.get('Content-Length') ?? 0)
    return { text: type ? `[${type}]` : null, size }
  }
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of answer.body) {
    // A little more than is kept, for redacting shortens.
    if (text.length < 2 * MOST_BODY_BYTES)
      text += decoder.decode(chunk.subarray(0, 2 * MOST_BODY_BYTES), { stream: true })
    size += chunk.byteLength
  }
  return { text: loggedBody(text, size), size }
}
