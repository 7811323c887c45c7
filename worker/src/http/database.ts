import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { BOOKMARK_HEADER } from '#contract/headers'
import { openDbSession } from '../db/client.ts'
import { EDGE_HEADER } from './caching/edge-header.ts'
import type { AppEnv } from './env.ts'
import { isRead } from './is-read.ts'

// The form of D1's bookmarks; anything else in the header is ignored.
const BOOKMARK = /^[0-9a-f]{8}(-[0-9a-f]{8}){2}-[0-9a-f]{32}$/

/**
 * Opens a D1 session for a call. By default its first query goes to the primary, so that no session, permission or password is
 * ever checked against a stale replica. Staff get the bookmark of what they have read.
 */
export const database = createMiddleware<AppEnv>(async (c, next) => {
  readFrom(c, 'first-primary')
  c.set('primary', c.get('db'))
  await next()
  const bookmark = c.get('dbSession').bookmark()
  const isCached = c.res.headers.has(EDGE_HEADER)
  if (bookmark && !isCached && c.req.header('Authorization')) c.header(BOOKMARK_HEADER, bookmark)
})

/** Lets a public read of the catalogue go to the nearest replica. */
export const useNearestReplica = createMiddleware<AppEnv>(async (c, next) => {
  readFrom(c, bookmarkOf(c) ?? 'first-unconstrained')
  await next()
})

/** Lets a signed-in caller with a bookmark read from any replica that is at least as recent; no effect without one. */
export function readFromBookmark(c: Context<AppEnv>): void {
  const bookmark = bookmarkOf(c)
  if (bookmark && isRead(c)) readFrom(c, bookmark)
}

function readFrom(c: Context<AppEnv>, start: string): void {
  const session = openDbSession(c.env.DB, start)
  c.set('dbSession', session)
  c.set('db', session.db)
}

function bookmarkOf(c: Context<AppEnv>): string | undefined {
  const bookmark = c.req.header(BOOKMARK_HEADER)
  return bookmark && BOOKMARK.test(bookmark) ? bookmark : undefined
}
