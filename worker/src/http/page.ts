import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

/** The page that Astro makes, or has built, for `request`. */
export async function page(c: Context<AppEnv>, request: Request): Promise<Response> {
  // Loaded only for pages, so that a call to the API never waits for what renders them.
  const { handle } = await import('@astrojs/cloudflare/handler')
  // Hono's type names less of the context than Workers give.
  return handle(request, c.env, c.executionCtx as ExecutionContext)
}
