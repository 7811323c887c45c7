import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'

/** Keeps an address that is a key to itself: out of referrers, caches and search engines, whatever is answered. */
export const secretAddress = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header('Cloudflare-CDN-Cache-Control', undefined)
})
