import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { BOOKMARK_HEADER } from '#contract/headers'
import { openReading } from '../db/client.ts'
import type { AppEnv } from './env.ts'

// The form of D1's bookmarks; anything else in the header is ignored.
const BOOKMARK = /^[0-9a-f]{8}(-[0-9a-f]{8}){2}-[0-9a-f]{32}$/

/**
 * Opens the database of a call. Unless a route says otherwise its first query goes to the copy that is written to, so
 * that no session, right or password is ever judged by an old one. Staff are sent the bookmark of what they have read.
 */
export const database = createMiddleware<AppEnv>(async (c, next) => {
  readFrom(c, 'first-primary')
  c.set('primary', c.get('db'))
  await next()
  const seen = c.get('reading').bookmark()
  const isKept = c.res.headers.has('Cloudflare-CDN-Cache-Control')
  if (seen && !isKept && c.req.header('Authorization')) c.header(BOOKMARK_HEADER, seen)
})

/** Lets a public read of the catalogue go to whichever copy is near. */
export const nearby = createMiddleware<AppEnv>(async (c, next) => {
  readFrom(c, seenBefore(c) ?? 'first-unconstrained')
  await next()
})

/** Lets a signed-in caller with a bookmark read from any copy that is at least as new; without one nothing changes. */
export function readWhatWasSeen(c: Context<AppEnv>): void {
  const bookmark = seenBefore(c)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (bookmark && isRead) readFrom(c, bookmark)
}

function readFrom(c: Context<AppEnv>, start: string): void {
  const reading = openReading(c.env.DB, start)
  c.set('reading', reading)
  c.set('db', reading.db)
}

function seenBefore(c: Context<AppEnv>): string | undefined {
  const bookmark = c.req.header(BOOKMARK_HEADER)
  return bookmark && BOOKMARK.test(bookmark) ? bookmark : undefined
}
