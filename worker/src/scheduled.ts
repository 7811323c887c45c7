import { openDb } from './db/client.ts'
import { recordJobEnd, recordJobStart } from './db/logs/job-runs.ts'
import { CRONS, type Job, type JobContext } from './jobs/job.ts'
import { JOBS } from './jobs/jobs.ts'
import { causeOf } from './log/console-line.ts'
import { logError } from './log/log-error.ts'

/** Runs the jobs of a cron trigger, one after the other; throws at the end if any failed. */
export async function scheduled({ cron }: Pick<ScheduledController, 'cron'>, env: Cloudflare.Env): Promise<void> {
  const db = openDb(env.DB)
  const failed: string[] = []
  for (const job of JOBS.filter(({ schedule }) => CRONS[schedule] === cron)) {
    if (!(await succeeds(job, { env, db, now: new Date() }))) failed.push(job.name)
  }
  // Thrown, so that Cloudflare shows the run as failed.
  if (failed.length > 0) throw new Error(`These jobs failed: ${failed.join(', ')}`)
}

async function succeeds({ name, run }: Job, context: JobContext): Promise<boolean> {
  try {
    await recordJobStart(context.db, name, context.now)
    await run(context)
    await recordJobEnd(context.db, name, new Date(), null)
    return true
  } catch (error) {
    await recordFailure(name, context, error)
    return false
  }
}

async function recordFailure(name: string, { db }: JobContext, error: unknown): Promise<void> {
  const cause = causeOf(error)
  logError(`The job ${name} failed`, error, { environment: 'cron' })
  try {
    await recordJobEnd(db, name, new Date(), cause instanceof Error ? cause.message : String(cause))
  } catch (unrecorded) {
    logError(`The failure of ${name} could not be recorded`, unrecorded, { environment: 'cron' })
  }
}
