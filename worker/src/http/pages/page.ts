import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { tellFailure } from '../logging/tell-failure.ts'
import { whyBroken } from './broken-render.ts'

/** Astro's page for `request`, rendered or prerendered; where rendering fails it is Astro's 500 page, and the error is logged. */
export async function page(c: Context<AppEnv>, request: Request): Promise<Response> {
  // Imported on demand, so that a call to the API never waits for the renderer to load.
  const { handle } = await import('@astrojs/cloudflare/handler')
  // Hono's type of the execution context lacks some of what Workers have.
  const answer = await handle(request, c.env, c.executionCtx as ExecutionContext)
  if (answer.status === 500) await tellFailure(c, whyBroken(request) ?? new Error('The page could not be made'), 500)
  return answer
}
