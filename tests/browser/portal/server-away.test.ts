import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'
import { expectOnlyRefusals, failure, keepSession, keptToken, openSignedIn } from '../support/steps.ts'
import { menu, rows } from './shell-steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('a server that does not answer', () => {
  test('is asked again on request and by itself until it does, and the session is kept', async () => {
    const { page, consoleErrors } = await open(PHONE)
    await exclusiveContext(page).clock.install({ time: 0 })
    // The clock is paused, so that nothing is polled.
    await page.clock.pauseAt(1000)
    const token = await keepSession(page, 'staff')
    let respond = (route: Route) => route.abort()
    await page.route('**/verify', (route) => respond(route))
    await page.goto('/admin/rentals?status=pending')
    const told = page.getByRole('alert').filter({ hasText: 'The portal cannot be reached' })
    await expect.poll(() => page.clock.runFor(500).then(() => told.isVisible())).toBe(true)
    await told.getByText(/Check your connection/).waitFor()
    respond = failure(503, 'The database is not reachable right now.')
    const asked = page.waitForRequest('**/verify')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await asked
    await page.clock.resume()
    await page.clock.runFor(2000)
    await told.getByText('The database is not reachable right now.').waitFor()
    await page.getByText('You stay signed in on this computer.').waitFor()
    await expectAccessible(page)
    expect(await keptToken(page)).toBe(token)
    await page.unroute('**/verify')
    await page.clock.runFor(6000)
    await rows(page).first().waitFor()
    expect(await keptToken(page)).toBe(token)
    expect(page.url()).toMatch(/\?status=pending$/)
    expectOnlyRefusals(consoleErrors)
  })

  test('in mid-work leaves what is shown and the session as they are', async () => {
    const { page, consoleErrors, token } = await openSignedIn('/admin/contact-requests')
    await rows(page).first().waitFor()
    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('What you see may be out of date').waitFor()
    await rows(page).first().waitFor()
    expect(await keptToken(page)).toBe(token)
    await expectAccessible(page)
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('What you see may be out of date').waitFor({ state: 'hidden' })
    expectOnlyRefusals(consoleErrors)
  })

  test('is asked again by itself once the browser is connected again', async () => {
    const { page, consoleErrors } = await openSignedIn('/admin/contact-requests')
    await rows(page).first().waitFor()
    await exclusiveContext(page).setOffline(true)
    await page.getByRole('button', { name: 'Refresh' }).click()
    const told = page.getByText('What you see may be out of date')
    await told.waitFor()
    await page.context().setOffline(false)
    await told.waitFor({ state: 'hidden' })
    expectOnlyRefusals(consoleErrors)
  })

  test('keeps the portal on the screen when a section cannot be loaded, until the browser is connected again', async () => {
    const { page, consoleErrors } = await openSignedIn('/admin/rentals')
    await rows(page).first().waitFor()
    // Requests that a route handles bypass the HTTP cache.
    await page.route('**/_astro/**', (route) => route.continue())
    await exclusiveContext(page).setOffline(true)
    await menu(page).getByRole('link', { name: 'Upload' }).click()
    const told = page.getByRole('alert').filter({ hasText: 'This section could not be opened' })
    await told.getByText('Network error. Check your connection, then try again.').waitFor()
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await told.getByRole('button', { name: 'Try Again' }).click()
    await asked
    await told.waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Upload Images' }).waitFor()
    // The failure is reported to the error log.
    expectOnlyRefusals(consoleErrors.splice(0).filter((words) => !words.includes('dynamically imported module')))
  })

  test.each(['Try Again', 'Refresh'])('opens a section that could not be loaded on %s', async (name) => {
    const { page, consoleErrors } = await openSignedIn('/admin/rentals')
    await rows(page).first().waitFor()
    await page.route('**/_astro/**', (route) => route.abort())
    await menu(page).getByRole('link', { name: 'Upload' }).click()
    await page.getByText('This section could not be opened').waitFor()
    await page.unroute('**/_astro/**')
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Upload Images' }).waitFor()
    expectOnlyRefusals(consoleErrors.splice(0).filter((words) => !words.includes('dynamically imported module')))
  })

  test('still lets the person log out', async () => {
    const { page, consoleErrors } = await open(DESKTOP)
    await keepSession(page, 'staff')
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await keptToken(page)).toBeNull()
    expectOnlyRefusals(consoleErrors)
  })
})
