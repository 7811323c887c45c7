import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'bench/figures.json'
const WORSE = 1.1

/** Figures by name; lower is better, and they are comparable across machines: ratios, bytes, rows, counts. */
export type Figures = Record<string, number>

/** Replaces the figures of the last report, and answers a line for each that got worse by over a tenth. */
export function compareWithLast(figures: Figures): string[] {
  const last: Figures = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  writeFileSync(FILE, `${JSON.stringify(rounded(figures), null, 2)}\n`)
  return Object.entries(rounded(figures)).flatMap(([name, now]) => {
    const before = last[name]
    return before !== undefined && now > before * WORSE ? [`${name}: ${now}, was ${before}`] : []
  })
}

// To the precision of the measurements.
function rounded(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))]))
}
