import type { Context } from 'hono'
import { complain } from '../../log/complain.ts'
import type { AppEnv } from '../env.ts'
import { loggedRequest } from './logged-request.ts'

/** Tells the logs of a call or a page that failed through no fault of its caller, under the id that is answered. */
export async function tellFailure(c: Context<AppEnv>, error: unknown, statusCode: number): Promise<void> {
  const request = await loggedRequest(c)
  const [requestId, userId] = [c.get('requestId'), c.get('user')?.id]
  complain(`${request.method} ${request.path}`, error, { requestId, statusCode, request, userId })
}
