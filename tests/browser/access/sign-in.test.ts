import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts'
import { rows } from '../portal/shell-steps.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { expectWordsInTheEnd } from '../support/failure-steps.ts'
import { enter, expectFocus, expectOnlyRefusals, lateFailure } from '../support/steps.ts'

const [DESKTOP, PHONE] = SCREENS
const signInButton = (page: Page) => page.getByRole('button', { name: /^Sign/ })

test('the portal says after a while that its script has not loaded', async () => {
  const { page, consoleErrors } = await open(PHONE)
  await page.route('**/_astro/admin*.js', (route) => route.abort())
  await page.goto('/admin')
  await expectWordsInTheEnd(page, 'The portal is taking long to load.')
  await expectAccessible(page)
  // Of the preload as well, if it fails before the browser comes to the script itself.
  expect(new Set(consoleErrors.splice(0))).toEqual(new Set([expect.stringContaining('ERR_FAILED')]))
})

describe('somebody who signs in', () => {
  test('must fill both fields, learns only that they do not match, and loses nothing typed when the way there fails', async () => {
    const { page, consoleErrors } = await open(PHONE)
    await page.goto('/admin')
    expect(await signInButton(page).isDisabled()).toBe(true)
    await page.getByText('Authorized access only').waitFor()
    const password = page.getByLabel('Password', { exact: true })
    await password.focus()
    await page.keyboard.press('Shift+Tab')
    await page.getByText('Password is required.').waitFor()
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByLabel('Username').fill('nobody-at-all')
    // What Chromium tells a page as it fills in a field: a key press without a key.
    await page.getByLabel('Username').evaluate((field) => field.dispatchEvent(new Event('keydown', { bubbles: true })))
    expect(await signInButton(page).isDisabled()).toBe(true)
    await enter(page, 'nobody-at-all', 'wrong')
    await page.getByRole('alert').filter({ hasText: 'Wrong username or password.' }).waitFor()
    expect(await page.getByText('Or ask whoever').count()).toBe(0)
    await enter(page, '  ', 'wrong')
    await page.getByText('Username is required.').waitFor()
    expectOnlyRefusals(consoleErrors)

    // One route for all: a call just after a change of routes may still reach the server.
    const late = lateFailure(429, 'Too many attempts. Please wait 15 minutes and try again.')
    let respond: (route: Route) => Promise<void> = late.route
    await page.route('**/login', (route) => respond(route))
    await enter(page, 'manager')
    const submitting = page.getByRole('button', { name: 'Signing in...', exact: true })
    await submitting.waitFor()
    expect(await submitting.isDisabled()).toBe(true)
    late.comes()
    await page.getByText('Too many attempts. Please wait 15 minutes and try again.').waitFor()
    await page.getByText('Or ask whoever manages the accounts for a new password').waitFor()
    await expectAccessible(page)
    respond = (route) => route.abort()
    await password.press('Enter')
    await page.getByText('Network error', { exact: true }).waitFor()
    expect(await page.getByText('Or ask whoever').count()).toBe(0)
    respond = (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>bad' })
    await page.keyboard.press('Enter')
    await page.getByText('Login failed', { exact: true }).waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe('manager')
    expect(await password.inputValue()).toBe(DEMO_PASSWORD)
    expectOnlyRefusals(consoleErrors)
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
    await expectFocus(page, 'main')
    await page.reload()
    await rows(page).first().waitFor()
    expect(await page.title()).toBe('Rentals · Admin Portal')
  })
})
