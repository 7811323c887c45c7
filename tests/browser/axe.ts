import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** What of axe's color this file touches: the three shares of light, 0 to 1, and how much of them covers what is below. */
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

/** Axe reads the colors of each element anew, through every space of colors there is: a third of a look. */
function rememberColors() {
  const every = window.axe?.commons.color.Color.prototype
  if (!every) throw new Error('axe is not there')
  const parse = every.parseString
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  every.parseString = function (text) {
    const seen = known.get(text)
    if (seen) return Object.assign(this, seen)
    // A copy: axe changes the color that it has read where an element is seen through.
    const { r, g, b, alpha } = parse.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe is to look for, and where. */
export interface Look {
  isContrastKnown?: boolean
  /** Those of axe alone that can tell anything; all of WCAG's by default. */
  rules?: readonly string[]
  /** Selector of the part to look at, where a story has looked at what is around it. */
  within?: string
}

/** The violations of WCAG 2.2 AA that axe finds on a page, or on the part that is named: its rule, and the elements. */
export async function violationsOf(
  page: Page,
  { isContrastKnown = false, rules, within = '' }: Look,
): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: WCAG },
    rules: { 'color-contrast': { enabled: !isContrastKnown } },
    // A selector for every element that passed is a tenth of a look, and to bring them all here is more than a tenth.
    reporter: 'no-passes',
    selectors: false,
  }
  // A page that was looked at before has half a megabyte of axe already.
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
