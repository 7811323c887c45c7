import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** The part of axe's color that this file uses: the three color components and the opacity, each 0 to 1. */
interface Color {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (text: string) => Color
}

declare global {
  interface Window {
    axe?: typeof axe & { commons: { color: { Color: { prototype: Color } } } }
  }
}

/** Axe parses the colors of each element anew, through every color space: a third of the time of a check. */
function rememberColors() {
  const every = window.axe?.commons.color.Color.prototype
  if (!every) throw new Error('axe is not there')
  const parse = every.parseString
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  every.parseString = function (text) {
    const seen = known.get(text)
    if (seen) return Object.assign(this, seen)
    // A copy, since axe modifies the parsed color of a transparent element.
    const { r, g, b, alpha } = parse.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe checks, and where. */
export interface Look {
  isContrastKnown?: boolean
  /** Only these rules of axe; all of WCAG's by default. */
  rules?: readonly string[]
  /** Selector of the part to check, if a story has already checked what is around it. */
  within?: string
}

/** The violations of WCAG 2.2 AA that axe finds on a page, or in the part named: each rule with its elements. */
export async function violationsOf(
  page: Page,
  { isContrastKnown = false, rules, within = '' }: Look,
): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: WCAG },
    rules: { 'color-contrast': { enabled: !isContrastKnown } },
    // Selectors of elements that passed take a tenth of a check, and transferring those elements takes more than a tenth.
    reporter: 'no-passes',
    selectors: false,
  }
  // A page that was checked before already contains the half megabyte of axe.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await page.evaluate(`${axe.source};(${rememberColors})()`)
  return page.evaluate(
    async ({ within, options }) => {
      if (!window.axe) throw new Error('axe is gone from the page')
      const { violations } = await window.axe.run(within || document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { within, options },
  )
}
