import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const LONGEST = 68
const WIDTHS = [768, 1440]

/** No line of text has more than 68 characters, neither on a tablet, where columns are one below the other, nor on a wide screen. */
export async function expectReadableLines(page: Page): Promise<void> {
  const own = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(longLines, LONGEST), `at ${width} px`).toEqual([])
  }
  if (own) await page.setViewportSize(own)
}

/** Runs in the page: the texts with a line of more characters. */
function longLines(longest: number): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines = new Map<Element, Map<number, number>>()
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode
    let block = text.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    if (!block || (block.textContent ?? '').trim().length <= longest) continue
    const counts = lines.get(block) ?? new Map<number, number>()
    lines.set(block, counts)
    for (let start = 0; start < (text.nodeValue ?? '').length; start++) {
      range.setStart(text, start)
      range.setEnd(text, start + 1)
      const box = range.getBoundingClientRect()
      // Parts of a line differ in height, such as a link in bold.
      const line = Math.round(box.bottom / 8)
      if (box.width) counts.set(line, (counts.get(line) ?? 0) + 1)
    }
  }
  return [...lines]
    .filter(([, counts]) => Math.max(...counts.values()) > longest)
    .map(([block]) => block.textContent ?? '')
}
