import { and, count, desc, eq, gte, min } from 'drizzle-orm'
import { MailStatus } from '#contract/requests/mail'
import type { SystemStatus } from '#contract/status'
import type { Db } from '../client.ts'
import { byStatus } from '../counts.ts'
import { ago } from '../instants.ts'
import { apiLogs, errorLogs, jobRuns, mails } from '../schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST = 10

type Stored = Omit<SystemStatus, 'version' | 'parts' | 'settings' | 'jobs'>

const failure = {
  id: errorLogs.id,
  request_id: errorLogs.request_id,
  timestamp: errorLogs.timestamp,
  environment: errorLogs.environment,
  message: errorLogs.message,
  status_code: errorLogs.status_code,
}

const slowCall = {
  id: apiLogs.id,
  request_id: apiLogs.request_id,
  timestamp: apiLogs.timestamp,
  method: apiLogs.method,
  path: apiLogs.path,
  status_code: apiLogs.status_code,
  response_time: apiLogs.response_time,
}

/** The database part of System Status, in one round trip; `runs` are the last runs by job name. */
export async function readStatus(db: Db, now: Date) {
  const since = ago(now, DAY_MS)
  const isRecent = gte(apiLogs.timestamp, since)
  const isRecentFailure = and(gte(errorLogs.timestamp, since), eq(errorLogs.level, 'error'))
  const [totals, [waiting], runs, [failed], failures, [called], slowest] = await db.batch([
    db.select({ status: mails.status, total: count() }).from(mails).groupBy(mails.status),
    db
      .select({ since: min(mails.created_at) })
      .from(mails)
      .where(eq(mails.status, 'queued')),
    db.select().from(jobRuns),
    db.select({ total: count() }).from(errorLogs).where(isRecentFailure),
    db.select(failure).from(errorLogs).where(isRecentFailure).orderBy(desc(errorLogs.timestamp)).limit(MOST),
    db.select({ total: count() }).from(apiLogs).where(isRecent),
    db.select(slowCall).from(apiLogs).where(isRecent).orderBy(desc(apiLogs.response_time)).limit(MOST),
  ])
  const stored: Stored = {
    mails: byStatus(MailStatus.options, totals),
    oldest_queued_mail: waiting?.since ?? null,
    failure_count: failed?.total ?? 0,
    failures,
    call_count: called?.total ?? 0,
    slowest_calls: slowest,
  }
  return { stored, runs: new Map(runs.map(({ job, ...run }) => [job, run])) }
}
