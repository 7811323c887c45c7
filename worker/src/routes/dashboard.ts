import type { DashboardResponse } from '#contract/dashboard'
import { viewableRequests } from '#domain/access/customer-areas'
import { hasPermission } from '#domain/access/permissions'
import { readDashboard } from '../db/dashboard.ts'
import { staffWithPermission } from '../http/access/staff.ts'
import { callerOf } from '../http/caller.ts'

/** What the dashboard shows, limited to what the account may view. */
export const dashboard = staffWithPermission('dashboard.view').get('/', async (c) => {
  const { id, permissions } = callerOf(c).user
  const views = {
    ...viewableRequests(permissions),
    trailers: hasPermission(permissions, 'trailers.view'),
    activity: hasPermission(permissions, 'activity.view'),
  }
  return c.json<DashboardResponse>({ success: true, data: await readDashboard(c.var.db, id, views, new Date()) })
})
