import type { Page } from 'playwright-core'
import type { Day } from '#contract/wire'
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts'

/** Picks a day in the calendar of a rental, turning to its month first. */
export async function pickDay(page: Page, day: Day): Promise<void> {
  await page.locator('form button[type="submit"]').waitFor()
  const button = page.locator(`button[data-day="${day}"]`)
  const next = page.getByRole('button', { name: 'Later month' })
  while (!(await button.isVisible())) await next.click()
  await button.click()
}

/** Types who asks for a trailer. */
export async function sayWho(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Inés Márquez')
  await page.getByLabel('E-mail').fill('ines@example.org')
  await page.getByLabel('Phone').fill('(813) 555-0190')
}

/** Fills the login that stands on the page and sends it. */
export async function enter(page: Page, username: string, password: string = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Opens the portal and signs in with a demo account. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/admin')
  await enter(page, username)
  await page.getByRole('heading', { level: 1, name: 'Rentals' }).waitFor()
}
