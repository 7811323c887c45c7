import type * as z from 'zod'
import type { Area, Permission } from '#domain/access/permissions'

/** What the API description says about a middleware, such as the schemas it validates with and whom it lets in. */
export interface Metadata {
  body?: z.ZodType
  query?: z.ZodType
  signedIn?: boolean
  area?: Area
  permission?: Permission
  limited?: boolean
  /** Whether a site password may protect the call. */
  gated?: boolean
  /** Schema of what the body may contain besides the fields of `body`. */
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
