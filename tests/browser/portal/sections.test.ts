import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newAccount, newBuild, newGroup, newModel, newTrailer } from '../../api/records.ts'
import { PATH as ACCESS, card } from '../access/access-steps.ts'
import { newMessage } from '../requests/message-steps.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { expectFocus, expectOnlyRefusals, failure, followTo, keepSession, openSignedIn } from '../support/steps.ts'
import { go, menu, rows, title } from './shell-steps.ts'

const SECTIONS = [
  'Dashboard',
  'Rental Trailers',
  'Custom Trailers',
  'Equipment',
  'Upload',
  'Rentals',
  'Custom Builds',
  'Business Info',
  'Contact Requests',
  'Admin Access',
  'API Logs',
  'Error Logs',
  'System Status',
]
const backgroundOf = (field: Locator) => field.evaluate((element) => getComputedStyle(element).backgroundColor)
const addressOf = (section: string) => `/admin/${section.toLowerCase().replace(' ', '-')}`

/** What each section asks for, what it says when that fails, and what it shows once it has come. */
const LOADED: [section: string, api: string, failed: string, shown: (page: Page) => Locator][] = [
  [
    'Dashboard',
    '**/api/dashboard',
    'The dashboard could not be loaded',
    (page) => page.getByRole('region', { name: 'Key figures' }),
  ],
  ['Rentals', '**/api/rentals?**', 'The requests could not be loaded', (page) => rows(page).first()],
  ['Custom Builds', '**/api/custom-builds?**', 'The requests could not be loaded', (page) => rows(page).first()],
  [
    'Business Info',
    '**/api/business-info?**',
    'The business information could not be loaded',
    (page) => page.getByLabel('Business name').first(),
  ],
  ['Contact Requests', '**/api/contact?**', 'The messages could not be loaded', (page) => rows(page).first()],
  ['Admin Access', '**/api/admin-groups', 'The accounts could not be loaded', (page) => card(page, 'staff')],
  ['API Logs', '**/api/logs/api?**', 'Failed to fetch API logs', (page) => page.getByRole('table')],
  ['Error Logs', '**/api/logs/error?**', 'Failed to fetch error logs', (page) => page.getByText('No error logs found')],
]

test('the menu leads to every section in its order, and one that cannot be loaded says why, and loads on request', async () => {
  const { page, consoleErrors } = await openSignedIn('/admin/upload', 'developer')
  await title(page, 'Upload').waitFor()
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, new URL(link.getAttribute('href') ?? '', location.href).pathname]),
  )
  expect(addresses).toEqual(SECTIONS.map((name) => [name, addressOf(name)]))
  await menu(page).getByText('developerSystem Administrator').waitFor()
  for (const [section, api, failed, shown] of LOADED) {
    await page.route(api, failure(500, `No ${section} today.`))
    await go(page, section)
    const told = page.getByRole('alert').filter({ hasText: failed })
    await told.getByText(`No ${section} today.`).waitFor()
    if (section === 'Rentals') await expectAccessible(page)
    await page.unroute(api)
    await page.getByRole('button', { name: 'Try Again' }).press('Enter')
    await shown(page).waitFor()
    expect(await told.count()).toBe(0)
    await expectFocus(page, '#content')
  }
  // Retrying for a record that does not exist would be pointless.
  await followTo(page, '/admin/custom-builds?open=999999')
  await page.getByRole('heading', { name: 'This request does not exist' }).waitFor()
  expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0)
  expectOnlyRefusals(consoleErrors)
})

test('a section without a record says so, and what to do', async () => {
  const { page } = await openSignedIn('/admin/upload', 'developer')
  await title(page, 'Upload').waitFor()
  const counts = { pending: 12_500, approved: 0, rejected: 0, completed: 0 }
  await page.route('**/api/**', (route) => {
    const json = {
      '/api/custom-builds': { success: true, quotes: [], counts: { ...counts, in_progress: 0 } },
      '/api/rentals': { success: true, quotes: [], counts },
      '/api/contact': [],
      '/api/admin-accounts': { success: true, data: { accounts: [] } },
      '/api/admin-groups': { success: true, data: { groups: [] } },
    }[new URL(route.request().url()).pathname]
    return json ? route.fulfill({ json }) : route.continue()
  })
  await go(page, 'Custom Builds')
  await page.getByRole('heading', { name: 'No Custom Build Requests' }).waitFor()
  expect(await page.getByRole('link', { name: 'See the configurator' }).getAttribute('href')).toBe('/build')
  await expectAccessibleOnBoth(page)
  await go(page, 'Contact Requests')
  await page.getByRole('heading', { name: 'No Contact Requests' }).waitFor()
  await go(page, 'Rentals')
  await page.getByRole('heading', { name: 'No Rental Requests' }).waitFor()
  // A count is grouped in thousands.
  await page.getByRole('tab', { name: 'Pending 12,500' }).waitFor()
  await go(page, 'Admin Access')
  await page.getByRole('heading', { name: 'No Admin Accounts' }).waitFor()
  await page.getByRole('tab', { name: /Admin Groups/ }).click()
  await page.getByRole('heading', { name: 'No Admin Groups' }).waitFor()
})

