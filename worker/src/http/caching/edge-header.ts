import type { Context } from 'hono'

/** The header that says whether Cloudflare may cache a response, and for how long; no browser gets it. */
export const EDGE_HEADER = 'Cloudflare-CDN-Cache-Control'

/** Keeps a response out of Cloudflare's cache, whatever its handler said. */
export function keepFromEdge(c: Context): void {
  c.header(EDGE_HEADER, undefined)
  c.header('Cache-Tag', undefined)
}
