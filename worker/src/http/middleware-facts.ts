import type * as z from 'zod'
import type { Area, Permission } from '#domain/access/permissions'

/** What a middleware does to a call, for the description of the API: which schemas it validates by, whom it lets in. */
export interface Facts {
  body?: z.ZodType
  query?: z.ZodType
  signedIn?: boolean
  area?: Area
  permission?: Permission
  limited?: boolean
  /** Whether a site password may stand before the call. */
  gated?: boolean
  /** What the body may hold beside the fields of `body`. */
  beside?: z.ZodType
}

const known = new WeakMap<object, Facts>()

/** Remembers what a middleware does, and answers the middleware. */
export function withFacts<Handler extends object>(handler: Handler, facts: Facts): Handler {
  known.set(handler, facts)
  return handler
}

/** What was remembered of a middleware; nothing of any other handler. */
export function factsOf(handler: object): Facts {
  return known.get(handler) ?? {}
}
