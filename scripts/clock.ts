import { CLOCKS, MINUTES } from '../worker/src/jobs/job.ts'

/** Strikes a clock of wrangler.toml at the server of `site`; what a job fails of stands in its own log. */
export async function strikeAt(site: string, cron: string): Promise<void> {
  const answer = await fetch(`${site}/cdn-cgi/handler/scheduled?${new URLSearchParams({ cron })}`)
  await answer.arrayBuffer()
}

/**
 * Strikes every clock now, and from then on as often as Cloudflare would: on this machine nothing else does, and mails that
 * wait, quotes that end and logs that are too old would stay as they are. Holds no process back from ending.
 */
export function keepTime(strike: (cron: string) => Promise<void>): void {
  for (const clock of ['often', 'hourly'] as const) {
    const strikeOnce = () => void strike(CLOCKS[clock]).catch(() => {})
    strikeOnce()
    setInterval(strikeOnce, MINUTES[clock] * 60_000).unref()
  }
}
