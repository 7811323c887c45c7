import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'bench/figures.json'
const WORSE = 1.1

/** Figures by name of which less is better, and which mean the same on any machine: ratios, bytes, rows, counts. */
export type Figures = Record<string, number>

/** Takes the place of the last report's figures, and answers a line for each that was better then by over a tenth. */
export function compareWithLast(figures: Figures): string[] {
  const last: Figures = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  writeFileSync(FILE, `${JSON.stringify(rounded(figures), null, 2)}\n`)
  return Object.entries(rounded(figures)).flatMap(([name, now]) => {
    const before = last[name]
    return before !== undefined && now > before * WORSE ? [`${name}: ${now}, was ${before}`] : []
  })
}

// No figure is known more exactly.
function rounded(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))]))
}
