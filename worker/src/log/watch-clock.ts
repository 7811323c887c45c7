import { openDb } from '../db/client.ts'
import { complain } from './complain.ts'
import { writeNow } from './pending.ts'

type Clock = (event: ScheduledController, env: Cloudflare.Env) => Promise<void>

/** What the clock runs, with whatever fails in it told to the error log before Cloudflare hears of it. */
export function watchClock(run: Clock): Clock {
  return async (event, env) => {
    try {
      await run(event, env)
    } catch (error) {
      complain('The work of the clock failed', error, { environment: 'cron' })
      throw error
    } finally {
      await writeNow(openDb(env.DB))
    }
  }
}
