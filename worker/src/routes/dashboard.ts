import type { DashboardAnswer } from '#contract/dashboard'
import { may } from '#domain/access/permissions'
import { readDashboard } from '../db/dashboard.ts'
import { staffWith } from '../http/access/staff.ts'
import { callerOf } from '../http/caller.ts'

/** What the dashboard shows, limited to what the account may view. */
export const dashboard = staffWith('dashboard.view').get('/', async (c) => {
  const { id, permissions } = callerOf(c).user
  const views = {
    trailers: may(permissions, 'trailers.view'),
    rentals: may(permissions, 'rentals.view'),
    custom_builds: may(permissions, 'custom_builds.view'),
    contact: may(permissions, 'contact.view'),
    activity: may(permissions, 'activity.view'),
  }
  return c.json<DashboardAnswer>({ success: true, data: await readDashboard(c.var.db, id, views, new Date()) })
})
