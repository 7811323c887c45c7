import type { Db } from '../db/client.ts'

/** The cron triggers of wrangler.toml, as Cloudflare passes them to the Worker. */
export const CRONS = { often: '*/5 * * * *', hourly: '17 * * * *' } as const

/** Minutes between two runs of each cron trigger. */
export const INTERVAL_MINUTES = { often: 5, hourly: 60 } as const satisfies Record<keyof typeof CRONS, number>

/** What a job works with; `now` is when it began. */
export interface JobContext {
  env: Cloudflare.Env
  db: Db
  now: Date
}

/**
 * A scheduled job. It may be interrupted at any point, repeated, and run twice concurrently, so each run does only what is left to
 * do, and no more than fits into half a minute.
 */
export interface Job {
  /** Its name in `job_runs` and on the status view; never changed. */
  name: string
  schedule: keyof typeof CRONS
  run: (context: JobContext) => PromiseLike<unknown>
}
