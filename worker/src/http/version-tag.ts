import type { Context } from 'hono'
import { AppError } from './app-error.ts'

/** Sends the version of the record in this response. */
export function sendVersion(c: Context, version: number): void {
  c.header('ETag', `"${version}"`)
}

/** Refuses a write that is based on another version than `version`; without `If-Match` every write passes. */
export function refuseStale(c: Context, version: number): void {
  const wanted = c.req.header('If-Match')
  // Cloudflare makes the ETag of a response that it compresses weak; the version in it is the same.
  const tags = wanted?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags || tags.includes('*') || tags.includes(`"${version}"`)) return
  throw staleEdit()
}

/** The error for a change of what somebody else has changed since it was read. */
export function staleEdit(): AppError {
  return new AppError('stale', 'Somebody else has changed this meanwhile. Load it again and repeat your change.')
}
