import type * as z from 'zod'
import { BOOKMARK_HEADER, UNATTENDED_HEADER } from '#contract/headers'
import { correctClock } from '../now.ts'
import { $token } from '../session/token.ts'
import { anySignal } from './any-signal.ts'
import { ApiError, apiErrorOf, sessionEnded, throwNetworkError } from './api-error.ts'
import { isAttended } from './attendance.ts'
import { forSameSession, handleResponse, readJson, sessionHeaders } from './exchange.ts'
import { broadcastChange } from './other-tabs.ts'

const TIMEOUT_MS = 30_000

interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** Version of the record to change: a stale one is refused with 412. */
  version?: number | undefined
  /** Idempotency key, so that a post whose response was lost can be sent again without being done twice. */
  key?: string
  /** Receives the version of the returned record, for records that do not carry it themselves. */
  onVersion?: (version: number) => void
  /** Receives the cursor of the next page, where the response is a bare list. */
  onNext?: (cursor: string) => void
  signal?: AbortSignal | undefined
  /** How long a response may take. */
  timeoutMs?: number
  /** True for the call that needs no session. */
  anonymous?: boolean
  /** Message where the server gives none; empty by default. */
  otherwise?: string
}

/** Calls the server as the signed-in person and returns what `shape` describes; throws `ApiError`. */
export async function call<T>(shape: z.ZodType<T>, path: string, options: Options = {}): Promise<T> {
  const { otherwise = '', anonymous = false } = options
  const token = $token.get()
  // After a session has ended, the portal stays mounted behind the login and keeps polling: such calls fail here, unsent.
  if (token === null && !anonymous) throw sessionEnded()
  const isRead = (options.method ?? 'GET') === 'GET'
  const asked = exchange(path, token, options)
  // Reads need no such guard: their responses go into a query cache that is discarded when its person leaves.
  const { status, ok, body, retryAfter } = await (isRead || anonymous ? asked : forSameSession(asked))
  if (status === 401 && !anonymous) throw sessionEnded()
  if (!ok) throw apiErrorOf(status, body, otherwise, retryAfter)
  if (!isRead && !anonymous) broadcastChange()
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new ApiError(status, otherwise)
  return parsed.data
}

async function exchange(path: string, token: string | null, options: Options) {
  const { method = 'GET', body, onVersion, onNext, signal, timeoutMs = TIMEOUT_MS } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(path, {
    method,
    headers: headersOf(token, options),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? anySignal(signal, timeout) : timeout,
  }).catch(throwNetworkError)
  correctClock(response.headers)
  handleResponse(response.status, response.headers.get(BOOKMARK_HEADER), token)
  const version = versionIn(response.headers)
  if (version !== null) onVersion?.(version)
  const cursor = nextCursorIn(response.headers)
  if (cursor !== null) onNext?.(cursor)
  const retryAfter = response.headers.get('Retry-After')
  return {
    status: response.status,
    ok: response.ok,
    body: readJson(await response.text().catch(throwNetworkError)),
    retryAfter,
  }
}

function headersOf(token: string | null, { method = 'GET', body, version, key }: Options) {
  return {
    ...sessionHeaders(token),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(method === 'GET' && !isAttended() && { [UNATTENDED_HEADER]: '1' }),
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
  }
}

function versionIn(headers: Headers): number | null {
  const version = /"(\d+)"/.exec(headers.get('ETag') ?? '')?.[1]
  return version ? Number(version) : null
}

function nextCursorIn(headers: Headers): string | null {
  const cursor = /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(headers.get('Link') ?? '')?.[1]
  return cursor ? decodeURIComponent(cursor) : null
}
