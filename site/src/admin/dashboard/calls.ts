import { queryOptions } from '@tanstack/react-query'
import { type Dashboard, DashboardResponse } from '#contract/dashboard'
import { call } from '../api/call.ts'

interface Reading {
  /** True for a background fetch, which must not keep the session alive. */
  unattended?: boolean
}

/** Everything the dashboard shows, read anew each time, so that changes in other sections show at once. */
export function dashboardQuery({ unattended = false }: Reading = {}) {
  return queryOptions({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => getDashboard(signal, unattended),
    staleTime: 0,
  })
}

async function getDashboard(signal: AbortSignal, unattended: boolean): Promise<Dashboard> {
  return (await call(DashboardResponse, '/api/dashboard', { signal, unattended })).data
}
