import { createMiddleware } from 'hono/factory'
import { keepFromEdge } from '../caching/edge-header.ts'
import type { AppEnv } from '../env.ts'

/** Keeps secret addresses out of referrers, caches and search engines, whatever the response. */
export const secretAddress = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow')
  keepFromEdge(c)
})
