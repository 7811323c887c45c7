import { type Dashboard, DashboardAnswer } from '#contract/dashboard'
import { call } from '../call.ts'

/** Everything the dashboard shows. */
export async function getDashboard(signal: AbortSignal): Promise<Dashboard> {
  return (await call(DashboardAnswer, '/api/dashboard', { signal })).data
}
