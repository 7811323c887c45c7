import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts'
import { call, newAddress, tokenOf } from '../api/client.ts'
import { newRental, newTrailer } from '../api/records.ts'
import { expectAccessible, open, SCREENS } from './browser.ts'
import { saysInTheEnd } from './failure-steps.ts'
import { enter, expectOnlyRefusals, failure, hasFocus, keptToken, openSignedIn } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS

let trailer: number

beforeAll(async () => {
  trailer = await newTrailer({ name: 'Story trailer' })
})

const rows = (page: Page) => page.getByRole('table').getByRole('link')
const signInButton = (page: Page) => page.getByRole('button', { name: /^Sign/ })

test('the portal says after a while that its script has not loaded', async () => {
  const { page, complaints } = await open(PHONE)
  await page.route('**/_astro/admin*.js', (route) => route.abort())
  await page.goto('/admin')
  await saysInTheEnd(page, 'The portal is taking long to load.')
  await expectAccessible(page)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

describe('somebody who signs in', () => {
  test('must fill both fields, and learns only that username and password do not match', async () => {
    const { page, complaints } = await open(PHONE, { extraHTTPHeaders: { 'CF-Connecting-IP': newAddress() } })
    await page.goto('/admin')
    expect(await signInButton(page).isDisabled()).toBe(true)
    await page.getByLabel('Username').fill('nobody-at-all')
    expect(await signInButton(page).isDisabled()).toBe(true)
    await enter(page, 'nobody-at-all', 'wrong')
    const alert = page.getByRole('alert').filter({ hasText: 'Wrong username or password.' })
    await alert.waitFor()
    await expectAccessible(page)
    await enter(page, '  ', 'wrong')
    await page.getByText('Username is required.').waitFor()
    expectOnlyRefusals(complaints)
  })

  test('loses nothing typed when the network or a proxy fails', async () => {
    const { page, complaints } = await open(DESKTOP)
    await page.goto('/admin')
    // One route for both: a call just after a change of routes may still reach the server.
    let isUp = false
    await page.route('**/login', (route) =>
      isUp ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>bad' }) : route.abort(),
    )
    await enter(page, 'manager')
    await page.getByText('Network error', { exact: true }).waitFor()
    isUp = true
    await page.keyboard.press('Enter')
    await page.getByText('Login failed', { exact: true }).waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe('manager')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(DEMO_PASSWORD)
    expectOnlyRefusals(complaints)
  })

  test('comes to the address asked for by keyboard alone, and stays signed in over a reload', async () => {
    const { page } = await open(DESKTOP)
    await page.goto('/admin/rentals?status=pending')
    await page.getByLabel('Username').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.type('manager')
    await page.keyboard.press('Tab')
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await rows(page).first().waitFor()
    expect(page.url()).toMatch(/\/admin\/rentals\?status=pending$/)
    await hasFocus(page, 'main')
    await page.reload()
    await rows(page).first().waitFor()
    expect(await page.title()).toBe('Rentals · Admin Portal')
  })
})

describe('a session', () => {
  test('that ends in mid-work leads through the login back to the same address', async () => {
    const { page, complaints } = await openSignedIn('/admin/rentals?status=pending')
    await rows(page).first().waitFor()
    const ended = failure(401, 'Your session has ended. Please sign in again.')
    await page.route('**/api/rentals?**', ended)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await signInButton(page).waitFor()
    expect(await keptToken(page)).toBeNull()
    await page.unroute('**/api/rentals?**')
    await enter(page, 'manager')
    await rows(page).first().waitFor()
    expect(page.url()).toMatch(/\/admin\/rentals\?status=pending$/)
    expectOnlyRefusals(complaints)
  })

  test.each<[string, (route: Route) => Promise<void>]>([
    ['the network is away', (route) => route.abort()],
    ['the server is away', failure(503, 'The database is not reachable right now.')],
  ])('is kept when %s', async (_, answer) => {
    const { page, complaints } = await open(DESKTOP)
    await page.route('**/verify', answer)
    const token = await tokenOf('staff')
    await page.addInitScript((kept) => localStorage.setItem('adminToken', kept), token)
    await page.goto('/admin/rentals')
    await page.getByText('The portal cannot be reached').waitFor()
    expect(await keptToken(page)).toBe(token)
    await expectAccessible(page)
    await page.unroute('**/verify')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await rows(page).first().waitFor()
    expectOnlyRefusals(complaints)
  })

  test('ends here, in the other tab and on the server at logout', async () => {
    const { page, token } = await openSignedIn('/admin/rentals')
    await rows(page).first().waitFor()
    const other = await page.context().newPage()
    await other.goto('/admin/rentals')
    await rows(other).first().waitFor()
    await page.getByRole('button', { name: 'Log out' }).click()
    await signInButton(page).waitFor()
    await signInButton(other).waitFor()
    expect(await keptToken(page)).toBeNull()
    await expect.poll(async () => (await call('GET', '/api/auth/verify', { token })).status).toBe(401)
  })
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

describe('the list of requests', () => {
  test('keeps search, tab and open request in the address, back and forward', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Zelda Quick' })
    const { page } = await openSignedIn('/admin/rentals')
    await page.getByRole('searchbox').fill('zelda')
    await page.waitForURL(/\?q=zelda$/)
    await expect.poll(() => rows(page).allInnerTexts()).toEqual(['Zelda Quick'])
    await page.getByRole('tab', { name: /Approved/ }).click()
    await page.getByRole('heading', { name: 'No Rental Requests' }).waitFor()
    await page.goBack()
    await rows(page).first().click()
    await page.waitForURL(new RegExp(`open=${id}`))
    await page.reload()
    await page.getByRole('heading', { name: 'Zelda Quick' }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('zelda')
    await page.goBack()
    await page.getByRole('heading', { name: 'Zelda Quick' }).waitFor({ state: 'hidden' })
    await page.goForward()
    await page.getByRole('heading', { name: 'Zelda Quick' }).waitFor()
  })

  test.each(SCREENS)('is worked by keyboard alone, and the focus comes back to the row, on $name', async (screen) => {
    const { id } = await newRental(trailer)
    const { page } = await openSignedIn('/admin/rentals', 'staff', screen)
    const row = `#rental-${id}`
    await page.locator(row).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`open=${id}`))
    await hasFocus(page, 'h2')
    await page.keyboard.press('Escape')
    await hasFocus(page, row)
    expect(page.url()).not.toContain('open=')
    await page.getByRole('tab', { name: /All/ }).focus()
    await page.keyboard.press('ArrowRight')
    await hasFocus(page, '[role="tab"]:nth-child(2)')
    await page.keyboard.press('Enter')
    await page.waitForURL(/status=pending/)
  })

  test('says what failed and loads again on request', async () => {
    const { page, complaints } = await open(DESKTOP)
    const token = await tokenOf('staff')
    await page.addInitScript((kept) => localStorage.setItem('adminToken', kept), token)
    await page.route('**/api/rentals?**', failure(500, 'Something went wrong on our side.'))
    await page.goto('/admin/rentals')
    await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor()
    await page.unroute('**/api/rentals?**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await rows(page).first().waitFor()
    expectOnlyRefusals(complaints)
  })
})

describe('a request', () => {
  test('is rejected with a reason, counted, and reopened', async () => {
    const { id } = await newRental(trailer, { customer_name: 'Rita Reason' })
    const { page, complaints } = await openSignedIn(`/admin/rentals?open=${id}`)
    await page.getByRole('heading', { name: 'Rita Reason' }).waitFor()
    const pending = async () => Number(/\d+/.exec(await page.getByRole('tab', { name: /Pending/ }).innerText()))
    await expect.poll(pending).toBeGreaterThan(0)
    const before = await pending()
    await page.getByRole('button', { name: 'Reject' }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: `Reject request #${id}?` })
    await question.waitFor()
    await page.keyboard.type('No driver')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    expect(await question.getByRole('textbox').inputValue()).toBe('No driver')
    await question.getByRole('textbox').fill('No driver that week')
    const isMove = `**/api/rentals/${id}/**`
    await page.route(isMove, (route) => route.abort())
    await question.getByRole('button', { name: 'Reject' }).click()
    await question.getByRole('alert').waitFor()
    expect((await question.getByRole('alert').innerText()).match(/Check your connection/g)).toHaveLength(1)
    await page.unroute(isMove)
    await question.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('“No driver that week”').first().waitFor()
    await page.getByText('manager,').first().waitFor()
    await expect.poll(pending).toBe(before - 1)
    await page.getByRole('button', { name: 'Reopen' }).click()
    await page.getByText(`Request #${id} reopened.`).waitFor()
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    expectOnlyRefusals(complaints)
  })

  test('that somebody else changed is not overwritten, and its new state is offered', async () => {
    const { id } = await newRental(trailer)
    const { page, complaints, token } = await openSignedIn(`/admin/rentals?open=${id}`)
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    await call('PUT', `/api/rentals/${id}/status`, { body: { status: 'rejected' }, token })
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('Somebody else changed this request').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Load the new state' }).click()
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
    await page.getByText('Somebody else changed this request').waitFor({ state: 'hidden' })
    expect(complaints).toEqual([expect.stringContaining('412')])
    expectOnlyRefusals(complaints)
  })
})

describe('the sections', () => {
  const logs = (page: Page) => page.getByRole('link', { name: /^(API|Error) Logs$/ })

  test('show a developer both logs', async () => {
    const { page } = await openSignedIn('/admin/rentals', 'developer')
    await rows(page).first().waitFor()
    expect(await logs(page).allInnerTexts()).toEqual(['API Logs', 'Error Logs'])
  })

  test('hide the logs from staff, also at their address', async () => {
    const { page } = await openSignedIn('/admin/api-logs', 'staff')
    await page.getByText('API Logs is closed to your account').waitFor()
    expect(await logs(page).count()).toBe(0)
  })
})
