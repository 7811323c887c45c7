import { mkdirSync, writeFileSync } from 'node:fs'

/** One line of a picture: a name and its points, as numbers of things and what they cost. */
export interface Curve {
  name: string
  points: readonly (readonly [number, number])[]
}

const WIDTH = 780
const HEIGHT = 380
const LEFT = 84
const RIGHT = 190
const TOP = 48
const BOTTOM = 44
// Distinguishable in light and dark mode, and with red-green color blindness.
const INKS = [
  '#2a7de1',
  '#d9822b',
  '#1f9d7a',
  '#b052c0',
  '#8a8f98',
  '#c23b3b',
  '#7a5c2e',
  '#12a5c4',
  '#a3a021',
  '#e36fa0',
]
const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #333 }
  .title { font-size: 15px; font-weight: 600 }
  .grid { stroke: #ddd }
  .ground { fill: #fff }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } .grid { stroke: #3a3f45 } .ground { fill: #16181b } }`

/** Draws curves on two logarithmic scales, so that flat curves look flat, into bench/plots. */
export function drawCurves(file: string, title: string, below: string, curves: readonly Curve[]): void {
  const all = curves.flatMap(({ points }) => points)
  const [from, to] = span(all.map(([count]) => count))
  const [least, most] = span(all.map(([, cost]) => cost))
  const x = (count: number) => LEFT + scale(count, from, to) * (WIDTH - LEFT - RIGHT)
  const y = (cost: number) => HEIGHT - BOTTOM - scale(cost, least, most) * (HEIGHT - TOP - BOTTOM)
  const parts = [
    ...powers(least, most).map(
      (cost) => line(LEFT, y(cost), WIDTH - RIGHT, y(cost)) + text(LEFT - 8, y(cost) + 4, short(cost), 'end'),
    ),
    ...powers(from, to).map((count) => text(x(count), HEIGHT - BOTTOM + 20, short(count), 'middle')),
    text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, below, 'middle'),
    ...labelled(curves, y).map(({ curve: { name, points }, at }, index) => {
      const ink = INKS[index % INKS.length]
      const path = points.map(([count, cost]) => `${round(x(count))},${round(y(cost))}`).join(' ')
      const dots = points.map(
        ([count, cost]) => `<circle cx="${round(x(count))}" cy="${round(y(cost))}" r="3" fill="${ink}"/>`,
      )
      return `<polyline points="${path}" fill="none" stroke="${ink}" stroke-width="2"/>${dots.join('')}${text(WIDTH - RIGHT + 10, at + 4, name, 'start')}<rect x="${WIDTH - RIGHT + 2}" y="${round(at - 4)}" width="4" height="8" fill="${ink}"/>`
    }),
  ]
  save(file, title, HEIGHT, parts)
}

/** One stretch of a bar. */
export interface Stretch {
  name: string
  size: number
}

/** Draws bars of stretches one under the other, on one scale, into bench/plots. */
export function drawBars(
  file: string,
  title: string,
  unit: string,
  bars: readonly { name: string; parts: readonly Stretch[] }[],
): void {
  const names = [...new Set(bars.flatMap(({ parts }) => parts.map(({ name }) => name)))]
  const longest = Math.max(...bars.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0)))
  const left = 210
  const wide = WIDTH - left - 90
  const drawn = bars.map(({ name, parts }, row) => {
    const top = TOP + 24 + row * 30
    let at = left
    const rects = parts.map((part) => {
      const width = (part.size / longest) * wide
      const rect = `<rect x="${round(at)}" y="${top}" width="${round(width)}" height="20" fill="${INKS[names.indexOf(part.name) % INKS.length]}"><title>${escaped(part.name)}: ${Math.round(part.size)} ${unit}</title></rect>`
      at += width
      return rect
    })
    const sum = parts.reduce((total, { size }) => total + size, 0)
    return (
      text(left - 10, top + 15, name, 'end') +
      rects.join('') +
      text(at + 8, top + 15, `${Math.round(sum)} ${unit}`, 'start')
    )
  })
  const legend = names.map((name, index) => {
    const at = 16 + index * 120
    return `<rect x="${at}" y="${TOP - 6}" width="12" height="12" fill="${INKS[index % INKS.length]}"/>${text(at + 18, TOP + 5, name, 'start')}`
  })
  save(file, title, TOP + 40 + bars.length * 30, [...legend, ...drawn])
}

function save(file: string, title: string, height: number, parts: readonly string[]): void {
  mkdirSync('bench/plots', { recursive: true })
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">`
  const body = `<style>${STYLE}</style><rect class="ground" width="100%" height="100%"/><text class="title" x="16" y="26">${escaped(title)}</text>`
  writeFileSync(`bench/plots/${file}.svg`, `${head}\n${body}\n${parts.join('\n')}\n</svg>\n`)
}

// Names at the right end of their curves, moved apart if they would overlap.
function labelled(curves: readonly Curve[], y: (cost: number) => number) {
  const places = curves.map((curve) => ({ curve, at: y(curve.points.at(-1)?.[1] ?? 1) }))
  let free = TOP
  for (const place of places.toSorted((a, b) => a.at - b.at)) {
    place.at = Math.max(place.at, free)
    free = place.at + 16
  }
  return places
}

function span(values: readonly number[]): [number, number] {
  const positive = values.map((value) => Math.max(value, 0.1))
  return [10 ** Math.floor(Math.log10(Math.min(...positive))), 10 ** Math.ceil(Math.log10(Math.max(...positive)))]
}

function scale(value: number, from: number, to: number): number {
  return (Math.log10(Math.max(value, 0.1)) - Math.log10(from)) / Math.max(Math.log10(to) - Math.log10(from), 1)
}

function powers(from: number, to: number): number[] {
  const count = Math.round(Math.log10(to / from)) + 1
  return Array.from({ length: count }, (_, at) => from * 10 ** at)
}

const short = (value: number) => Number(value.toPrecision(3)).toLocaleString('en-US')
const round = (value: number) => Math.round(value * 10) / 10
const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<line class="grid" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"/>`
const text = (x: number, y: number, words: string, anchor: string) =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(words)}</text>`
