import { expect, test } from 'vitest'
import { type Dashboard, DashboardResponse } from '#contract/dashboard'
import { expectResponse, tokenOf } from '../../api/client.ts'
import { newRental, newTrailer } from '../../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { enter, expectFocus, expectOnlyRefusals, openSignedIn } from '../support/steps.ts'
import { emptyDashboard, hoursAgo, openWith, region } from './dashboard-steps.ts'

const [DESKTOP, PHONE] = SCREENS

const LONG = 'Wolfeschlegelsteinhausenbergerdorff and Daughters Catering of Greater Tampa Bay International'

const LEADS = [
  ['Trailer Status', 'Maintenance', '/admin/rental-trailers?status=maintenance'],
  ['Rental Status', 'Approved', '/admin/rentals?status=approved'],
  ['Build Status', 'In Progress', '/admin/custom-builds?status=in_progress'],
  ['Quick Actions', 'New Build', '/admin/custom-builds'],
  ['Quick Actions', 'View Rentals', '/admin/rentals'],
  ['Quick Actions', 'Messages', '/admin/contact-requests'],
] as const

test('staff come to the dashboard after signing in, see what the server counts, and are led to it', async () => {
  const { id } = await newRental(await newTrailer({ name: 'Counted trailer' }), { customer_name: 'Acton Active' })
  const { page } = await open(DESKTOP)
  await page.goto('/admin')
  await enter(page, 'manager')
  await page.waitForURL('**/admin/dashboard')
  await region(page, 'Key figures').waitFor()
  const { data } = await expectResponse(DashboardResponse, 200, 'GET', '/api/dashboard', {
    token: await tokenOf('manager'),
  })
  const figures = await region(page, 'Key figures').innerText()
  expect(figures.replace(/\s+/g, ' ')).toContain(`Fleet Utilization ${data.fleet_utilization}%`)
  expect(figures.replace(/\s+/g, ' ')).toContain(`Conversion Rate ${data.conversion_rate}%`)
  expect(figures.replace(/\s+/g, ' ')).toContain(`Active Builds ${data.active_builds}`)
  expect(figures).toContain('Total Revenue')
  // A tablet on its side: not three, and one below.
  await page.setViewportSize({ width: 1180, height: 820 })
  const columns = region(page, 'Key figures').evaluate((shown) =>
    getComputedStyle(shown).gridTemplateColumns.split(' '),
  )
  expect(await columns).toHaveLength(2)
  await page.setViewportSize(DESKTOP)
  await region(page, 'Rental Status')
    .getByRole('link', { name: `Pending ${data.rentals.pending}` })
    .waitFor()
  const activities = region(page, 'Recent Activity').getByRole('listitem')
  expect(await activities.count()).toBe(4)
  for (const [panel, row, address] of LEADS) {
    const link = region(page, panel).getByRole('link', { name: row })
    expect(await link.getAttribute('href')).toBe(address)
  }
  await region(page, 'Build Status').getByRole('link', { name: 'In Progress' }).press('Enter')
  await page.waitForURL('**/admin/custom-builds?status=in_progress')
  await expectFocus(page, '#content')
  await page.goBack()
  await region(page, 'Quick Actions').getByRole('link', { name: 'Add Trailer' }).press('Enter')
  await page.waitForURL('**/admin/rental-trailers?open=new')
  await expectFocus(page, '[name="name"]')
  await page.goBack()
  await activities.filter({ hasText: 'Acton Active' }).click()
  await page.waitForURL(new RegExp(`/admin/rentals\\?open=${id}$`))
  await page.getByRole('heading', { name: 'Acton Active' }).waitFor()
})

const BUSY: Partial<Dashboard> = {
  total_revenue: 12_345_678.9,
  new_messages: 1234,
  rentals: { pending: 12_345, approved: 9876, rejected: 432, completed: 8765 },
  waiting: [{ kind: 'rental', id: 1, name: LONG, about: LONG, since: hoursAgo(80), stage: 'priced' }],
  handovers: [
    {
      rental_id: 2,
      kind: 'return',
      day: '2026-11-30',
      trailer_name: LONG,
      customer_name: LONG,
      in_maintenance: false,
    },
  ],
  activities: [
    { id: 4, type: 'system', title: LONG, message: LONG, metadata: {}, timestamp: hoursAgo(1), read: false },
  ],
  expiring_quotes: [{ id: 3, customer_name: LONG, trailer_model: LONG, quote_valid_until: '2026-11-30' }],
}

