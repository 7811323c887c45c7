import type { Context } from 'hono'
import { logError } from '../../log/log-error.ts'
import type { AppEnv } from '../env.ts'
import { loggedRequest, noteRequest } from './logged-request.ts'

/** Logs a call or a page that failed through no fault of its caller, under the request id of its response. */
export async function logFailure(c: Context<AppEnv>, error: unknown, statusCode: number): Promise<void> {
  const request = loggedRequest(await noteRequest(c))
  logError(`${request.method} ${request.path}`, error, {
    requestId: c.get('requestId'),
    statusCode,
    request,
    userId: c.get('caller')?.user.id,
  })
}
