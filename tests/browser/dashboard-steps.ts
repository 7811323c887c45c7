import type { Page } from 'playwright-core'
import { type Dashboard, DashboardAnswer } from '#contract/dashboard'
import { ask, tokenOf } from '../api/client.ts'
import { open, SCREENS } from './browser.ts'
import { keepSession } from './steps.ts'

/** A part of the dashboard, by its title. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The dashboard of a business without any records, over the weeks that the server counts now. */
export async function emptyDashboard(): Promise<Dashboard> {
  const { data } = await ask(DashboardAnswer, 200, 'GET', '/api/dashboard', { token: await tokenOf('manager') })
  return {
    fleet_utilization: 0,
    conversion_rate: 0,
    active_builds: 0,
    total_revenue: 0,
    trailers: { available: 0, rented: 0, maintenance: 0 },
    rentals: { pending: 0, approved: 0, rejected: 0, completed: 0 },
    custom_builds: { pending: 0, approved: 0, rejected: 0, in_progress: 0, completed: 0 },
    new_messages: 0,
    activities: [],
    waiting: [],
    handovers: [],
    expiring_quotes: [],
    weeks: data.weeks.map(({ start }) => ({ start, rentals: 0, custom_builds: 0, messages: 0 })),
  }
}

/** The dashboard of a business that a story makes up. */
export async function openWith(values: Partial<Dashboard>): Promise<Page> {
  const { page } = await open(SCREENS[0])
  await keepSession(page, 'manager')
  const answer = { success: true, data: { ...(await emptyDashboard()), ...values } }
  await page.route('**/api/dashboard', (route) => route.fulfill({ json: answer }))
  await page.goto('/admin/dashboard')
  await region(page, 'Key figures').waitFor()
  return page
}
