import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Failure } from '#contract/wire'
import { AppError } from './app-error.ts'
import type { AppEnv } from './env.ts'

// The words D1 uses when the database is away for a moment (Cloudflare's list of D1 errors).
const DATABASE_AWAY =
  /network connection lost|caused object to be reset|reset because its code|transient issue on remote|overloaded/i

/** Answers every failure in the one error shape; a bug is logged once and told without its inside. */
export function onError(error: Error, c: Context<AppEnv>) {
  const requestId = c.get('requestId')
  if (error instanceof AppError) {
    const { status, issues, other, message } = error
    const told = { ...(issues && { issues }), ...(other && { other }) }
    return c.json<Failure>({ success: false, error: message, ...told }, status, error.headers)
  }
  if (error instanceof HTTPException) {
    return c.json<Failure>({ success: false, error: `${error.message}.` }, error.status)
  }
  // The database layer quotes what people typed in its message; the cause underneath does not.
  const cause = error.cause instanceof Error ? error.cause : error
  console.error(requestId, cause)
  if (DATABASE_AWAY.test(cause.message)) {
    const away = 'The database is not reachable right now. Please try again in a moment.'
    return c.json<Failure>({ success: false, error: away, requestId }, 503, { 'Retry-After': '5' })
  }
  const sorry = 'Something went wrong on our side. Please try again; if it stays, tell us the request id.'
  return c.json<Failure>({ success: false, error: sorry, requestId }, 500)
}
