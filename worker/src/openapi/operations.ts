import type { RouterRoute } from 'hono/types'
import type * as z from 'zod'
import type { Permission } from '#domain/access/permissions'
import { isExemptFromGate } from '../http/access/site-gate.ts'
import { type Metadata, metadataOf } from '../http/middleware-metadata.ts'
import type { Call, FailureStatus } from './call.ts'
import { CALLS } from './calls.ts'
import { type Header, requestHeaders, responseHeaders } from './headers.ts'

/** A described call: its entry in the table, and what its middleware does. */
export interface Operation {
  method: string
  path: string
  call: Call
  body: z.ZodType | undefined
  /** What the body may contain besides that. */
  beside: z.ZodType | undefined
  query: z.ZodType | undefined
  /** `[]` for every signed-in account, `undefined` for everybody. */
  permissions: Permission[] | undefined
  refuses: FailureStatus[]
  /** Its request headers and response headers. */
  headers: { request: Header[]; response: Header[] }
}

/** Methods and paths of those `routes` that are not middleware, such as `GET /api/rentals/:id`. */
export function callsOf(routes: readonly RouterRoute[]): string[] {
  return [...new Set(routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`))]
}

/** Every described call of `routes`, in the order of the table. */
export function operationsOf(routes: readonly RouterRoute[]): Operation[] {
  const there = new Set(callsOf(routes))
  return Object.entries(CALLS)
    .filter(([name]) => there.has(name))
    .map(([name, call]) => {
      const [method = '', path = ''] = name.split(' ')
      return operation(method, path, call, Object.assign({}, ...metadataOn(routes, method, path)))
    })
}

// Middleware applies to the routes that were mounted after it.
function metadataOn(routes: readonly RouterRoute[], method: string, path: string): Metadata[] {
  const last = routes.findLastIndex((route) => route.method === method && route.path === path)
  return routes
    .slice(0, last + 1)
    .filter((route) => (route.method === 'ALL' ? covers(route.path, path) : isSame(route, method, path)))
    .map(({ handler }) => metadataOf(handler))
}

function isSame(route: RouterRoute, method: string, path: string): boolean {
  return route.method === method && route.path === path
}

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') && `${path}/`.startsWith(pattern.slice(0, -1))
}

function operation(method: string, path: string, call: Call, metadata: Metadata): Operation {
  const name = `${method} ${path}`
  const permissions = permissionsOf(method, metadata)
  const refuses = new Set<FailureStatus>(call.refuses)
  if (metadata.body || metadata.query) refuses.add(400)
  if (metadata.body) refuses.add(413).add(415)
  if (path.includes('/:')) refuses.add(404)
  if (permissions || (metadata.gated && !isExemptFromGate(path))) refuses.add(401)
  if (permissions?.length) refuses.add(403)
  if (metadata.limited) refuses.add(429)
  return {
    method,
    path,
    call,
    body: call.body ?? metadata.body,
    beside: metadata.beside,
    query: metadata.query,
    permissions,
    refuses: [...refuses].toSorted(),
    headers: { request: requestHeaders(name, [...refuses]), response: responseHeaders(name) },
  }
}

function permissionsOf(method: string, { area, permission, signedIn }: Metadata): Permission[] | undefined {
  const ofArea = area && (`${area}.${method === 'GET' ? 'view' : 'manage'}` as const)
  const required = [permission, ofArea].filter((one) => one !== undefined)
  return signedIn || required.length > 0 ? required : undefined
}
