import type * as z from 'zod'
import type { Area, Permission } from '#domain/access/permissions'

/** What the description of the API says of a middleware: which schemas it validates by, whom it lets in. */
export interface Metadata {
  body?: z.ZodType
  query?: z.ZodType
  signedIn?: boolean
  area?: Area
  permission?: Permission
  limited?: boolean
  /** Whether a site password may protect the call. */
  gated?: boolean
  /** What the body may have besides the fields of `body`. */
  beside?: z.ZodType
}

const registry = new WeakMap<object, Metadata>()

/** Attaches metadata to a middleware, and returns the middleware. */
export function withMetadata<Handler extends object>(handler: Handler, metadata: Metadata): Handler {
  registry.set(handler, metadata)
  return handler
}

/** The metadata of a middleware; empty for any other handler. */
export function metadataOf(handler: object): Metadata {
  return registry.get(handler) ?? {}
}