test('an empty business sees zeros, a busy one long names in their places, and each week by key, pointer and table', async () => {
  const { page, change } = await openWith({})
  await region(page, 'Key figures').getByText('$0', { exact: true }).waitFor()
  expect(await region(page, 'Key figures').getByText('0%', { exact: true }).count()).toBe(2)
  await page.getByText('No recent activity').waitFor()
  await page.getByText('Nothing is waiting.').waitFor()
  await page.getByText('No requests in this time.').waitFor()
  await expectAccessibleOnBoth(page)

  const weeks = (await emptyDashboard()).weeks.map((week, place) => ({
    ...week,
    rentals: place,
    custom_builds: place % 3,
    messages: 1,
  }))
  await change({ ...BUSY, weeks })
  await page.getByText('$12,345,678.90').waitFor()
  await region(page, 'Rental Status').getByText('12,345').waitFor()
  const actions = region(page, 'Quick Actions').getByRole('link')
  await region(page, 'Quick Actions').getByRole('link', { name: 'Messages 1,234 new' }).waitFor()
  // Four in a row or two, never three and one.
  await page.setViewportSize({ width: 1920, height: 1080 })
  const tops = await actions.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 2, 2])
  await page.setViewportSize(DESKTOP)
  const chart = region(page, 'Requests over the last 12 weeks')
  await chart.getByText('This week: 11 rentals, 2 custom builds, 1 message').waitFor()
  const places = chart.getByRole('group', { name: 'Weeks' }).getByRole('button')
  expect(await places.count()).toBe(12)
  await places.last().focus()
  // Alt and an arrow is the browser's Back.
  for (const key of ['Alt+ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
  await chart.getByText(/Week of .*: 10 rentals, 1 custom build, 1 message/).waitFor()
  await page.keyboard.press('Home')
  await chart.getByText(/Week of .*: 0 rentals, 0 custom builds, 1 message/).waitFor()
  await page.keyboard.press('Tab')
  await places.nth(4).hover()
  await chart.getByText(/Week of .*: 4 rentals, 1 custom build, 1 message/).waitFor()
  expect(await page.getByRole('table', { name: 'New requests by week' }).getByRole('row').count()).toBe(13)
  await expectAccessibleOnBoth(page)
  // Requests that come in meanwhile are counted in the week that is read.
  await places.last().hover()
  await change({ ...BUSY, weeks: weeks.map((week) => ({ ...week, rentals: week.rentals + 100 })) })
  await chart.getByText('This week: 111 rentals, 2 custom builds, 1 message').waitFor()
})

test('the dashboard tells an account of no kind that it may not see, not even that there is none', async () => {
  const waiting = [{ kind: 'rental', id: 1, name: 'Wanda', about: 'Cart', since: hoursAgo(1), stage: 'new' } as const]
  const { page, change } = await openWith({ new_messages: 30, waiting }, ['dashboard.view', 'rentals.view'])
  const links = region(page, 'Requests, most urgent first 30').getByRole('paragraph').getByRole('link')
  expect(await links.allInnerTexts()).toEqual(['Pending rentals'])
  const actions = region(page, 'Quick Actions').getByRole('link')
  expect(await actions.allInnerTexts()).toEqual(['View Rentals'])
  expect(await region(page, 'Rental Status').getByRole('link').count()).toBe(4)
  for (const hidden of ['Build Status', 'Trailer Status', 'Recent Activity']) {
    expect(await region(page, hidden).count()).toBe(0)
  }
  const figures = await region(page, 'Key figures').innerText()
  expect(figures).toContain('Conversion Rate')
  expect(figures).not.toContain('Fleet Utilization')

  const custom_builds = { pending: 0, approved: 0, rejected: 0, in_progress: 0, completed: 1 }
  const weeks = (await emptyDashboard()).weeks.map((week) => ({ ...week, custom_builds: 2, messages: 1 }))
  const views = ['dashboard.view', 'custom_builds.view', 'contact.view'] as const
  await change({ weeks, total_revenue: 15_000, custom_builds }, views)
  await region(page, 'Key figures').getByText('1 build completed', { exact: true }).waitFor()
  const chart = region(page, 'Requests over the last 12 weeks')
  await chart.getByText('This week: 2 custom builds, 1 message', { exact: true }).waitFor()
  expect(await chart.innerText()).not.toMatch(/rental/i)

  // An account that may not see requests is not told that there are none.
  await change({ fleet_utilization: 37 }, ['dashboard.view', 'trailers.view'])
  await region(page, 'Key figures').getByText('37%', { exact: true }).waitFor()
  await expect.poll(() => actions.allInnerTexts()).toEqual(['Add Trailer'])
  expect(await page.getByText('Nothing is waiting').count()).toBe(0)
  expect(await page.getByText('No requests in this time').count()).toBe(0)
  await expectAccessible(page, { isContrastKnown: true })

  await change({}, ['dashboard.view', 'equipment.view'])
  await page.getByRole('heading', { name: 'Nothing here is open to your account' }).waitFor()
  await expectAccessible(page)
})

test('a dashboard shows that it loads, keeps what it showed when it cannot be loaded again, and says so', async () => {
  const { page, consoleErrors } = await openSignedIn('/admin/upload', 'staff', PHONE)
  await page.getByRole('button', { name: 'Menu' }).click()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/dashboard', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('status').filter({ hasText: 'Loading the dashboard' }).waitFor()
  await expectAccessible(page, { isContrastKnown: true })
  held.resolve()
  await region(page, 'Key figures').waitFor()
  await page.unroute('**/api/dashboard')
  await page.route('**/api/dashboard', (route) => route.abort())
  const told = page.getByRole('status').getByText('Refreshing').waitFor()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await told
  await page.getByRole('main').getByText('What you see may be out of date').waitFor()
  await region(page, 'Key figures').waitFor()
  expectOnlyRefusals(consoleErrors)
})
