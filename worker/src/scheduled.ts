import { foldOldReads } from './db/activity-marks.ts'
import { sweepRemoved } from './db/bin.ts'
import { type Db, openDb } from './db/client.ts'
import { sweepAnswers } from './db/idempotency.ts'
import { sweepLogs } from './db/log-retention.ts'
import { sweepAttempts } from './db/login-attempts.ts'
import { forgetLoose, listLoose } from './db/loose-objects.ts'
import { sweepSessions } from './db/sessions.ts'
import { deletePictures } from './storage/library.ts'

/** Removes what has ended by age; may run at any time and as often as it likes. */
export async function scheduled(_event: ScheduledController, env: Cloudflare.Env): Promise<void> {
  const db = openDb(env.DB)
  const now = new Date()
  await db.batch([
    sweepSessions(db, now),
    sweepAttempts(db, now),
    sweepAnswers(db, now),
    sweepRemoved(db, now),
    ...foldOldReads(db, now),
  ])
  await sweepPictures(db, env.PICTURES, now)
  await sweepLogs(db, now)
}

// The note of a picture goes last, so that a sweep cut short is made up for by the next one.
async function sweepPictures(db: Db, bucket: R2Bucket, now: Date): Promise<void> {
  const keys = await listLoose(db, now)
  if (keys.length === 0) return
  await deletePictures(bucket, keys)
  await forgetLoose(db, keys)
}
