import { openDb } from '../db/client.ts'
import { flushNow } from './buffer.ts'
import { logError } from './log-error.ts'

type ScheduledHandler = (event: ScheduledController, env: Cloudflare.Env) => Promise<void>

/** Wraps the handler of cron triggers so that its errors reach the error log before Cloudflare sees them. */
export function withErrorLog(run: ScheduledHandler): ScheduledHandler {
  return async (event, env) => {
    try {
      await run(event, env)
    } catch (error) {
      logError('A cron run failed', error, { environment: 'cron' })
      throw error
    } finally {
      await flushNow(openDb(env.DB))
    }
  }
}
