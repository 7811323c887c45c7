import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Failure } from '#contract/wire'
import { isForeignKeyError } from '../db/errors.ts'
import { causeOf } from '../log/console-line.ts'
import { AppError } from './app-error.ts'
import type { AppEnv } from './env.ts'
import { logFailure } from './logging/log-failure.ts'

// Messages of transient D1 errors (Cloudflare's list of D1 errors).
const TRANSIENT =
  /network connection lost|caused object to be reset|and was reset|reset because its code|transient issue on remote|overloaded/i
// Those of a local database that another process writes to.
const BUSY = /SQLITE_BUSY|session commit token: internal error/

/** Turns every error into the one error response; a bug is logged once, and its details stay in the log. */
export async function onError(error: Error, c: Context<AppEnv>): Promise<Response> {
  const requestId = c.get('requestId')
  if (error instanceof AppError) {
    const { status, issues, other, message, headers } = error
    const rest = { ...(issues && { issues }), ...(other && { other }), requestId }
    return c.json<Failure>({ success: false, error: message, ...rest }, status, headers)
  }
  if (error instanceof HTTPException) {
    return c.json<Failure>({ success: false, error: `${error.message}.`, requestId }, error.status)
  }
  // A record was deleted between reading and writing; a retry will report which one.
  if (isForeignKeyError(error)) {
    const gone = 'Something this belongs to was deleted in the same moment. Please try again.'
    return c.json<Failure>({ success: false, error: gone, requestId }, 503, { 'Retry-After': '1' })
  }
  const cause = causeOf(error)
  const isAway = cause instanceof Error && (TRANSIENT.test(cause.message) || BUSY.test(cause.message))
  await logFailure(c, error, isAway ? 503 : 500)
  if (isAway) {
    const away = 'The database is not reachable right now. Please try again in a moment.'
    return c.json<Failure>({ success: false, error: away, requestId }, 503, { 'Retry-After': '5' })
  }
  // The sentence contains the id, since most people see nothing else of the response.
  const sorry = `Something went wrong on our side. Please try again; if it happens again, tell us the request id ${requestId}.`
  return c.json<Failure>({ success: false, error: sorry, requestId }, 500)
}
