import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SITE_PASSWORD, setSitePassword, whileLocked } from '../../api/site-password.ts'
import { clearConsole } from '../../product.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'

const [DESKTOP, PHONE] = SCREENS

const field = (page: Page) => page.getByLabel('Password', { exact: true })
const button = (page: Page) => page.getByRole('button', { name: 'Enter' })
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('siteAccess'))

async function locked(page: Page) {
  await page.getByRole('heading', { name: 'Admin Access' }).waitFor()
  await page.waitForLoadState('load')
}

/** The errors a page logged, without the browser's notes of refused calls, and the page's own if it was locked while loading. */
function withoutRefusals(consoleErrors: string[]) {
  return consoleErrors.splice(0).filter((line) => !/status of (401|429)|answered 401/.test(line))
}

describe('on a phone, with the layout checked on a desktop too', () => {
  test('an invited visitor enters and goes on to the address asked for', async () => {
    const { page, consoleErrors } = await open(PHONE)
    await whileLocked(async () => {
      expect((await page.goto('/rental-details?id=1'))?.status()).toBe(401)
      await locked(page)
      await expectAccessibleOnBoth(page)
      expect(await button(page).isDisabled()).toBe(true)
      await field(page).fill('  ')
      expect(await button(page).isDisabled()).toBe(true)

      await field(page).fill('not the password')
      await page.getByRole('button', { name: 'Show password' }).click()
      expect(await field(page).getAttribute('type')).toBe('text')
      await page.getByRole('button', { name: 'Hide password' }).click()
      expect(await field(page).getAttribute('type')).toBe('password')
      await button(page).click()
      await page.getByText('Wrong password.').waitFor()
      await expectAccessible(page)
      expect(await flag(page)).toBeNull()

      await field(page).fill(SITE_PASSWORD)
      await page.keyboard.press('Enter')
      await page
        .getByRole('link', { name: /Book This Rental/ })
        .first()
        .waitFor()
      expect(page.url()).toContain('/rental-details?id=1')
      expect(await flag(page)).toBe('true')

      // Another tab of the same visitor has the cookie but no flag of its own.
      const second = await page.context().newPage()
      await second.goto('/faq')
      await second.getByRole('heading', { name: 'Frequently asked questions' }).waitFor()
      await second.waitForLoadState('networkidle')
      expect(new URL(second.url()).pathname).toBe('/faq')
    })
    expect(withoutRefusals(consoleErrors)).toEqual([])
  })
})

test('the screen says that it is checking, and what to do when no answer can be read', async () => {
  const { page, consoleErrors } = await open(PHONE)
  await whileLocked(async () => {
    const { promise: asked, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/auth/site-access', async (route) => {
      await asked
      await route.abort()
    })
    await page.goto('/')
    await locked(page)
    await field(page).fill('something')
    await button(page).click()
    const checking = page.getByRole('button', { name: 'Checking…' })
    await checking.waitFor()
    expect(await checking.isDisabled()).toBe(true)
    release()
    await page.getByText('Incorrect password. Please try again.').waitFor()
    expect(await field(page).inputValue()).toBe('something')
  })
  consoleErrors.splice(0)
})

describe('a page that was kept from before the site was locked', () => {
  // A page as an edge or a browser could still serve it from a cache.
  async function cachedPage(required: object) {
    const { page, consoleErrors } = await open(DESKTOP)
    const visited: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname)
    })
    // Waits for the page's own requests, which must be answered before anything is locked.
    const asked = ['password-required', 'business-info'].map((call) => page.waitForResponse(`**/${call}`))
    await page.goto('/faq')
    await Promise.all(asked)
    const kept = await page.content()
    await page.route('**/contact', (route) => route.fulfill({ contentType: 'text/html', body: kept }))
    await page.route('**/api/auth/password-required', (route) => route.fulfill(required))
    return { page, consoleErrors, visited }
  }

  test('gives way to the password screen, which leads back', async () => {
    const { page, consoleErrors } = await cachedPage({ json: { required: true, password: null } })
    await whileLocked(async () => {
      await page.goto('/contact')
      await locked(page)
      expect(page.url()).toContain('/locked?to=%2Fcontact')
      await page.unroute('**/contact')
      await field(page).fill(SITE_PASSWORD)
      await button(page).click()
      await page.getByRole('heading', { name: 'Contact Us' }).waitFor()
    })
    expect(withoutRefusals(consoleErrors)).toEqual([])
  })

  test('stays for a visitor with the flag', async () => {
    const { page, visited } = await cachedPage({ json: { required: true, password: null } })
    await page.evaluate(() => sessionStorage.setItem('siteAccess', 'true'))
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    expect(visited).toEqual(['/faq', '/contact'])
    clearConsole()
  })

  test('stays when the check itself fails', async () => {
    const { page, consoleErrors, visited } = await cachedPage({ status: 500, body: 'down' })
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    expect(visited).toEqual(['/faq', '/contact'])
    clearConsole()
    consoleErrors.splice(0)
  })
})

test('a visitor who has entered is asked again when the password changes', async () => {
  const { page, consoleErrors } = await open(DESKTOP)
  await whileLocked(async () => {
    await page.goto('/faq')
    await field(page).fill(SITE_PASSWORD)
    await button(page).click()
    await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor()
    await page.waitForLoadState('networkidle')
    await setSitePassword(true, 'quite another password')
    await page.reload()
    await locked(page)
    expect(await flag(page)).toBeNull()
  })
  expect(withoutRefusals(consoleErrors)).toEqual([])
})

test('the screen is not shown by itself while the site is open', async () => {
  const { page } = await open(DESKTOP)
  await page.goto('/locked')
  await page.waitForURL((url) => url.pathname === '/')
})
