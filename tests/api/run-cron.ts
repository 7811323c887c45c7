import { CRONS } from '../../worker/src/jobs/job.ts'
import { product } from '../product.ts'

/** Has the built Worker run the jobs of a cron trigger, as Cloudflare does. */
export async function runCron(schedule: keyof typeof CRONS = 'hourly') {
  const { worker } = await product()
  return worker.scheduled({ cron: CRONS[schedule], scheduledTime: new Date() })
}
