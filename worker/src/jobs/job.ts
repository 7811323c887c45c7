import type { Db } from '../db/client.ts'

/** The clocks of `[triggers]` in wrangler.toml, as Cloudflare names them to the Worker. */
export const CLOCKS = { often: '*/5 * * * *', hourly: '17 * * * *' } as const

/** How many minutes lie between two strikes of a clock. */
export const MINUTES = { often: 5, hourly: 60 } as const satisfies Record<keyof typeof CLOCKS, number>

/** What a job works with; `now` is when it began. */
export interface Work {
  env: Cloudflare.Env
  db: Db
  now: Date
}

/**
 * Something the clock does. It may be cut short at any point and be run again, twice at once too, so it does in each run
 * what is left to do and no more than fits in half a minute.
 */
export interface Job {
  /** Its name in `job_runs` and on the status view; never changed. */
  name: string
  clock: keyof typeof CLOCKS
  run: (work: Work) => PromiseLike<unknown>
}
