import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { jobRuns } from '../schema.ts'

const MAX_ERROR_LENGTH = 500

/** Records that a job has started, in place of its previous run. */
export async function recordJobStart(db: Db, job: string, at: Date): Promise<void> {
  const run = { started_at: at.toISOString(), ended_at: null, error: null }
  await db
    .insert(jobRuns)
    .values({ job, ...run })
    .onConflictDoUpdate({ target: jobRuns.job, set: run })
}

/** Records that a job has ended, and its error if it failed. */
export async function recordJobEnd(db: Db, job: string, at: Date, error: string | null): Promise<void> {
  const run = { ended_at: at.toISOString(), error: error?.slice(0, MAX_ERROR_LENGTH) ?? null }
  await db.update(jobRuns).set(run).where(eq(jobRuns.job, job))
}
