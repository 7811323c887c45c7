import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { logFailure } from '../logging/log-failure.ts'
import { renderErrorOf } from './render-error.ts'

type Handle = typeof import('@astrojs/cloudflare/handler')['handle']

// Kept, since even an import() of a loaded module takes a turn of the event loop, which would delay every page.
let loaded: Handle | undefined

/** A path that has no page. */
export const MISSING_PATH = '/nowhere'

/**
 * Astro's page for a request, rendered or prerendered; if rendering fails, it is Astro's 500 page, and the error is logged. A path
 * that is not valid UTF-8 is treated as one without a page: Astro would write a line to the console for each, which would let
 * anybody flood it.
 */
export async function page(c: Context<AppEnv>, original: Request): Promise<Response> {
  const request = isDecodable(original.url) ? original : new Request(new URL(MISSING_PATH, original.url), original)
  const handle = loaded ?? (await loadRenderer())
  // Hono's type of the execution context lacks some members that Workers have.
  const response = await handle(request, c.env, c.executionCtx as ExecutionContext)
  if (response.status === 500)
    await logFailure(c, renderErrorOf(request) ?? new Error('The page could not be made'), 500)
  return response
}

// Loaded on demand, so that a call to the API never waits for the renderer.
async function loadRenderer(): Promise<Handle> {
  const { handle } = await import('@astrojs/cloudflare/handler')
  loaded = handle
  return handle
}

function isDecodable(address: string): boolean {
  try {
    decodeURI(new URL(address).pathname)
    return true
  } catch {
    return false
  }
}
