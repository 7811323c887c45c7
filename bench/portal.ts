import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../scripts/demo/accounts.ts'
import { fillEquipment, fillTrailers } from './fill.ts'
import { browseProduct } from './pages.ts'
import { feelTyping } from './typing.ts'

const TRAILERS = 10_000
const PIECES = 5_000

/** What staff feel in front of a long list, in milliseconds. */
export interface PortalFigure {
  what: string
  /** From the address to a list that can be used. */
  open: number
  /** From a key press to the next picture on the screen, the longest. */
  delay: number
  /** Between two pictures on the screen while typing, the longest. */
  frame: number
  /** From the last key press to what was searched for. */
  found: number
}

/** Opens the portal over 10,000 trailers and 5,000 pieces of equipment, and searches them. */
export function measurePortal(): Promise<PortalFigure[]> {
  return browseProduct(async (browser, url, env) => {
    await fillEquipment(env.DB, PIECES)
    await fillTrailers(env.DB, TRAILERS)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: url.href })
    await signIn(page)
    return [
      await search(page, '10,000 trailers', '/admin/rental-trailers', 'main', 'Bench trailer 7777'),
      await search(page, '5,000 pieces of equipment', '/admin/equipment', 'main', 'Bench piece 3777'),
      await search(
        page,
        'the equipment of a new trailer',
        '/admin/rental-trailers?open=new',
        'dialog',
        'Bench piece 3777',
      ),
    ]
  })
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/equipment')
  await page.getByLabel('Username').fill('manager')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor()
}

async function search(page: Page, what: string, path: string, within: string, words: string): Promise<PortalFigure> {
  const began = performance.now()
  await page.goto(path)
  const place = page.locator(within).last()
  const listed = place.locator('h2, label').filter({ hasText: /^Bench / })
  await listed.first().waitFor()
  const open = performance.now() - began
  // Nobody types into a dialog that still rises; without a graphics card each step of it draws the whole window.
  await place.evaluate((shown) => Promise.all(shown.getAnimations().map(({ finished }) => finished)))
  const felt = await feelTyping(place.getByRole('searchbox'), words)
  const typed = performance.now()
  await listed.filter({ hasText: words }).waitFor()
  await listed.nth(1).waitFor({ state: 'detached' })
  return { what, open, ...felt, found: performance.now() - typed }
}