test('an account that may only look is told so in every section, and offered no change', async () => {
  const trailer = await newTrailer({ name: 'Looked At' })
  await newBuild(await newModel(), { customer_name: 'Bea Look' })
  await newMessage('Lena Look')
  const more = { 'admin_access.view': true, 'developer_logs.view': true }
  const { username } = await newAccount({ role: 'viewer', group_id: await newGroup({}, more) })
  const { page } = await openSignedIn(`${ACCESS}?edit=3`, username)
  const isOff = (name: string) => page.getByRole('button', { name, exact: true }).isDisabled()
  await page.getByText('Your account may look at accounts and groups, but not change them.').waitFor()
  expect(await page.getByText('Your account may not do this').count()).toBe(0)
  expect(await isOff('Add Admin Account')).toBe(true)
  expect(await card(page, 'staff').getByRole('button', { name: 'Edit' }).isDisabled()).toBe(true)
  expect(await page.getByRole('dialog').count()).toBe(0)

  await go(page, 'Business Info')
  await page.getByText('Your account may look at the business information, but not change it.').waitFor()
  const locked = page.getByLabel('Business name').first()
  expect(await locked.getAttribute('readonly')).not.toBeNull()
  const lockedGround = await backgroundOf(locked)
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
  await page.getByText('Your account may not change this.').waitFor()
  await expectAccessible(page)

  await go(page, 'Upload')
  await page.getByText('Your account may look at the library, but not change it.').waitFor()
  expect(await isOff('Upload Images')).toBe(true)

  await go(page, 'Contact Requests')
  await rows(page).filter({ hasText: 'Lena Look' }).click()
  await page.getByText('Your account may look at messages, but not change them.').waitFor()
  for (const name of ['Mark Read', 'Mark Responded', 'Send reply']) expect(await isOff(name)).toBe(true)
  expect(await page.getByLabel('Reply').getAttribute('readonly')).not.toBeNull()
  expect(await backgroundOf(page.getByLabel('Reply'))).toBe(lockedGround)
  expect(await page.getByRole('checkbox').count()).toBe(0)

  await go(page, 'Custom Builds')
  await rows(page).filter({ hasText: 'Bea Look' }).click()
  await page.getByText('Your account may look at requests, but not change them.').waitFor()
  for (const name of ['Approve', 'Reject', 'Edit quote']) expect(await isOff(name)).toBe(true)

  await go(page, 'Rentals')
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await page.locator(`button[data-trailer="${trailer}"]`).last().click({ force: true })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await isOff('Enter Request')).toBe(true)
  const why = await page.getByRole('button', { name: 'Enter Request' }).getAttribute('title')
  expect(why).toBe('Your account may look at requests, but not change them.')

  await go(page, 'API Logs')
  await page.getByText('Your account may read the logs, but not export them.').waitFor()
  expect(await isOff('Export')).toBe(true)
})

test('a section without the right to it is closed at its address and not in the menu, and so is the bell', async () => {
  const { username } = await newAccount({ group_id: await newGroup({}, { 'activity.view': false }) })
  const { page } = await open(SCREENS[0])
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/activity-logs')) asked++
  })
  await keepSession(page, username)
  await page.goto('/admin/rentals')
  await rows(page).first().waitFor()
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  expect(await links.allTextContents()).toEqual(SECTIONS.slice(0, 9))
  for (const section of SECTIONS.slice(9)) {
    await followTo(page, addressOf(section))
    await page.getByRole('heading', { name: `${section} is closed to your account` }).waitFor()
  }
  expect(await page.getByRole('button', { name: /^Notifications/ }).count()).toBe(0)
  expect(asked).toBe(0)
})

test('a section restores its scroll position on Back, and starts at the top from its link', async () => {
  const { page } = await openSignedIn('/admin/equipment')
  const body = page.locator('main > [aria-busy]')
  const scrolled = () => body.evaluate((area) => area.scrollTop)
  await page.getByText('Flat-top griddle 24"').first().waitFor()
  await body.evaluate((area) => area.scrollTo(0, 700))
  await page.getByRole('link', { name: 'Rentals', exact: true }).click()
  await rows(page).first().waitFor()
  await page.goBack()
  await expect.poll(scrolled).toBe(700)
  await page.getByRole('link', { name: 'Rentals', exact: true }).click()
  await rows(page).first().waitFor()
  await page.getByRole('link', { name: 'Equipment', exact: true }).click()
  await page.getByText('Flat-top griddle 24"').first().waitFor()
  expect(await scrolled()).toBe(0)
})
