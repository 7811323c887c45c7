import type { Context } from 'hono'
import { createApp } from './app.ts'
import type { AppEnv } from './http/env.ts'
import { scheduled } from './scheduled.ts'

const app = createApp()
// The portal is one page for all its addresses.
app.get('/admin/*', (c) => page(c, new Request(new URL('/admin', c.req.url), c.req.raw)))
app.all('*', (c) => page(c, c.req.raw))

async function page(c: Context<AppEnv>, request: Request): Promise<Response> {
  // Loaded only for pages, so that a call to the API never waits for what renders them.
  const { handle } = await import('@astrojs/cloudflare/handler')
  // Hono's type names less of the context than Workers give.
  return handle(request, c.env, c.executionCtx as ExecutionContext)
}

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Cloudflare.Env>
