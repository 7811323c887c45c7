import type { Context } from 'hono'
import { openDb } from '../db/client.ts'
import { flushSoon } from '../log/buffer.ts'
import type { AppEnv } from './env.ts'

/**
 * Lets `work`, which never rejects, go on after the answer, and then stores what it has logged: the entries of the call itself are
 * stored before, and on a quiet site no other call may come to this isolate.
 */
export function afterAnswer(c: Context<AppEnv>, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(work.then(() => flushSoon(() => openDb(c.env.DB))))
}
