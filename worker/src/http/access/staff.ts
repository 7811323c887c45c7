import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { User } from '#contract/access/session'
import { UNATTENDED_HEADER } from '#contract/headers'
import { type Area, hasPermission, type Permission } from '#domain/access/permissions'
import { NOT_PERMITTED, SESSION_ENDED } from '#domain/access/refusals'
import { sha256 } from '#domain/sha256'
import { findSession, touchSession } from '../../db/access/sessions.ts'
import { logError } from '../../log/log-error.ts'
import { afterResponse } from '../after-response.ts'
import { AppError } from '../app-error.ts'
import { callerOf } from '../caller.ts'
import { readFromBookmark } from '../database.ts'
import type { AppEnv } from '../env.ts'
import { isRead } from '../is-read.ts'
import { withMetadata } from '../middleware-metadata.ts'
import { bearerToken } from './token.ts'

/** Requires the token of a live session and sets `caller`; everybody else gets a 401. */
export const signedIn = withMetadata(
  createMiddleware<AppEnv>(async (c, next) => {
    // Where two groups of routes share a path, a call to the second one passes through both.
    if (c.get('caller')) return next()
    const token = bearerToken(c)
    if (!token) throw new AppError('unauthorized', 'Please sign in.')
    const tokenHash = await sha256(token)
    const now = new Date()
    const session = await findSession(c.var.primary, tokenHash, now)
    if (!session) throw sessionEnded()
    c.set('caller', { user: session.user, tokenHash })
    // Stored at most once a minute, which is accurate enough for the limit of 12 hours and saves a write on most calls. The
    // portal's own polling does not count as use.
    if (!c.req.header(UNATTENDED_HEADER) && now.getTime() - Date.parse(session.lastSeenAt) > 60_000) {
      afterResponse(c, touchSession(c.var.primary, tokenHash, now).catch(notTouched))
    }
    readFromBookmark(c)
    await next()
  }),
  { signedIn: true },
)

/** The error of a call whose session has ended. */
export function sessionEnded(): AppError {
  return new AppError('unauthorized', SESSION_ENDED)
}

// Not worth failing the call: the next one records it.
function notTouched(error: unknown): void {
  logError('The use of a session could not be noted', error, { level: 'warn' })
}

/**
 * Routes of one area for staff: reads require the area's `.view`, everything else its `.manage`. Mounting a
 * resource through this is what declares its permission, so a new route cannot forget it.
 */
export function staff(area: Area) {
  const requireArea = createMiddleware<AppEnv>(async (c, next) => {
    requirePermission(c, `${area}.${isRead(c) ? 'view' : 'manage'}`)
    await next()
  })
  return new Hono<AppEnv>().use(signedIn, withMetadata(requireArea, { area }))
}

/** Routes for staff that require one permission, whatever the method. */
export function staffWithPermission(permission: Permission) {
  return staffAllowedBy(({ permissions }) => hasPermission(permissions, permission), permission)
}

/** Routes for the staff that `mayEnter` lets in; `permission` is the one that most of them need. */
export function staffAllowedBy(mayEnter: (user: User) => boolean, permission: Permission) {
  const requireEntry = createMiddleware<AppEnv>(async (c, next) => {
    refuseUnless(mayEnter(callerOf(c).user))
    await next()
  })
  return new Hono<AppEnv>().use(signedIn, withMetadata(requireEntry, { permission }))
}

/** Rejects with a 403 any account without `permission`. */
export function requirePermission(c: Context<AppEnv>, permission: Permission): void {
  refuseUnless(hasPermission(callerOf(c).user.permissions, permission))
}

function refuseUnless(isAllowed: boolean): void {
  if (isAllowed) return
  throw new AppError('forbidden', NOT_PERMITTED)
}
