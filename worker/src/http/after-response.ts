import type { Context } from 'hono'
import { openDb } from '../db/client.ts'
import { flushSoon } from '../log/buffer.ts'
import type { AppEnv } from './env.ts'

/**
 * Lets `work`, which must not reject, continue after the response, and then stores what it has logged: the call's own entries are
 * stored earlier, and on a quiet site no other call may reach this isolate.
 */
export function afterResponse(c: Context<AppEnv>, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(work.then(() => flushSoon(() => openDb(c.env.DB))))
}
