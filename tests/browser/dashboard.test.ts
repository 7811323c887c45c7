import { describe, expect, test } from 'vitest'
import { DashboardAnswer } from '#contract/dashboard'
import { ask, tokenOf } from '../api/client.ts'
import { newRental, newTrailer } from '../api/records.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from './browser.ts'
import { allowOnly, emptyDashboard, hoursAgo, openWith, region } from './dashboard-steps.ts'
import { enter, hasFocus, keepSession, openSignedIn } from './steps.ts'

const [DESKTOP] = SCREENS

const LONG = 'Wolfeschlegelsteinhausenbergerdorff and Daughters Catering of Greater Tampa Bay International'

describe('on a desktop, with the layout checked on a phone too', () => {
  test('staff come to it after signing in, and see what the server counts', async () => {
    await newRental(await newTrailer({ name: 'Counted trailer' }), { customer_name: 'Olga Oldest' })
    const { page } = await open(DESKTOP)
    await page.goto('/admin')
    await enter(page, 'manager')
    await page.waitForURL('**/admin/dashboard')
    await region(page, 'Key figures').waitFor()
    const { data } = await ask(DashboardAnswer, 200, 'GET', '/api/dashboard', { token: await tokenOf('manager') })
    const figures = await region(page, 'Key figures').innerText()
    expect(figures.replace(/\s+/g, ' ')).toContain(`Fleet Utilization ${data.fleet_utilization}%`)
    expect(figures.replace(/\s+/g, ' ')).toContain(`Conversion Rate ${data.conversion_rate}%`)
    expect(figures.replace(/\s+/g, ' ')).toContain(`Active Builds ${data.active_builds}`)
    expect(figures).toContain('Total Revenue')
    await region(page, 'Rental Status')
      .getByRole('link', { name: `Pending ${data.rentals.pending}` })
      .waitFor()
    expect(await region(page, 'Recent Activity').getByRole('listitem').count()).toBe(4)
    await expectAccessibleOnBoth(page)
  })

  test('an empty business sees zeros and that nothing is waiting', async () => {
    const page = await openWith({})
    await region(page, 'Key figures').getByText('$0', { exact: true }).waitFor()
    expect(await region(page, 'Key figures').getByText('0%', { exact: true }).count()).toBe(2)
    await page.getByText('No recent activity').waitFor()
    await page.getByText('Nothing is waiting.').waitFor()
    await page.getByText('No requests in this time.').waitFor()
    await expectAccessibleOnBoth(page)
  })

  test('long names and large numbers stay in their places', async () => {
    const page = await openWith({
      total_revenue: 12_345_678.9,
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
      expiring_quotes: [{ id: 3, customer_name: LONG, trailer_model: LONG, quote_valid_until: '2026-11-30' }],
    })
    await page.getByText('$12,345,678.90').waitFor()
    await region(page, 'Rental Status').getByText('12,345').waitFor()
    await expectAccessibleOnBoth(page)
  })
})

const LEADS = [
  ['Trailer Status', 'Maintenance', '/admin/rental-trailers?status=maintenance'],
  ['Rental Status', 'Approved', '/admin/rentals?status=approved'],
  ['Build Status', 'In Progress', '/admin/custom-builds?status=in_progress'],
  ['Quick Actions', 'New Build', '/admin/custom-builds'],
  ['Quick Actions', 'View Rentals', '/admin/rentals'],
  ['Quick Actions', 'Messages', '/admin/contact-requests'],
] as const

