import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the page shows these words. */
export function expectWords(page: Page, words: string | RegExp) {
  return page.getByText(words).filter({ visible: true }).first().waitFor()
}

/** Waits for words that a page has in store for when no script comes: hidden at first, shown once their time has passed. */
export async function expectWordsInTheEnd(page: Page, words: string): Promise<void> {
  const told = page.getByText(words)
  await told.waitFor({ state: 'attached' })
  expect(await told.isVisible()).toBe(false)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await told.waitFor()
}

// What the browser and Astro note by themselves when an answer fails; anything else is a fault of ours.
const NOTED = /^Failed to load resource|^TypeError: Failed to fetch|the defaults stay/

/** Nothing but that was noted meanwhile. */
export function expectNothingElse(complaints: string[]) {
  expect(complaints.splice(0).filter((line) => !NOTED.test(line))).toEqual([])
}

/** Answers a call with JSON. */
export const json = (route: Route, body: unknown, status = 200) => route.fulfill({ status, json: body })
