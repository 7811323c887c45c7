import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Dashboard, DashboardResponse } from '#contract/dashboard'
import type { Permission } from '#domain/access/permissions'
import { expectResponse, tokenOf } from '../../api/client.ts'
import { open, SCREENS } from '../support/browser.ts'
import { comeBackLater, keepSession } from '../support/steps.ts'

/** A part of the dashboard, by its title. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The dashboard of a business without any records, over the weeks that the server counts now. */
export async function emptyDashboard(): Promise<Dashboard> {
  const { data } = await expectResponse(DashboardResponse, 200, 'GET', '/api/dashboard', {
    token: await tokenOf('manager'),
  })
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

const HOUR_MS = 3_600_000

/** The instant `hours` hours ago. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

type Made = Partial<Dashboard>

/**
 * The dashboard of a business that a story makes up, as the manager sees it, or somebody with only these permissions; `change`
 * makes up another one, which the portal fetches when its tab is opened again.
 */
export async function openWith(values: Made, permissions?: readonly Permission[]) {
  const { page } = await open(SCREENS[0])
  await keepSession(page, 'manager')
  const empty = await emptyDashboard()
  let made = { data: { ...empty, ...values }, permissions }
  if (permissions) {
    await page.route('**/verify', async (route) => {
      const { user } = await (await route.fetch()).json()
      await route.fulfill({ json: { success: true, user: { ...user, permissions: made.permissions } } })
    })
  }
  let told: typeof made | undefined
  await page.route('**/api/dashboard', (route) => {
    told = made
    return route.fulfill({ json: { success: true, data: made.data } })
  })
  await page.goto('/admin/dashboard')
  await region(page, 'Key figures').waitFor()
  const change = async (values: Made, permissions?: readonly Permission[]) => {
    made = { data: { ...empty, ...values }, permissions }
    // While a request is pending, the portal does not send another one.
    const isTold = async () => {
      await comeBackLater(page)
      return told === made
    }
    await expect.poll(isTold).toBe(true)
  }
  return { page, change }
}
