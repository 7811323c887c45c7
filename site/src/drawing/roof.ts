import type { Layout } from './layout.ts'
import { range, svg } from './markup.ts'
import type { Trailer } from './parameters.ts'
import { type Point, ROOF, roofAt } from './shell.ts'

/** How far the tallest thing on the roof rises above it. */
export const ROOF_GEAR = 52

type GearKind = 'air-conditioner' | 'solar-panel' | 'roof-vent'

/** A place on the roof: the middle of the foot, and half its width. */
export interface Seat extends Point {
  kind: GearKind
  half: number
}

/** Where the roof's gear stands: side by side, where the roof is nearly level. */
export function roofSeats({ shell }: Layout, { extras }: Trailer): Seat[] {
  const level = shell.points.filter(({ y }) => y < ROOF + (shell.length < 520 ? 26 : 12)).map(({ x }) => x)
  const [from, to] = [Math.min(...level), Math.max(...level)]
  const halves = {
    'air-conditioner': 50,
    'solar-panel': Math.min(92, Math.max(36, (to - from - 180) / 2)),
    'roof-vent': 30,
  }
  const kinds = (['air-conditioner', 'solar-panel', 'roof-vent'] as const).filter((kind) => extras.has(kind))
  const gap = (to - from - kinds.reduce((sum, kind) => sum + halves[kind] * 2, 0)) / (kinds.length + 1)
  let edge = from
  return kinds.map((kind) => {
    const half = halves[kind]
    edge += gap + half * 2
    const x = edge - half
    const y = Math.max(...[-0.8, 0, 0.8].map((share) => roofAt(shell, x + half * share)))
    return { kind, x, y: y + 3, half }
  })
}

/** What is mounted on the roof; drawn before the body, so that its feet vanish behind the roof's curve. */
export function roofGear(layout: Layout, trailer: Trailer): string {
  const draw = { 'air-conditioner': airConditioner, 'solar-panel': solarPanel, 'roof-vent': exhaust }
  return svg`${roofSeats(layout, trailer).map((seat) => draw[seat.kind](seat, trailer.id))}`
}

function exhaust({ x, y }: Seat, id: string): string {
  return svg`<g transform="translate(${x} ${y})"><path d="M-26 8V-3H26V8Z" fill="#7c8186"/><path d="M-26 -3H26"
 stroke="#e9e8e3" stroke-width="1.6"/><rect x="-20" y="-32" width="40" height="30" fill="url(#${id}-can)"/>
<path d="M0 -27V-8" stroke="#55595d" stroke-width="34" stroke-dasharray="1.6 3.6" opacity=".7"/><path
 d="M-30 -31Q-29 -48 0 -49Q29 -48 30 -31Q0 -27 -30 -31Z" fill="url(#${id}-steel)" stroke="#6b7074"/>
<path d="M-22 -38Q-18 -45 -4 -46" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></g>`
}

function airConditioner({ x, y }: Seat, id: string): string {
  return svg`<g transform="translate(${x} ${y})"><rect x="-42" y="-4" width="84" height="14" fill="#55595d"/>
<path d="M-50 -1L-45 -24Q-43 -30 -36 -30H30Q40 -30 44 -22L50 -1Z" fill="#eceae3" stroke="#7d7b75"/>
<path d="M-50 -1L-48.5 -8H48L50 -1Z" fill="#000" opacity=".16"/><path d="M5 -13H40" stroke="#6a6e72" stroke-width="13"
 stroke-dasharray="1.8 2.2"/>
<path d="M-40 -25Q-38 -27.5 -34 -27.5H26" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>
<path d="M-38 -18H-8M-38 -13H-8" stroke="#aaa79f"/><rect x="-50" y="-2" width="100" height="2"
 fill="url(#${id}-rail)"/></g>`
}

function solarPanel({ x, y, half }: Seat): string {
  const cells = range(7).map((index) => svg`M${-half + ((index + 1) * half) / 4} -19l3 6`)
  return svg`<g transform="translate(${x} ${y})"><path d="M${-half + 14} 6V-12M${half - 14} 6V-12" stroke="#5b5f63"
 stroke-width="5"/><path d="M${-half - 4} -13L${-half} -21H${half}L${half + 4} -13Z" fill="#20344c"/>
<path d="M${-half} -21H${half * 0.2}L${half * 0.1} -13H${-half - 4}Z" fill="#5f86a6" opacity=".55"/><path
 d="${cells}" stroke="#9fb4c6" stroke-width="1.2" opacity=".8"/><rect x="${-half - 5}" y="-13"
 width="${half * 2 + 10}" height="4" fill="#c9cccd" stroke="#696e72" stroke-width=".8"/></g>`
}
