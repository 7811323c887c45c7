import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { EDGE_TTL_S } from '#contract/edge-ttl'
import { openDbSession } from '../../db/client.ts'
import { isKnownOpen, lastChangeIfOpen } from '../access/site-pass.ts'
import type { AppEnv } from '../env.ts'
import { cacheKey } from './cache-key.ts'
import type { Content } from './content.ts'
import { EDGE_HEADER } from './edge-header.ts'
import { isKnown } from './is-known.ts'

// Ordinary responses are far smaller; larger ones are left to the edge cache.
const MAX_BYTES_EACH = 512 * 1024
const MAX_BYTES = 8 * 1024 * 1024
const MAX_ENTRIES = 1000
const MAX_AGE_MS = EDGE_TTL_S.fresh * 1000
// An audit line may be stored this much later than its timestamp says.
const SETTLED_MS = 10_000
const IS_PUBLIC = /^public\b/

interface Entry {
  bytes: Content['bytes']
  headers: Headers
  /** With these the edge cache does not store the response: another isolate may just have purged a change from it. */
  uncheckedHeaders: Headers
  tags: readonly string[]
  startedAt: number
  expiresAt: number
}

// By cache key, oldest first.
const entries = new Map<string, Entry>()
let size = 0
let changes = 0
// Time of the latest change that this isolate has made or read, in ms.
let knownChange = 0

/**
 * The cached public response to `request`, valid for `RESPONSE_CACHE_TTL_MS` without a database query
 * (docs/decisions/0035-response-cache.md), if there is one. Like a response of the edge cache, it is not logged, and has the request
 * id of the call that produced it.
 */
export function cachedResponse(request: Request, env: Cloudflare.Env): Response | undefined {
  if (!(ttlOf(env) > 0) || !isCacheable(request)) return undefined
  const cached = entries.get(cacheKey(request.url))
  return cached && isFresh(cached) ? respond(request, cached.bytes, cached.uncheckedHeaders) : undefined
}

function respond({ headers: sent }: Request, bytes: Entry['bytes'], headers: Headers): Response {
  const isNotModified = isKnown(headers.get('ETag'), sent.get('If-None-Match'))
  return isNotModified ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers })
}

/**
 * Outermost middleware: caches public responses for `cachedResponse`, and serves a stale one for up to a minute if the database
 * confirms that nothing has changed.
 */
export const responseCache = createMiddleware<AppEnv>(async (c, next) => {
  const ttlMs = ttlOf(c.env)
  if (!(ttlMs > 0) || !isCacheable(c.req.raw)) return next()
  const key = cacheKey(c.req.url)
  const cached = entries.get(key)
  if (cached && (await revalidate(c, cached, ttlMs)) && entries.get(key) === cached) {
    return respond(c.req.raw, cached.bytes, cached.headers)
  }
  const changesBefore = changes
  const startedAt = Date.now()
  await next()
  // A response whose data may have been read before a change must not be cached.
  if (changes === changesBefore) store(c, key, startedAt, ttlMs)
})

/** Drops cached responses with any of `tags`, as given to `cacheAtEdge`. */
export function invalidateTags(tags: readonly string[]): void {
  noteChange()
  for (const [key, entry] of entries) if (entry.tags.some((tag) => tags.includes(tag))) drop(key, entry)
}

/** Drops all cached responses. */
export function clearResponseCache(): void {
  noteChange()
  entries.clear()
  size = 0
}

function noteChange(): void {
  changes++
  knownChange = Date.now()
}

// Excludes staff, who must see what is stored.
function isCacheable({ method, headers }: Request): boolean {
  return method === 'GET' && !headers.has('Authorization')
}

function ttlOf({ RESPONSE_CACHE_TTL_MS }: Cloudflare.Env): number {
  return Number(RESPONSE_CACHE_TTL_MS ?? 0)
}

function isFresh({ expiresAt }: Entry): boolean {
  return Date.now() < expiresAt && isKnownOpen()
}

async function revalidate(c: Context<AppEnv>, entry: Entry, ttlMs: number): Promise<boolean> {
  // For a response that is known to be outdated, this query would only add a round trip before it is rendered again.
  if (Date.now() > entry.startedAt + MAX_AGE_MS || mayPredate(entry, knownChange)) return false
  try {
    const changedAt = await lastChangeIfOpen(openDbSession(c.env.DB, 'first-primary').db)
    if (changedAt === null) return false
    knownChange = Math.max(knownChange, changedAt.getTime())
    if (mayPredate(entry, changedAt.getTime())) return false
    entry.expiresAt = Date.now() + ttlMs
    return true
  } catch {
    // The handler that runs next will meet the same error and report it.
    return false
  }
}

function mayPredate({ startedAt }: Entry, change: number): boolean {
  return startedAt <= change + SETTLED_MS
}

function store(c: Context<AppEnv>, key: string, startedAt: number, ttlMs: number): void {
  const bytes = c.get('content')?.bytes
  const { status, headers } = c.res
  // Of a 304, the bytes are those that the caller has.
  const isWhole = status === 200 || status === 304
  if (!bytes || bytes.byteLength > MAX_BYTES_EACH || !isWhole || headers.has('Set-Cookie')) return
  if (!IS_PUBLIC.test(headers.get('Cache-Control') ?? '') || !isKnownOpen()) return
  const before = entries.get(key)
  if (before) drop(key, before)
  const tags = headers.get('Cache-Tag')?.split(',') ?? []
  const uncheckedHeaders = new Headers(headers)
  if (headers.has(EDGE_HEADER)) uncheckedHeaders.set(EDGE_HEADER, 'no-store')
  entries.set(key, {
    bytes,
    headers: new Headers(headers),
    uncheckedHeaders,
    tags,
    startedAt,
    expiresAt: startedAt + ttlMs,
  })
  size += bytes.byteLength
  for (const [oldest, entry] of entries) {
    if (size <= MAX_BYTES && entries.size <= MAX_ENTRIES) break
    drop(oldest, entry)
  }
}

function drop(key: string, { bytes }: Entry): void {
  entries.delete(key)
  size -= bytes.byteLength
}
