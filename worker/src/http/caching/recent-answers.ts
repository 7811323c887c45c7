import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { EDGE_LIFE_S } from '#contract/edge-life'
import { openReading } from '../../db/client.ts'
import { isKnownOpen, lastChangeIfOpen } from '../access/site-pass.ts'
import type { AppEnv } from '../env.ts'
import type { Content } from './content.ts'
import { ownAddress } from './own-address.ts'

// Ordinary answers are far smaller; a longer one is left to the edge cache.
const MOST_BYTES_EACH = 512 * 1024
const MOST_BYTES = 8 * 1024 * 1024
const MOST_ANSWERS = 1000
const MOST_AGE_MS = EDGE_LIFE_S.fresh * 1000
// An audit line may be stored this much later than its timestamp says.
const SETTLED_MS = 10_000
const IS_PUBLIC = /^public\b/
const AT_EDGE = 'Cloudflare-CDN-Cache-Control'

interface Recent {
  bytes: Content['bytes']
  headers: Headers
  /** Without leave for the edge: another isolate may have stored a change and purged it, and old data must not fill it again. */
  uncheckedHeaders: Headers
  tags: readonly string[]
  madeAt: number
  until: number
}

// By address, oldest first.
const recent = new Map<string, Recent>()
let size = 0
let changes = 0

/**
 * The last public answer at an address, for `REPEAT_MS` without a question to the database
 * (docs/decisions/0035-recent-answers.md); nothing where there is none. Like an answer of the edge cache, it is not logged.
 */
export function repeatUnchecked(request: Request, env: Cloudflare.Env): Response | undefined {
  if (!(lifeOf(env) > 0) || !mayBeRepeated(request)) return undefined
  const known = recent.get(ownAddress(request.url))
  return known && isFresh(known) ? repeat(known.bytes, known.uncheckedHeaders) : undefined
}

/**
 * Outermost middleware: keeps public answers for `repeatUnchecked`, and repeats one for a minute if the database says that
 * nothing has changed.
 */
export const recentAnswers = createMiddleware<AppEnv>(async (c, next) => {
  const lifeMs = lifeOf(c.env)
  if (!(lifeMs > 0) || !mayBeRepeated(c.req.raw)) return next()
  const address = ownAddress(c.req.url)
  const known = recent.get(address)
  if (known && (await isStillTrue(c, known, lifeMs)) && recent.get(address) === known) {
    return repeat(known.bytes, known.headers)
  }
  const changesBefore = changes
  const madeAt = Date.now()
  await next()
  // An answer whose data may have been read before a change must not be kept.
  if (changes === changesBefore) keepAnswer(c, address, madeAt, lifeMs)
})

/** Forgets at once what was answered under `tags`, which were those of `keepAtEdge`. */
export function forgetAnswers(tags: readonly string[]): void {
  changes++
  for (const [address, answer] of recent) if (answer.tags.some((tag) => tags.includes(tag))) forget(address, answer)
}

/** Forgets at once whatever was answered. */
export function forgetAllAnswers(): void {
  changes++
  recent.clear()
  size = 0
}

// Not for staff, who must see what is stored, and not for conditional requests, which may be answered by a 304.
function mayBeRepeated({ method, headers }: Request): boolean {
  return method === 'GET' && !headers.has('Authorization') && !headers.has('If-None-Match')
}

function lifeOf({ REPEAT_MS }: Cloudflare.Env): number {
  return Number(REPEAT_MS ?? 0)
}

function isFresh({ until }: Recent): boolean {
  return Date.now() < until && isKnownOpen()
}

async function isStillTrue(c: Context<AppEnv>, answer: Recent, lifeMs: number): Promise<boolean> {
  if (Date.now() > answer.madeAt + MOST_AGE_MS) return false
  try {
    const changedAt = await lastChangeIfOpen(openReading(c.env.DB, 'first-primary').db)
    const isTrue = changedAt !== null && changedAt.getTime() + SETTLED_MS < answer.madeAt
    if (isTrue) answer.until = Date.now() + lifeMs
    return isTrue
  } catch {
    // The call that follows meets the same failure and answers it.
    return false
  }
}

function repeat(bytes: Content['bytes'], headers: Headers): Response {
  const answer = new Response(bytes, { headers })
  answer.headers.set('X-Request-Id', crypto.randomUUID())
  return answer
}

function keepAnswer(c: Context<AppEnv>, address: string, madeAt: number, lifeMs: number): void {
  const bytes = c.get('content')?.bytes
  const { status, headers } = c.res
  if (!bytes || bytes.byteLength > MOST_BYTES_EACH || status !== 200 || headers.has('Set-Cookie')) return
  if (!IS_PUBLIC.test(headers.get('Cache-Control') ?? '') || !isKnownOpen()) return
  const before = recent.get(address)
  if (before) forget(address, before)
  const tags = headers.get('Cache-Tag')?.split(',') ?? []
  const uncheckedHeaders = new Headers(headers)
  if (headers.has(AT_EDGE)) uncheckedHeaders.set(AT_EDGE, 'no-store')
  recent.set(address, { bytes, headers, uncheckedHeaders, tags, madeAt, until: madeAt + lifeMs })
  size += bytes.byteLength
  for (const [oldest, answer] of recent) {
    if (size <= MOST_BYTES && recent.size <= MOST_ANSWERS) break
    forget(oldest, answer)
  }
}

function forget(address: string, { bytes }: Recent): void {
  recent.delete(address)
  size -= bytes.byteLength
}
