import { bottlePlaces } from './hitch.ts'
import type { Layout } from './layout.ts'
import { svg } from './markup.ts'
import type { Trailer } from './parameters.ts'
import { roofSeats, type Seat } from './roof.ts'
import { LAMP_INSET } from './running-gear.ts'
import { FLOOR } from './shell.ts'
import { speakerPlaces } from './speakers.ts'

function seated({ kind, x, y, half }: Seat): string {
  const shapes = {
    'air-conditioner': svg`M-50 4L-45 -24Q-43 -30 -36 -30H30Q40 -30 44 -22L50 4ZM6 -19v13m6 -13v13m6 -13v13m6 -13v13
m6 -13v13m6 -13v13M-38 -18H-8M-38 -13H-8`,
    'roof-vent': 'M-20 6V-32H20V6ZM-20 -26H20M-20 -20H20M-20 -14H20M-30 -31Q-29 -48 0 -49Q29 -48 30 -31Q0 -27 -30 -31Z',
    'solar-panel': svg`M${-half + 14} 6V-9M${half - 14} 6V-9M${-half - 4} -9L${-half} -16H${half}L${half + 4} -9Z`,
  }
  return svg`<path transform="translate(${x} ${y})" d="${shapes[kind]}"/>`
}

/** Outlines of what stands on the roof. */
export function outlineRoof(layout: Layout, trailer: Trailer): string {
  return svg`${roofSeats(layout, trailer).map(seated)}`
}

/** Outlines of drawbar, jockey wheel, gas bottles and generator. */
export function outlineHitch({ hitch: reach }: Layout, { extras }: Trailer): string {
  const nose = -reach
  const bottle = (x: number) => svg`<path transform="translate(${x} -60)" d="M-12 0V-4H12V0ZM-19 -10Q-19 -3 -12 -3H12
Q19 -3 19 -10V-42Q18 -54 0 -55Q-18 -54 -19 -42ZM-19 -24H19M-11 -53V-65Q0 -69 11 -65V-53H7V-61H-7V-53Z"/>`
  const generator = svg`<rect x="-86" y="-126" width="82" height="66" rx="5" stroke-width="2.4"/><rect x="-80" y="-120"
 width="70" height="54" rx="6"/><path d="M-80 -84H-10M-40 -112h22m-22 6h22m-22 6h22m-22 6h22"/><rect x="-74" y="-113"
 width="26" height="22" rx="3"/><circle cx="-67" cy="-104" r="3.5"/><circle cx="-56" cy="-104" r="3.5"/>`
  const x = nose + 54
  return svg`${bottlePlaces(extras).map(bottle)}${extras.has('generator') && generator}
<circle cx="${x}" cy="-11" r="11" stroke-width="2.4"/><circle cx="${x}" cy="-11" r="4"/>
<path d="M${x - 4} -20V-100H${x + 4}V-20ZM${x} -100v-5h15v-8" /><rect x="${x + 12}" y="-121" width="6" height="10"
 rx="3"/>
<rect x="${x - 6}" y="-84" width="12" height="52" rx="2"/><path
 d="M${nose + 22} -59L${nose + 70} -60H42V-44H${nose + 70}
L${nose + 22} -50Z" stroke-width="2"/><path
 d="M${nose + 40} -63H${nose + 14}Q${nose - 1} -62 ${nose} -51Q${nose + 1} -44
${nose + 8} -44L${nose + 13} -50H${nose + 40}ZM${nose + 17} -63L${nose + 34} -73H${nose + 40}" stroke-width="2"/>`
}

/** Outlines of the lamps, the menu board and what else was ordered for the wall. */
export function outlineFittings(layout: Layout, { extras }: Trailer): string {
  const { shell, sideWindow: side, board } = layout
  const inset = LAMP_INSET[shell.shape]
  const speakers = extras.has('speakers') ? speakerPlaces(layout) : []
  return svg`<rect x="${inset + 13}" y="-94" width="15" height="7" rx="3"/><rect x="${shell.length - inset - 15}"
 y="-108" width="10" height="30" rx="4"/>${side && sideWindow(side.x, side.width)}
${board && (board.stands ? standing(board.x) : hanging(board.x))}${speakers.map(
  (x) => svg`<rect x="${x - 9}" y="-218" width="18" height="62" rx="3"/><circle cx="${x}" cy="-204" r="5.5"/>
<circle cx="${x}" cy="-188" r="5.5"/><circle cx="${x}" cy="-172" r="5.5"/>`,
)}${
  extras.has('led-strip') &&
  svg`<path d="M40 ${FLOOR + 4}H${shell.length - 40}" stroke-dasharray="1 6"
 stroke-width="3"/>`
}`
}

function sideWindow(x: number, width: number): string {
  if (width < 50)
    return svg`<circle cx="${x + width / 2}" cy="-226" r="19"/><circle cx="${x + width / 2}" cy="-226"
 r="14"/>`
  return svg`<rect x="${x - 6}" y="-262" width="${width + 12}" height="74" rx="12"/><rect x="${x}" y="-256"
 width="${width}" height="62" rx="8"/><path d="M${x + width * 0.56} -256v62"/>`
}

function hanging(x: number): string {
  return svg`<rect x="${x}" y="-260" width="54" height="86" rx="4"/><rect x="${x + 5}" y="-255" width="44"
 height="76"/>
<path d="M${x + 12} -243q4 -6 7 0t7 0t7 0t7 -1M${x + 10} -230h20m8 0h6M${x + 10} -219h15m13 0h6M${x + 10} -208h22m6 0h6
M${x + 10} -197h17m11 0h6" fill="none"/>`
}

function standing(x: number): string {
  return svg`<path d="M${x + 5} -88H${x + 49}L${x + 56} 16H${x + 50}L${x + 49} 6H${x + 5}L${x + 4} 16H${x - 2}Z"/>
<path d="M${x + 9} -82H${x + 45}L${x + 48} -1H${x + 6}Z"/><path
 d="M${x + 13} -68q4 -6 7 0t7 0t7 0t7 -1M${x + 13} -54h18
M${x + 13} -43h24M${x + 12} -32h17M${x + 12} -21h22" fill="none"/>`
}
