import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the page shows these words. */
export function says(page: Page, words: string | RegExp) {
  return page.getByText(words).filter({ visible: true }).first().waitFor()
}

// What the browser and Astro note by themselves when an answer fails; anything else is a fault of ours.
const NOTED = /^Failed to load resource|^TypeError: Failed to fetch|the defaults stay/

/** Nothing but that was noted meanwhile. */
export function expectNothingElse(complaints: string[]) {
  expect(complaints.splice(0).filter((line) => !NOTED.test(line))).toEqual([])
}

/** Answers a call with JSON. */
export const json = (route: Route, body: unknown, status = 200) => route.fulfill({ status, json: body })
