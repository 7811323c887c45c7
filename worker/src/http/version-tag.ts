import type { Context } from 'hono'
import { AppError } from './app-error.ts'

/** Says which version of a record this answer holds. */
export function sendVersion(c: Context, version: number): void {
  c.header('ETag', `"${version}"`)
}

/** Refuses a write that was made from another version than `version`; without `If-Match` everything passes. */
export function refuseStale(c: Context, version: number): void {
  const wanted = c.req.header('If-Match')
  // Cloudflare makes the ETag of an answer that it compresses weak; the version in it is the same.
  const tags = wanted?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (tags && !tags.includes('*') && !tags.includes(`"${version}"`)) throw staleEdit()
}

/** The failure of an edit made from a version that somebody has changed since. */
export function staleEdit(): AppError {
  return new AppError('stale', 'Somebody else has changed this meanwhile. Load it again and repeat your change.')
}
