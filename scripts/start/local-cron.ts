import { CRONS, INTERVAL_MINUTES } from '../../worker/src/jobs/job.ts'

/**
 * Fires a cron trigger of wrangler.toml on the server at `site`; returns the status of its response. A job that fails is in that
 * server's log.
 */
export async function triggerCron(site: string, cron: string): Promise<number> {
  const response = await fetch(`${site}/cdn-cgi/handler/scheduled?${new URLSearchParams({ cron })}`)
  await response.arrayBuffer()
  return response.status
}

/**
 * Fires every cron trigger at once, and then as often as Cloudflare would: nothing else does so locally, and queued mails, expired
 * quotes and old logs would stay as they are. Does not keep the process alive.
 */
export function startLocalCron(fire: (cron: string) => Promise<unknown>): void {
  for (const schedule of ['often', 'hourly'] as const) {
    // A stopping server no longer responds; a failed job is in the server's log.
    const fireOnce = () => void fire(CRONS[schedule]).catch(() => {})
    fireOnce()
    setInterval(fireOnce, INTERVAL_MINUTES[schedule] * 60_000).unref()
  }
}
