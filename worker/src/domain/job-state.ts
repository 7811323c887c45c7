import type { JobRun } from '#contract/status'

const MINUTE_MS = 60_000
// Cloudflare's cron may be late; a job counts as late after this many missed runs.
const MISSED = 3
const MAX_RUN_MS = 15 * MINUTE_MS

/** How the last run of a job went; `stuck` means that it started and never ended, `late` that the next run is overdue. */
export type JobState = 'never' | 'ok' | 'failed' | 'running' | 'stuck' | 'late'

/** The state of a job at the instant `now`, in milliseconds. */
export function jobState({ started_at, ended_at, error, every_minutes }: JobRun, now: number): JobState {
  if (started_at === null) return 'never'
  if (error !== null) return 'failed'
  const age = now - Date.parse(started_at)
  if (age > MISSED * every_minutes * MINUTE_MS) return 'late'
  if (ended_at !== null) return 'ok'
  return age > MAX_RUN_MS ? 'stuck' : 'running'
}
