import type { Context } from 'hono'
import { logError } from '../../log/log-error.ts'
import type { AppEnv } from '../env.ts'
import { loggedRequest, recordRequest } from './logged-request.ts'

/** Logs a call or a page that failed through no fault of its caller, under the request id of its response. */
export async function logFailure(c: Context<AppEnv>, error: unknown, statusCode: number): Promise<void> {
  const noted = await recordRequest(c)
  const request = loggedRequest(noted)
  logError(`${request.method} ${request.path}`, error, {
    requestId: c.get('requestId'),
    statusCode,
    request,
    userId: noted.userId,
    tokenHash: noted.tokenHash,
  })
}
