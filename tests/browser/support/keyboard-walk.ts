import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Expects every Tab stop and its ring to be visible, forward and back: what is under the sticky bar is found on the way back. */
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
  // What has no outline of its own, such as a hidden radio button, is drawn by what stands for it.
  expect(focus?.contrast ?? 3, `The ring around ${focus?.name}`).toBeGreaterThanOrEqual(3)
  return focus !== null
}

/** The focused element, whether a corner or its middle is visible, and how its outline contrasts; `null` outside the page. */
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
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const light = (color: string) =>
    channels(color)
      .slice(0, 3)
      .map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, place) => sum + value * ([0.2126, 0.7152, 0.0722][place] ?? 0), 0.05)
  const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(element)
  // Two rings of contrasting colors are visible anywhere.
  const isPlain = outlineStyle === 'solid' && !boxShadow.includes(' 3px')
  let around = element.parentElement
  const ground = () => (around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)')
  while (around && channels(ground())[3] === 0) around = around.parentElement
  const [ring, back] = [light(outlineColor), light(ground())]
  const contrast = isPlain ? Math.max(ring, back) / Math.min(ring, back) : null
  return { name: element.outerHTML.slice(0, 120), seen, contrast }
}
