import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts'
import { call, newAddress, tokenOf } from '../api/client.ts'
import { expectAccessible, open, SCREENS } from './browser.ts'
import { saysInTheEnd } from './failure-steps.ts'
import { rows } from './shell-steps.ts'
import { enter, expectOnlyRefusals, failure, hasFocus, keptToken, openSignedIn } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS
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

  test('is told how to go on at once after too many attempts', async () => {
    const { page, complaints } = await open(PHONE, { extraHTTPHeaders: { 'CF-Connecting-IP': newAddress() } })
    await page.goto('/admin')
    await page.route('**/login', failure(429, 'Too many attempts. Please wait 15 minutes and try again.'))
    await enter(page, 'staff', 'wrong')
    await page.getByText('Too many attempts. Please wait 15 minutes and try again.').waitFor()
    await page.getByText('Or ask whoever manages the accounts for a new password').waitFor()
    await expectAccessible(page)
    await page.unroute('**/login')
    await enter(page, 'nobody-at-all', 'wrong')
    await page.getByText('Wrong username or password.').waitFor()
    expect(await page.getByText('Or ask whoever').count()).toBe(0)
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
