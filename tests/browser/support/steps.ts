import type { Locator, Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import type { Day } from '#contract/wire'
import { DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts'
import { openSession } from '../../api/client.ts'
import { open, SCREENS } from './browser.ts'

/** Picks a day in the calendar of a rental, turning to its month first. */
export async function pickDay(page: Page, day: Day): Promise<void> {
  await page.locator('form button[type="submit"]').waitFor()
  const button = page.locator(`button[data-day="${day}"]`)
  const next = page.getByRole('button', { name: 'Later month' })
  while (!(await button.isVisible())) await next.click()
  await button.click()
}

/** Fills in who requests a trailer. */
export async function fillRentalCustomer(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Inés Márquez')
  await page.getByLabel('E-mail').fill('ines@example.org')
  await page.getByLabel('Phone').fill('(813) 555-0190')
}

/** Fills in the login on the page and sends it. */
export async function enter(page: Page, username: string, password: string = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Opens the rental requests and signs in with a demo account. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/admin/rentals')
  await enter(page, username)
  await page.getByRole('heading', { level: 1, name: 'Rentals' }).waitFor()
}

/** Stores a new session in the browser of a page, as if its person had signed in before. */
export async function keepSession(page: Page, username: string): Promise<string> {
  const token = await openSession(username)
  // Only once, since what a story does to the session must survive a reload.
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('adminToken', kept)
    sessionStorage.setItem('begun', 'yes')
  }, token)
  return token
}

/** The token that the browser of a page keeps. */
export function keptToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('adminToken'))
}

/** Opens an address of the portal in a signed-in browser, without going through the login. */
export async function openSignedIn(
  path: string,
  username: string = 'manager',
  screen: { width: number; height: number } = SCREENS[0],
) {
  const { page, consoleErrors } = await open(screen)
  const token = await keepSession(page, username)
  await page.goto(path)
  return { page, consoleErrors, token }
}

const DELETIONS = ['trailer', 'custom_trailer', 'equipment', 'image', 'admin_account', 'admin_group'] as const

/** Switches off the question before every deletion but that of `asked`, as by “Don't ask me again”. */
export function skipAllBut(page: Page, asked: (typeof DELETIONS)[number]): Promise<void> {
  const others = DELETIONS.filter((kind) => kind !== asked).map((kind) => `delete_${kind}`)
  return page.evaluate((keys) => localStorage.setItem('portal.skip', keys.join(' ')), others)
}

/** Follows a link to an address of the portal: the page is not reloaded, and the portal keeps its state. */
export function followTo(page: Page, path: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.insertAdjacentElement('beforeend', link)
    link.click()
    link.remove()
  }, path)
}

/** Waits until what matches `selector` has the focus. */
export function expectFocus(page: Page, selector: string): Promise<void> {
  return expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true)
}

/** Expects a short page to end at the bottom of a tall window. */
export async function expectFooterAtBottom(page: Page): Promise<void> {
  await page.setViewportSize({ width: 2560, height: 1440 })
  expect((await edgesOf(page.getByRole('contentinfo'))).bottom).toBe(1440)
}

/** The button with exactly this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Where an element is; sideways in whole pixels. */
export function edgesOf(element: Locator) {
  return element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right), top, bottom }
  })
}

/** Returns to the tab so much later that the portal refetches what it shows. */
export function comeBackLater(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 60_000
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}

/** Chooses a picture of `size` bytes, created in the page: transferring 15 MB there takes two seconds of processor time. */
export function chooseLarge(input: Locator, name: string, size: number): Promise<void> {
  return input.evaluate(
    (element, { name, size }) => {
      const chosen = new DataTransfer()
      chosen.items.add(new File([new Uint8Array(size)], name, { type: 'image/png' }))
      Object.assign(element, { files: chosen.files })
      element.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { name, size },
  )
}

/** Responds to a call with a failure in the format of our own server. */
export function failure(status: number, error: string) {
  return (route: Route) => route.fulfill({ status, json: { success: false, error } })
}

/** Like `failure`, but only once the story says so: meanwhile it can leave the place that would show it. */
export function lateFailure(status: number, error: string) {
  const { promise, resolve: comes } = Promise.withResolvers<void>()
  return { route: (route: Route) => promise.then(() => failure(status, error)(route)), comes }
}

/** Holds calls to `url` back until the returned function is called: meanwhile the story goes on. */
export async function holdBack(page: Page, url: string, options: { times?: number } = {}): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, (route) => promise.then(() => route.continue()), options)
  return resolve
}

/** Lets calls with `method` reach the server, but loses their responses. */
export function losingResponses(method: string) {
  return async (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fetch()
    return route.abort()
  }
}

/** Expects only refused calls, which the browser logs by itself; anything else is an error of ours. */
export function expectOnlyRefusals(consoleErrors: string[]): void {
  expect(consoleErrors.splice(0).filter((line) => !line.startsWith('Failed to load resource'))).toEqual([])
}

/** Presses Tab until the element found by `target`, a selector or a locator, has the focus; throws if that never happens. */
export async function tabTo(page: Page, target: string | Locator, backwards = false): Promise<void> {
  const isThere = () =>
    typeof target === 'string'
      ? page.evaluate((wanted) => document.activeElement?.matches(wanted), target)
      : target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60; presses++) {
    if (await isThere()) return
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`The keyboard does not reach ${target}`)
}
