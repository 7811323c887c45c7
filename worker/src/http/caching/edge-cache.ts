import type { Context } from 'hono'
import { EDGE_LIFE_S } from '#contract/edge-life'
import { complain } from '../../log/complain.ts'
import type { AppEnv } from '../env.ts'
import { forgetAllAnswers, forgetAnswers } from './recent-answers.ts'

/** Lets Cloudflare keep a public answer under `tags`, for as long as `EDGE_LIFE_S` says. */
export function keepAtEdge(c: Context<AppEnv>, ...tags: string[]): void {
  const { fresh, stale } = EDGE_LIFE_S
  c.header('Cloudflare-CDN-Cache-Control', `public, max-age=${fresh}, stale-while-revalidate=${stale}`)
  c.header('Cache-Tag', tags.join(','))
}

/**
 * Forgets what this isolate repeats under `tags`, and asks Cloudflare to drop it, after the answer. The edge forgets by
 * itself within 60 s, so a purge that fails costs a minute and never the save it follows.
 */
export function dropFromEdge(c: Context<AppEnv>, ...tags: string[]): void {
  forgetAnswers(tags)
  c.executionCtx.waitUntil(purge({ tags }))
}

/** Forgets all that this isolate repeats, and has Cloudflare drop everything, after the answer and once more `laterMs` later. */
export function emptyEdge(c: Context<AppEnv>, laterMs: number): void {
  forgetAllAnswers()
  c.executionCtx.waitUntil(purge({ purgeEverything: true }, laterMs))
}

async function purge(what: CachePurgeOptions, againAfterMs?: number): Promise<void> {
  const workers: { cache?: Partial<CacheContext> } = await import('cloudflare:workers')
  // On a laptop there is no edge cache and `purge` is not a function.
  if (!workers.cache?.purge) return
  try {
    await workers.cache.purge(what)
    if (againAfterMs === undefined) return
    await scheduler.wait(againAfterMs)
    await workers.cache.purge(what)
  } catch (error) {
    complain(`The edge cache could not be told to drop ${JSON.stringify(what)}`, error)
  }
}
