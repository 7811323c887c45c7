import type { Context } from 'hono'
import { EDGE_TTL_S } from '#contract/edge-ttl'
import { logError } from '../../log/log-error.ts'
import { afterResponse } from '../after-response.ts'
import type { AppEnv } from '../env.ts'
import { EDGE_HEADER } from './edge-header.ts'
import { clearResponseCache, invalidateTags } from './response-cache.ts'

/** Lets Cloudflare cache a public response under `tags`, for as long as `EDGE_TTL_S` says. */
export function cacheAtEdge(c: Context<AppEnv>, ...tags: string[]): void {
  const { fresh, stale } = EDGE_TTL_S
  c.header(EDGE_HEADER, `public, max-age=${fresh}, stale-while-revalidate=${stale}`)
  c.header('Cache-Tag', tags.join(','))
}

/**
 * Drops what this isolate has cached under `tags`, and purges it from Cloudflare's cache after the response. Entries there expire
 * within 60 s anyway, so a failed purge only delays a save by a minute and never makes it fail.
 */
export function purgeTags(c: Context<AppEnv>, ...tags: string[]): void {
  invalidateTags(tags)
  // Purges are limited to a few a minute, so a save that no page shows must not use one.
  if (tags.length > 0) afterResponse(c, purge({ tags }))
}

/** Drops everything this isolate has cached, and purges Cloudflare's whole cache after the response and again `laterMs` later. */
export function purgeAll(c: Context<AppEnv>, laterMs: number): void {
  clearResponseCache()
  afterResponse(c, purge({ purgeEverything: true }, laterMs))
}

async function purge(what: CachePurgeOptions, againAfterMs?: number): Promise<void> {
  const { cache }: { cache?: Partial<CacheContext> } = await import('cloudflare:workers')
  await purgeOnce(cache, what)
  if (againAfterMs === undefined) return
  await scheduler.wait(againAfterMs)
  await purgeOnce(cache, what)
}

async function purgeOnce(cache: Partial<CacheContext> | undefined, what: CachePurgeOptions): Promise<void> {
  try {
    // There is no edge cache in local development, and `purge` is not a function.
    const done = await cache?.purge?.(what)
    // A purge beyond the limit is refused without an error.
    if (done?.success === false)
      throw new Error(done.errors.map(({ message }) => message).join(' ') || 'It was refused.')
  } catch (error) {
    // A save becomes visible after a minute anyway; but until then, a site that was just locked stays open.
    const level = what.purgeEverything ? 'error' : 'warn'
    logError(`The edge cache could not be purged of ${JSON.stringify(what)}`, error, { level })
  }
}