describe('the dashboard', () => {
  test('leads from its rows to what they count, and back', async () => {
    const page = await openWith({ new_messages: 3 })
    for (const [panel, row, address] of LEADS) {
      await region(page, panel).getByRole('link', { name: row }).press('Enter')
      await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(address)
      await hasFocus(page, '#content')
      await page.goBack()
      await region(page, 'Key figures').waitFor()
    }
  })

  test('leads from Add Trailer to the form of a new one', async () => {
    const page = await openWith({})
    await region(page, 'Quick Actions').getByRole('link', { name: 'Add Trailer' }).press('Enter')
    await page.waitForURL('**/admin/rental-trailers?open=new')
    await hasFocus(page, '[name="name"]')
  })

  test('leads from an activity to its record', async () => {
    const { id } = await newRental(await newTrailer(), { customer_name: 'Acton Active' })
    const { page } = await openSignedIn('/admin/dashboard')
    await region(page, 'Recent Activity').getByRole('listitem').filter({ hasText: 'Acton Active' }).click()
    await page.waitForURL(new RegExp(`/admin/rentals\\?open=${id}$`))
    await page.getByRole('heading', { name: 'Acton Active' }).waitFor()
  })

  test('shows an account only the figures of what it may see', async () => {
    const { page } = await open(DESKTOP)
    await keepSession(page, 'staff')
    await allowOnly(page, ['dashboard.view', 'rentals.view'])
    await page.goto('/admin')
    await region(page, 'Quick Actions').waitFor()
    expect(await region(page, 'Quick Actions').getByRole('link').allInnerTexts()).toEqual(['View Rentals'])
    expect(await region(page, 'Rental Status').getByRole('link').count()).toBe(4)
    for (const hidden of ['Build Status', 'Trailer Status', 'Recent Activity']) {
      expect(await region(page, hidden).count()).toBe(0)
    }
    const figures = await region(page, 'Key figures').innerText()
    expect(figures).toContain('Conversion Rate')
    expect(figures).not.toContain('Fleet Utilization')
    await expectAccessible(page)
  })

  test('tells an account of no kind that it may not see, not even that there is none', async () => {
    const counts = { pending: 0, approved: 0, rejected: 0, completed: 1 }
    const weeks = (await emptyDashboard()).weeks.map((week) => ({ ...week, custom_builds: 2, messages: 1 }))
    const values = { weeks, total_revenue: 15_000, custom_builds: { ...counts, in_progress: 0 } }
    const page = await openWith(values, ['dashboard.view', 'custom_builds.view', 'contact.view'])
    await region(page, 'Key figures').getByText('1 build completed', { exact: true }).waitFor()
    const chart = region(page, 'Requests over the last 12 weeks')
    await chart.getByText('This week: 2 custom builds, 1 message', { exact: true }).waitFor()
    expect(await chart.innerText()).not.toMatch(/rental/i)
    await expectAccessibleOnBoth(page)
  })

  test('says so to an account that may see nothing of what it sums up', async () => {
    const { page } = await open(DESKTOP)
    await keepSession(page, 'staff')
    await allowOnly(page, ['dashboard.view', 'equipment.view'])
    await page.goto('/admin/dashboard')
    await page.getByRole('heading', { name: 'Nothing here is open to your account' }).waitFor()
    await expectAccessibleOnBoth(page)
  })

  test('promises nothing to an account that may see no requests', async () => {
    const page = await openWith({}, ['dashboard.view', 'trailers.view'])
    expect(await page.getByText('Nothing is waiting').count()).toBe(0)
    expect(await page.getByText('No requests in this time').count()).toBe(0)
    expect(await region(page, 'Quick Actions').getByRole('link').allInnerTexts()).toEqual(['Add Trailer'])
    await expectAccessibleOnBoth(page)
  })
})

describe('the chart', () => {
  const busy = async () =>
    (await emptyDashboard()).weeks.map((week, place) => ({
      ...week,
      rentals: place,
      custom_builds: place % 3,
      messages: 1,
    }))

  test('tells each week by keyboard, by pointing and as a table', async () => {
    const page = await openWith({ weeks: await busy() })
    const chart = region(page, 'Requests over the last 12 weeks')
    await chart.getByText('This week: 11 rentals, 2 custom builds, 1 message').waitFor()
    const places = chart.getByRole('group', { name: 'Weeks' }).getByRole('button')
    expect(await places.count()).toBe(12)
    await places.last().focus()
    await page.keyboard.press('ArrowLeft')
    await chart.getByText(/Week of .*: 10 rentals, 1 custom build, 1 message/).waitFor()
    await page.keyboard.press('Home')
    await chart.getByText(/Week of .*: 0 rentals, 0 custom builds, 1 message/).waitFor()
    await page.keyboard.press('Tab')
    await places.nth(4).hover()
    await chart.getByText(/Week of .*: 4 rentals, 1 custom build, 1 message/).waitFor()
    expect(await page.getByRole('table', { name: 'New requests by week' }).getByRole('row').count()).toBe(13)
    await expectAccessibleOnBoth(page)
  })
})
