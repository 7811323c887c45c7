import { queryOptions } from '@tanstack/react-query'
import { type Dashboard, DashboardResponse } from '#contract/dashboard'
import { call } from '../api/call.ts'

/** Everything the dashboard shows, read anew each time, so that changes in other sections show at once. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => getDashboard(signal),
  staleTime: 0,
})

async function getDashboard(signal: AbortSignal): Promise<Dashboard> {
  return (await call(DashboardResponse, '/api/dashboard', { signal })).data
}
