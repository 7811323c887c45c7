import type { Context } from 'hono'
import { EDGE_LIFE_S } from '#contract/edge-life'
import { logError } from '../../log/log-error.ts'
import { afterAnswer } from '../after-answer.ts'
import type { AppEnv } from '../env.ts'
import { clearResponseCache, invalidateTags } from './response-cache.ts'

/** Lets Cloudflare cache a public answer under `tags`, for as long as `EDGE_LIFE_S` says. */
export function cacheAtEdge(c: Context<AppEnv>, ...tags: string[]): void {
  const { fresh, stale } = EDGE_LIFE_S
  c.header('Cloudflare-CDN-Cache-Control', `public, max-age=${fresh}, stale-while-revalidate=${stale}`)
  c.header('Cache-Tag', tags.join(','))
}

/**
 * Drops what this isolate has cached under `tags`, and purges Cloudflare's cache of it after the answer. Entries there expire
 * within 60 s anyway, so a failed purge costs a minute and never the save it follows.
 */
export function purgeTags(c: Context<AppEnv>, ...tags: string[]): void {
  invalidateTags(tags)
  // Purges are limited to a few a minute, so none is spent on a save that no page shows.
  if (tags.length > 0) afterAnswer(c, purge({ tags }))
}

/** Drops all that this isolate has cached, and purges Cloudflare's whole cache after the answer and once more `laterMs` later. */
export function purgeAll(c: Context<AppEnv>, laterMs: number): void {
  clearResponseCache()
  afterAnswer(c, purge({ purgeEverything: true }, laterMs))
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
    // On a laptop there is no edge cache and `purge` is not a function.
    const done = await cache?.purge?.(what)
    // A purge beyond the limit is refused without an error.
    if (done?.success === false)
      throw new Error(done.errors.map(({ message }) => message).join(' ') || 'It was refused.')
  } catch (error) {
    // After a minute a save shows all the same; a site that was just locked stays open until then.
    const level = what.purgeEverything ? 'error' : 'warn'
    logError(`The edge cache could not be purged of ${JSON.stringify(what)}`, error, { level })
  }
}
