import type { Layout } from './layout.ts'
import { linear, range, svg } from './markup.ts'
import type { Trailer } from './model.ts'
import { insideRoof, type Point, roofAt, type Shell } from './shell.ts'

/** How far the tallest thing on the roof rises above it. */
export const ROOF_GEAR = 52

/** What is mounted on the roof; drawn before the body, so that its feet vanish behind the roof's curve. */
export function roofGear({ shell }: Layout, { id, extras }: Trailer): string {
  const { length } = shell
  const seat = (share: number, spread: number) => {
    const x = Math.min(length - 120, Math.max(120, length * share))
    return { x, y: Math.max(roofAt(shell, x - spread), roofAt(shell, x), roofAt(shell, x + spread)) + 3 }
  }
  return svg`${extras.has('solar-panel') && solarPanel(seat(0.53, 70), length)}
${extras.has('air-conditioner') && airConditioner(seat(0.3, 44), id)}
${extras.has('roof-vent') && exhaust(seat(0.74, 24), id)}`
}

function exhaust({ x, y }: Point, id: string): string {
  const louvres = range(4).map((index) => svg`M-17 ${-26 + index * 5}h34`)
  return svg`<g transform="translate(${x} ${y})"><path d="M-26 8V-3H26V8Z" fill="#7c8186"/><path d="M-26 -3H26"
 stroke="#e9e8e3" stroke-width="1.6"/><rect x="-20" y="-32" width="40" height="30" fill="url(#${id}-can)"/>
<path d="${louvres}" stroke="#55595d" stroke-width="1.6" opacity=".7"/>
<path d="M-30 -31Q-29 -48 0 -49Q29 -48 30 -31Q0 -27 -30 -31Z" fill="url(#${id}-steel)" stroke="#6b7074"/>
<path d="M-22 -38Q-18 -45 -4 -46" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></g>`
}

function airConditioner({ x, y }: Point, id: string): string {
  const grille = range(9).map((index) => svg`M${6 + index * 4} -19v13`)
  return svg`<g transform="translate(${x} ${y})"><rect x="-42" y="-4" width="84" height="14" fill="#55595d"/>
<path d="M-50 -1L-45 -24Q-43 -30 -36 -30H30Q40 -30 44 -22L50 -1Z" fill="#eceae3" stroke="#7d7b75"/>
<path d="M-50 -1L-48.5 -8H48L50 -1Z" fill="#000" opacity=".16"/><path d="${grille}" stroke="#6a6e72" stroke-width="1.8"/>
<path d="M-40 -25Q-38 -27.5 -34 -27.5H26" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>
<path d="M-38 -18H-8M-38 -13H-8" stroke="#aaa79f"/><rect x="-50" y="-2" width="100" height="2" fill="url(#${id}-rail)"/></g>`
}

function solarPanel({ x, y }: Point, length: number): string {
  const half = Math.min(92, length * 0.17)
  const cells = range(7).map((index) => svg`M${-half + ((index + 1) * half) / 4} -15l3 6`)
  return svg`<g transform="translate(${x} ${y})"><path d="M${-half + 14} 6V-9M${half - 14} 6V-9" stroke="#5b5f63"
 stroke-width="4"/><path d="M${-half - 4} -9L${-half} -16H${half}L${half + 4} -9Z" fill="#20344c"/>
<path d="M${-half} -16H${half * 0.2}L${half * 0.1} -9H${-half - 4}Z" fill="#5f86a6" opacity=".55"/>
<path d="${cells}" stroke="#9fb4c6" stroke-width="1.2" opacity=".8"/>
<rect x="${-half - 5}" y="-9" width="${half * 2 + 10}" height="4" fill="#c9cccd" stroke="#696e72" stroke-width=".8"/></g>`
}

const [BULB_EVERY, BULBS_A_SWAG, SAG] = [27, 4, 8]

/** Points at equal distances along a line, so that the last is at its end. */
function paced(line: readonly Point[], step: number): Point[] {
  const lengths = line.map((point, index) => {
    const before = line[index - 1] ?? point
    return Math.hypot(point.x - before.x, point.y - before.y)
  })
  const total = lengths.reduce((sum, part) => sum + part, 0)
  const count = Math.max(BULBS_A_SWAG, Math.round(total / step / BULBS_A_SWAG) * BULBS_A_SWAG)
  let index = 1
  let passed = 0
  return range(count + 1).flatMap((mark) => {
    const wanted = (total * mark) / count
    while (index < line.length - 1 && passed + (lengths[index] ?? 0) < wanted) passed += lengths[index++] ?? 0
    const [a, b, part] = [line[index - 1], line[index], lengths[index] || 1]
    if (!a || !b) return []
    const share = Math.min(1, (wanted - passed) / part)
    return [{ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }]
  })
}

/** Party lights in swags below the roof, inside the body's outline whatever its shape. */
export function stringLights(shell: Shell, id: string): string {
  const line = insideRoof(shell, 15, shell.shape === 'square' ? -310 : -236)
  const points = paced(line, BULB_EVERY)
  const sag = (index: number) => {
    const share = (index % BULBS_A_SWAG) / BULBS_A_SWAG
    return SAG * 4 * share * (1 - share)
  }
  const hung = points.map(({ x, y }, index) => ({ x, y: y + sag(index) }))
  const bulbs = hung.flatMap(({ x, y }, index) => (index % BULBS_A_SWAG ? [svg`M${x} ${y + 5}h0`] : []))
  const hooks = points.flatMap(({ x, y }, index) => (index % BULBS_A_SWAG ? [] : [svg`M${x} ${y}h0`]))
  return svg`<path d="M${hung.map(({ x, y }) => svg`${x} ${y}`).join(' ')}" fill="none" stroke="#2a2420"
 stroke-width="1.4" stroke-linejoin="round" opacity=".85"/><g stroke-linecap="round" fill="none">
<path d="${hooks}" stroke="#d9d6ce" stroke-width="4"/><path id="${id}-bulbs" d="${bulbs}" stroke-width="7.4"
 stroke="#f7c04a"/><use href="#${id}-bulbs" transform="translate(0 -4.5)" stroke="#2a2420"/></g>`
}
