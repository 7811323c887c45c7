import { sweepAttempts } from '../db/access/login-attempts.ts'
import { sweepSessions } from '../db/access/sessions.ts'
import { compactOldReads } from '../db/activity/marks.ts'
import { sweepRemoved } from '../db/catalogue/removed-records.ts'
import { sweepResponses } from '../db/idempotency.ts'
import { sweepLogs } from '../db/logs/retention.ts'
import { recordExpiredQuotes } from '../db/requests/expired-quotes.ts'
import { sweepLinks } from '../db/requests/links.ts'
import type { Job } from './job.ts'
import { sendQueuedMails } from './send-mails.ts'
import { sweepPictures } from './sweep-pictures.ts'

/** All scheduled jobs, in the order they run; a new job is one more line. */
export const JOBS: readonly Job[] = [
  { name: 'mails', schedule: 'often', run: sendQueuedMails },
  { name: 'sessions', schedule: 'hourly', run: ({ db, now }) => sweepSessions(db, now) },
  { name: 'login-attempts', schedule: 'hourly', run: ({ db, now }) => sweepAttempts(db, now) },
  { name: 'repeated-posts', schedule: 'hourly', run: ({ db, now }) => sweepResponses(db, now) },
  { name: 'request-links', schedule: 'hourly', run: ({ db, now }) => sweepLinks(db, now) },
  { name: 'removed-records', schedule: 'hourly', run: ({ db, now }) => sweepRemoved(db, now) },
  { name: 'read-marks', schedule: 'hourly', run: ({ db, now }) => db.batch(compactOldReads(db, now)) },
  { name: 'pictures', schedule: 'hourly', run: sweepPictures },
  { name: 'logs', schedule: 'hourly', run: ({ db, now }) => sweepLogs(db, now) },
  { name: 'expired-quotes', schedule: 'hourly', run: ({ db, now }) => recordExpiredQuotes(db, now) },
]
