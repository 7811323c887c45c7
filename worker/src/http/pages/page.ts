import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { tellFailure } from '../logging/tell-failure.ts'
import { whyBroken } from './broken-render.ts'

/** The page that Astro makes, or has built, for `request`; one that breaks is Astro's own of 500, and the logs are told. */
export async function page(c: Context<AppEnv>, request: Request): Promise<Response> {
  // Loaded only for pages, so that a call to the API never waits for what renders them.
  const { handle } = await import('@astrojs/cloudflare/handler')
  // Hono's type names less of the context than Workers give.
  const answer = await handle(request, c.env, c.executionCtx as ExecutionContext)
  if (answer.status === 500) await tellFailure(c, whyBroken(request) ?? new Error('The page could not be made'), 500)
  return answer
}
