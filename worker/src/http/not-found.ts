import type { Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { TrieRouter } from 'hono/router/trie-router'
import { idIn } from '#contract/record-id'
import { AppError } from './app-error.ts'
import type { AppEnv } from './env.ts'

/** Whether a route of the API answers this method at this address. */
export function isRouted(c: Context<AppEnv>): boolean {
  // Middleware has the method ALL; pages are at `*`.
  return matchedRoutes(c).some(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
}

/** Handles a request that matches no route of `app`: 405 with `Allow` if another method would match, else 404. */
export function notFound(app: Hono<AppEnv>) {
  const methods = new TrieRouter<string>()
  // Hono registers middleware with the method ALL, so the others are the routes.
  for (const route of app.routes) if (route.method !== 'ALL') methods.add('ALL', route.path, route.method)
  return (c: Context<AppEnv>): never => {
    // Such as /api/trailers/public, which is at /api/trailers/:id too, but is nobody's id.
    const there = methods
      .match('ALL', c.req.path)[0]
      .filter(([, { id }]) => id === undefined || idIn(String(id)) !== null)
    const allowed = new Set(there.map(([method]) => method))
    if (allowed.size === 0) throw new AppError('not-found', 'There is nothing at this address.')
    if (allowed.has('GET')) allowed.add('HEAD')
    const Allow = [...allowed].join(', ')
    throw new AppError('wrong-method', `This address answers ${Allow} only.`, { headers: { Allow } })
  }
}
