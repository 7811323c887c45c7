import { type Context, Hono } from 'hono'
import type { AppEnv } from '../http/env.ts'

const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The API description, as data and as a page: files that the build writes (scripts/build/describe-api.ts). */
export const openApi = new Hono<AppEnv>()
  .get('/openapi.json', (c) => written(c, { 'Content-Type': 'application/json' }))
  .get('/docs', (c) =>
    written(c, { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Security-Policy': PAGE_POLICY }),
  )

// Without the headers of the assets binding: caching is decided in one place for all calls (http/headers.ts).
async function written(c: Context<AppEnv>, headers: Record<string, string>): Promise<Response> {
  const file = await c.env.ASSETS.fetch(new URL(c.req.path, c.req.url))
  if (!file.ok) throw new Error(`The build did not write ${c.req.path}`)
  return c.body(await file.text(), 200, headers)
}
