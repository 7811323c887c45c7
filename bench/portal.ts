import type { Locator, Page } from 'playwright-core'
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
  /** From a key press to the next frame, the longest. */
  delay: number
  /** Between two frames while typing, the longest. */
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
  await untilListed(page, within)
  const open = performance.now() - began
  const place = page.locator(within).last()
  await untilAtRest(place)
  const felt = await feelTyping(place.getByRole('searchbox'), words, () => untilListed(page, within, words))
  return { what, open, ...felt }
}

/**
 * Waits until a dialog's animation has ended and the pictures of its list are drawn, as people do before they type: without a
 * graphics card, each step of both redraws the whole window.
 */
function untilAtRest(place: Locator): Promise<unknown> {
  return place.evaluate(async (shown) => {
    await Promise.all(shown.getAnimations().map(({ finished }) => finished))
    await new Promise((done) => requestIdleCallback(done))
  })
}

/**
 * Waits until records of the benchmark are listed, and only the one whose title contains `only`, if that is given. Checks at each
 * frame; waiting for a locator checks only twice a second.
 */
async function untilListed(page: Page, within: string, only?: string): Promise<void> {
  const isListed = ({ within, only }: { within: string; only: string | undefined }) => {
    const place = [...document.querySelectorAll(within)].at(-1)
    const titles = [...(place?.querySelectorAll('h2, label') ?? [])].map(({ textContent }) => textContent)
    const listed = titles.filter((title) => title.startsWith('Bench '))
    return only === undefined ? listed.length > 0 : listed.length === 1 && listed[0]?.includes(only)
  }
  await page.waitForFunction(isListed, { within, only })
}
