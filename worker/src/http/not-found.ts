import type { Context, Hono, Next } from 'hono'
import { matchedRoutes } from 'hono/route'
import { idIn } from '#contract/text/record-id'
import { AppError } from './app-error.ts'
import { CachingRouter } from './caching-router.ts'
import type { AppEnv } from './env.ts'

/** Handles a request that matches no route of `app`: 405 with `Allow` if another method would match, else 404. */
export function notFound(app: Hono<AppEnv>) {
  const methodsAt = methodsOf(app)
  return (c: Context<AppEnv>): never => refuse(methodsAt(c.req.path))
}

/** Does the same before the routes below it ask for a token, which would not help a call that none of them answers. */
export function refuseUnrouted(app: Hono<AppEnv>) {
  const methodsAt = methodsOf(app)
  return (c: Context<AppEnv>, next: Next): Promise<void> => {
    const methods = methodsAt(c.req.path)
    if (methods.has(c.req.method === 'HEAD' ? 'GET' : c.req.method)) return next()
    // With an invalid id it is left to the routes there, which say what does not exist.
    return methods.size === 0 && isRouted(c) ? next() : refuse(methods)
  }
}

/** The error of a call to an address that has nothing. */
export function noSuchAddress(): AppError {
  return new AppError('not-found', 'There is nothing at this address.')
}

function methodsOf(app: Hono<AppEnv>) {
  // Those of now: pages, which come later, answer GET at any address.
  const routes = [...app.routes]
  let methods: CachingRouter<string> | undefined
  return (path: string): Set<string> => {
    // Only when asked: it takes a tenth of the Worker's start, and visitors do not need it.
    methods ??= methodsByPath(routes)
    // Such as /api/trailers/public, which is at /api/trailers/:id too, but is nobody's id.
    const there = methods.match('ALL', path)[0].filter(([, { id }]) => id === undefined || idIn(String(id)) !== null)
    return new Set(there.map(([method]) => method))
  }
}

function methodsByPath(routes: Hono<AppEnv>['routes']): CachingRouter<string> {
  const methods = new CachingRouter<string>()
  // Hono registers middleware with the method ALL, so the others are the routes.
  for (const { method, path } of routes) if (method !== 'ALL') methods.add('ALL', path, method)
  return methods
}

function isRouted(c: Context<AppEnv>): boolean {
  // Middleware has the method ALL; pages are at `*`.
  return matchedRoutes(c).some(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
}

function refuse(methods: Set<string>): never {
  if (methods.size === 0) throw noSuchAddress()
  const Allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', ')
  throw new AppError('wrong-method', `This address answers ${Allow} only.`, { headers: { Allow } })
}
