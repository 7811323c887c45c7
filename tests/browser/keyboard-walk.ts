import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Expects every Tab stop to be visible, forward and back: what is under the sticky bar is found on the way back. */
export async function expectFocusSeen(page: Page) {
  let steps = 0
  for (let away = true; away; steps++) away = await step(page, 'Tab')
  expect(steps).toBeGreaterThan(8)
  for (let back = steps; back > 1; back--) await step(page, 'Shift+Tab')
}

/** Presses a key once; false when the focus has left the page. */
async function step(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key)
  const focus = await page.evaluate(focused)
  expect(focus?.seen ?? true, `${key} to ${focus?.name}`).toBe(true)
  return focus !== null
}

/** The focused element, and whether a corner or its middle is visible; `null` outside the page. */
function focused() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const
  const seen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
  return { name: element.outerHTML.slice(0, 120), seen }
}
