import type { Locator, Page } from 'playwright-core'
import { browseProduct } from './pages.ts'

const WORDS = 'stainless griddle'
const ITEMS = 1000

/** What a visitor feels who searches a long list of equipment, in milliseconds; the longest of all key presses. */
export interface TypingFigure {
  items: number
  /** From a key press to the next frame. */
  delay: number
  /** Between two frames while typing. */
  frame: number
}

/** Types into the configurator's search over 1,000 pieces of equipment, as many of them listed as it begins with. */
export async function measureTyping(): Promise<TypingFigure> {
  return browseProduct(async (browser, url) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.route('**/api/equipment/public', (route) =>
      route.fulfill({ json: { success: true, equipment: manyPieces() } }),
    )
    await page.goto(new URL('/build#model=1&size=5m&color=7016', url).href)
    await page.getByRole('button', { name: /^All equipment/ }).click()
    await page.getByText('Griddle 1', { exact: true }).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const { delay, frame } = await feelTyping(page.locator('#equipment-search'), WORDS)
    return { items: ITEMS, delay, frame }
  })
}

function manyPieces() {
  return Array.from({ length: ITEMS }, (_, index) => ({
    id: index + 1,
    name: `Griddle ${index + 1}`,
    category: `Category ${index % 12}`,
    price: index,
    info: index % 3 ? 'Stainless, with a drip tray' : 'Cast iron',
    dimensions: '80 × 70 × 90 cm',
    description: 'A piece like many others, described at about the length that such descriptions have.',
    watts: 1000 + index,
    amps: 8,
    place: 'counter',
  }))
}

declare global {
  interface Window {
    typing: { delay: number; frame: number }
  }
}

/**
 * Types into a field as a person does, and waits for what comes `then`; returns the longest delay, the longest frame and the time
 * from the last key press to what came.
 */
export async function feelTyping(
  field: Locator,
  words: string,
  then?: () => Promise<unknown>,
): Promise<Omit<TypingFigure, 'items'> & { found: number }> {
  const page = field.page()
  await watch(page)
  await field.pressSequentially(words.slice(0, -1), { delay: 60 })
  // Without a delay, for which the last key would be held down and which would be missing from its time.
  const pressed = performance.now()
  await field.press(words.slice(-1))
  await then?.()
  const found = performance.now() - pressed
  // The time of a key press is reported after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  return { ...(await page.evaluate(() => window.typing)), found }
}

/** Begins to record the longest delay and the longest frame. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.typing = { delay: 0, frame: 0 }
    const everyPress = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.typing.delay = Math.max(window.typing.delay, duration)
    }).observe(everyPress)
    let last = performance.now()
    const note = (now: number) => {
      window.typing.frame = Math.max(window.typing.frame, now - last)
      last = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}
