import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { tellFailure } from '../logging/tell-failure.ts'
import { whyBroken } from './broken-render.ts'

/** An address that no page stands at. */
export const NOWHERE = '/nowhere'

/**
 * Astro's page for `request`, rendered or prerendered; where rendering fails it is Astro's 500 page, and the error is logged.
 * Of an address that says nothing in UTF-8 Astro writes a line of its own to the console, which would let anybody fill it: no
 * page stands there either.
 */
export async function page(c: Context<AppEnv>, asked: Request): Promise<Response> {
  const request = isReadable(asked.url) ? asked : new Request(new URL(NOWHERE, asked.url), asked)
  // Imported on demand, so that a call to the API never waits for the renderer to load.
  const { handle } = await import('@astrojs/cloudflare/handler')
  // Hono's type of the execution context lacks some of what Workers have.
  const answer = await handle(request, c.env, c.executionCtx as ExecutionContext)
  if (answer.status === 500) await tellFailure(c, whyBroken(request) ?? new Error('The page could not be made'), 500)
  return answer
}

function isReadable(address: string): boolean {
  try {
    decodeURI(new URL(address).pathname)
    return true
  } catch {
    return false
  }
}
