import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

// Half of what the readable one takes to send and to parse.
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Stands in for WeakMap and WeakSet, keeping its values as properties of their keys. */
const PROPERTIES = `class Properties {
  key = Symbol()
  has(of) { return this.key in of }
  get(of) { return of[this.key] }
  set(of, value) { of[this.key] = value; return this }
  add(of) { return this.set(of, true) }
}`

// Axe's build makes a WeakMap of each private field: a color has nine, a check of contrast makes thousands of colors, and a third of
// its time went there. Once it is loaded axe gets the real ones, which it uses for elements.
const QUICK = `(() => {
  ${PROPERTIES}
  let [WeakMap, WeakSet] = [Properties, Properties];
  ${SOURCE};
  [WeakMap, WeakSet] = [window.WeakMap, window.WeakSet]
})()`

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
  const options: axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: WCAG },
    rules: { 'color-contrast': { enabled: !isContrastKnown } },
    // Selectors of elements that passed take a tenth of a check, and transferring those elements takes more than a tenth.
    reporter: 'no-passes',
    selectors: false,
  }
  // A page that was checked before already contains the half megabyte of axe.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await page.evaluate(`${QUICK};(${rememberColors})()`)
  return page.evaluate(
    async ({ within, options }) => {
      if (!window.axe) throw new Error('axe is gone from the page')
      const { violations } = await window.axe.run(within || document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { within, options },
  )
}
