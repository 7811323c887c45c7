import type { Page } from 'playwright-core'

/** Texts that extend beyond the screen, where nobody can scroll to. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** True for text that can be scrolled to, is truncated with an ellipsis on purpose, or is for screen readers only. */
    const isMeant = (element: Element | null): boolean => {
      if (!element) return false
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (overflowX === 'auto' || textOverflow === 'ellipsis' || element.matches('.visually-hidden')) return true
      return isMeant(element.parentElement)
    }
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      const place = document.createRange()
      place.selectNodeContents(word)
      if (place.getBoundingClientRect().right <= innerWidth + 1 || isMeant(word.parentElement)) continue
      found.push(word.textContent ?? '')
    }
    return found
  })
}

/** Texts in `reservations` that break within a word, or extend out of the `box` around them. */
export async function misfits(page: Page, places: string, box: string): Promise<string[]> {
  const all = page.locator(places)
  await all.first().waitFor()
  return all.evaluateAll((elements, box) => {
    const found: string[] = []
    for (const element of elements) {
      const around = element.closest(box)?.getBoundingClientRect()
      if (!around) throw new Error(`No ${box} around ${element.textContent}`)
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden')) continue
        for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
          const place = document.createRange()
          place.setStart(text, index)
          place.setEnd(text, index + word.length)
          const { top, right, bottom, left } = place.getBoundingClientRect()
          const isOut =
            left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || bottom > around.bottom + 1
          const isTorn = new Set([...place.getClientRects()].map(({ top }) => Math.round(top))).size > 1
          if (isOut) found.push(`${word} is cut`)
          else if (isTorn) found.push(`${word} is torn`)
        }
      }
    }
    return found
  }, box)
}

/** Parts of texts, between which a line may break, that break themselves. */
export function tornParts(page: Page, places: string): Promise<string[]> {
  return page.locator(places).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const part = document.createRange()
        part.selectNodeContents(text)
        const lines = new Set([...part.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && !/\s/.test(part.toString())) found.push(part.toString())
      }
      return found
    }),
  )
}

/** Enlarges the text of the page this many times, and lays out what is far below as well, as for keyboard users. */
export function enlarge(page: Page, times = 2): Promise<void> {
  return page.evaluate(
    (size) => {
      document.documentElement.dataset.keyboard = ''
      document.documentElement.style.setProperty('font-size', size)
    },
    `${16 * times}px`,
  )
}

/** Shows the page on each of `screens`, one after the other. */
export async function onEach<Screen extends { width: number; height: number }>(
  page: Page,
  screens: readonly Screen[],
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize({ width: screen.width, height: screen.height })
    await look(screen)
  }
}

/** The spacing that a visitor may set without losing text, per WCAG 1.4.12. */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

/** Widens the spacing of the page's text while `look` runs. The policy allows a style sheet made by a script. */
export async function whileSpaced(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }, SPACED)
  await look()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}
