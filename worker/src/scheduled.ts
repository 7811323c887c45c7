import { openDb } from './db/client.ts'
import { sweepAnswers } from './db/idempotency.ts'
import { sweepAttempts } from './db/login-attempts.ts'
import { sweepSessions } from './db/sessions.ts'

/** Removes what has ended by age; may run at any time and as often as it likes. */
export async function scheduled(_event: ScheduledController, env: Cloudflare.Env): Promise<void> {
  const db = openDb(env.DB)
  const now = new Date()
  await db.batch([sweepSessions(db, now), sweepAttempts(db, now), sweepAnswers(db, now)])
}
