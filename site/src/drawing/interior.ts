import { type Span, WINDOW_HEIGHT, WINDOW_TOP } from './layout.ts'
import { linear, radial, range, svg } from './markup.ts'
import type { TrailerMenu } from './parameters.ts'

/** Gradients of the lit kitchen. */
export function interiorDefs(id: string): string {
  return svg`${linear(`${id}-room`, [
    ['0', '#2c1d14'],
    ['.36', '#5f3f24'],
    ['.62', '#a06c35'],
    ['1', '#c58a45'],
  ])}${radial(`${id}-lamp`, [
    ['0', '#ffe9b0', '.95'],
    ['.35', '#ffd27a', '.5'],
    ['1', '#ffc25e', '0'],
  ])}<g id="${id}-pendant">${pendant}</g>`
}

/** The kitchen behind a service window: tiles, shelf, worktop, hood and lamps. */
export function interior({ x, width }: Span, id: string, menu: TrailerMenu): string {
  const shelfWidth = Math.min(132, width * 0.42)
  const hood = x + width * 0.7
  const lamps = lampPlaces({ x, width })
  return svg`<rect x="${x}" y="${WINDOW_TOP}" width="${width}" height="${WINDOW_HEIGHT}" fill="url(#${id}-room)"/>
${tiling({ x, width })}
${shelf(x + 16, shelfWidth)}${width > 170 && hoodOver(hood, Math.min(150, width * 0.4), id)}
${worktop({ x, width }, id, menu)}
${lamps.map(
  (lamp) => svg`<ellipse cx="${lamp}" cy="-196" rx="86" ry="66" fill="url(#${id}-lamp)"/>`,
)}${lamps.map((lamp) => svg`<use href="#${id}-pendant" x="${lamp}"/>`)}
<path d="M${x} ${WINDOW_TOP}h11l-5 ${WINDOW_HEIGHT}h-6Z" fill="#20140d" opacity=".5"/>
<path d="M${x + width} ${WINDOW_TOP}h-8l3 ${WINDOW_HEIGHT}h5Z" fill="#ffe2ab" opacity=".22"/>`
}

/** Where the lamps over the counter of a window hang. */
export function lampPlaces({ x, width }: Span): number[] {
  const count = Math.max(1, Math.round(width / 140))
  return range(count).map((index) => x + (width * (index + 0.5)) / count)
}

/** Joints of the tiles; thick dashed lines draw the short upright ones. */
function tiling({ x, width }: Span): string {
  const rows = (from: number) => range(3).map((row) => svg`M${x} ${from + row * 28}h${width}`)
  return svg`<g stroke="#ffdf9c"><path d="${rows(-212)}${rows(-198)}" opacity=".2"/><g stroke-width="14"
 stroke-dasharray="1 27" opacity=".13"><path d="${rows(-205)}"/><path d="${rows(-191)}" stroke-dashoffset="14"/></g>
</g>`
}

const pendant = `<path d="M0 -284V-220" stroke="#17100b" stroke-width="1.6"/>
<path d="M-12 -207Q-11 -221 0 -222Q11 -221 12 -207Z" fill="#b32d1c"/><path d="M-8.5 -211Q-7 -218 -1 -219.5" fill="none"
 stroke="#f08d72" stroke-width="1.6" stroke-linecap="round"/><path d="M-12 -207Q0 -203 12 -207Z" fill="#fff3cc"/>
<circle cy="-204.5" r="3.6" fill="#fffbe8"/>`

const jars = ['#b6452c', '#d99a3b', '#5d7a4a', '#e9dfc8']

function shelf(x: number, width: number): string {
  const count = Math.floor((width - 8) / 15)
  const heights = [18, 15, 20, 14, 18]
  const standing = range(count).map((index) => ({ at: x + 11 + index * 15, tall: heights[index % 5] ?? 16 }))
  const row = jars.map((color, kind) => {
    const same = standing.filter((_, index) => index % jars.length === kind)
    return svg`<path d="${same.map(({ at, tall }) => svg`M${at} -189v-${tall}`)}" stroke="${color}"/>`
  })
  return svg`<path d="${standing.map(({ at, tall }) => svg`M${at} ${-188 - tall}v-4`)}" stroke="#ece4d2"
 stroke-width="8"/>
<g stroke-width="11">${row}</g><path d="${standing.map(({ at }) => svg`M${at - 3} -200v9`)}" stroke="#fff"
 stroke-width="1.6" opacity=".4"/><rect x="${x}" y="-189" width="${width}" height="4" fill="#d9a860"/>
<rect x="${x}" y="-185" width="${width}" height="5" fill="#3a2414" opacity=".4"/>`
}

function hoodOver(x: number, width: number, id: string): string {
  const half = width / 2
  return svg`<path d="M${x - half * 0.55} ${WINDOW_TOP}H${x + half * 0.55}L${x + half - 4} -214H${x - half + 4}Z"
 fill="#b9b5ab"/><path d="M${x - half} -214H${x + half}V-201H${x - half}Z" fill="url(#${id}-steel)"/>
<path d="M${x - half + 8} -207.5H${x + half - 8}" stroke="#5a5b5c" stroke-width="8" stroke-dasharray="1.4 10"
 opacity=".6"/><path d="M${x - half} -201.5H${x + half}"
 stroke="#4b4a48" stroke-width="1.6"/>`
}

/** What the kitchen cooks on, seen above the counter. */
function worktop({ x, width }: Span, id: string, menu: TrailerMenu): string {
  const cold = menu === 'ice-cream' || menu === 'bowls' || menu === 'coffee'
  const at = x + width * 0.7
  const half = Math.min(62, width * 0.24)
  const stove = svg`<rect x="${at - half}" y="-168" width="${half * 2}" height="30" fill="url(#${id}-steel)"/>
<path d="M${at - half} -168h${half * 2}" stroke="#2a2522" stroke-width="3"/><path d="M${at - half + 8} -171v-9
q0 -4 4 -4h24q4 0 4 4v9ZM${at + 6} -170h${half - 16}q-2 -8 -8 -8h-${half - 30}q-5 1 -8 8Z" fill="#3a3330"/>`
  const fridge = svg`<rect x="${at - half}" y="-184" width="${half * 2}" height="46" rx="2" fill="#e8e1d0"/>
<rect x="${at - half + 5}" y="-179" width="${half - 8}" height="40" fill="#44606a"/><rect x="${at + 3}" y="-179"
 width="${half - 8}" height="40" fill="#44606a"/><path
 d="M${at - half + 5} -160h${half - 8}M${at + 3} -160h${half - 8}"
 stroke="#e8e1d0" stroke-width="2"/><path d="M${at - half + 9} -162v-9m8 9v-12m8 12v-8M${at + 10} -162v-12m8 12v-8"
 stroke="#f0c98a" stroke-width="5"/>`
  return cold ? fridge : stove
}
