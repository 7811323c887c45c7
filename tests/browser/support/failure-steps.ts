import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the page shows these words. */
export function expectWords(page: Page, words: string | RegExp) {
  return page.getByText(words).filter({ visible: true }).first().waitFor()
}

/** Waits for a message that a page shows if its script does not come: hidden at first, shown after a delay. */
export async function expectWordsInTheEnd(page: Page, words: string): Promise<void> {
  const told = page.getByText(words)
  await told.waitFor({ state: 'attached' })
  expect(await told.isVisible()).toBe(false)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await told.waitFor()
}

// What the browser and Astro log by themselves when a request fails; anything else is an error of ours.
const NOTED = /^Failed to load resource|^TypeError: Failed to fetch|the defaults stay/

/** Expects that nothing else was logged meanwhile. */
export function expectNothingElse(consoleErrors: string[]) {
  expect(consoleErrors.splice(0).filter((line) => !NOTED.test(line))).toEqual([])
}

/** Responds to a call with JSON. */
export const json = (route: Route, body: unknown, status = 200) => route.fulfill({ status, json: body })
