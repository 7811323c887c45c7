import { linear, range, svg } from './markup.ts'
import { clouds, joints, rows, sky } from './scenery.ts'
import type { Backdrop, Stage } from './stage.ts'

/** An old brick street in the manner of Ybor City: arches, iron balconies, globe lamps. */
export function city(stage: Stage): Backdrop {
  const { id, width, height } = stage
  const kerb = height * 0.735
  const air = sky(stage, [
    ['0', '#a9cbd2'],
    ['.55', '#ecdfc6'],
    ['1', '#f8d2a4'],
  ])
  return {
    defs: svg`${air.defs}${linear(`${id}-street`, [
      ['0', '#b98d72'],
      ['1', '#8d6350'],
    ])}${houseDefs(id)}`,
    behind: svg`${air.markup}${clouds([[width * 0.36, height * 0.12, 300]], '#fbf0dc')}${street(stage, kerb)}
${pavement(stage, kerb)}${lamps(stage, kerb)}`,
  }
}

/** A row of arched windows and a shop front, to be used for each house. */
function houseDefs(id: string): string {
  const arches = range(4).map((index) => svg`<use href="#${id}-arch" x="${index * 44}"/>`)
  return svg`<g id="${id}-arch"><path d="M9 52V20a13 13 0 0 1 26 0V52Z" fill="#fff" opacity=".3"/><path
 d="M12 50V21a10 10
 0 0 1 20 0V50Z" fill="#6f6a68" opacity=".62"/><path d="M22 12V50M12 30H32" stroke="#f5e6cc" stroke-width="1.6"
 opacity=".7"/><path d="M8 53H36" stroke="#fff1d8" stroke-width="3" opacity=".6"/></g>
<g id="${id}-storey">${arches}</g><g id="${id}-balcony"><path d="M0 46H176M0 72H176" stroke="#4c403c"
 stroke-width="2.4"/>
<path d="M2 59H176" stroke="#4c403c" stroke-width="25" stroke-dasharray="1.4 5"/><path d="M0 73H176V78H0Z"
 fill="#6b5a52"/>
<path d="M6 78q0 12 -6 18M170 78q0 12 6 18" fill="none" stroke="#4c403c" stroke-width="2"/></g>
<g id="${id}-shop"><path d="M8 112V34H72V112ZM104 112V34H168V112Z" fill="#5f5a58" opacity=".6"/><path
 d="M78 112V34H98V112Z"
 fill="#6b4a3a" opacity=".8"/><path d="M40 40V112M136 40V112M8 52H168" stroke="#f5e6cc" stroke-width="2" opacity=".5"/>
<path d="M2 14H174L182 44H-6Z"/><path d="M14 14h22l-1 30h-23ZM58 14h22v30h-23ZM102 14h22l1 30h-23ZM146 14h22l4 30h-24Z"
 fill="#fff3dc" opacity=".75"/></g>`
}

interface House {
  x: number
  wall: string
  storeys: 1 | 2
  awning: string
  balcony: boolean
}

function house(id: string, { x, wall, storeys, awning, balcony }: House): string {
  const top = -112 - storeys * 78 - 22
  const floors = range(storeys).map((floor) => svg`<use href="#${id}-storey" y="${-186 - floor * 78}"/>`)
  return svg`<g transform="translate(${x})"><path d="M-4 0V${top}H180V0Z" fill="${wall}"/><path
 d="M168 0V${top}H180V0Z"
 fill="#3a2024" opacity=".14"/><path d="M-8 ${top + 10}V${top}H-10V${top - 8}H186V${top}H184V${top + 10}Z"
 fill="#f3e3c8" opacity=".85"/><path d="M-2 ${top + 15}H178" stroke="#4a2a22" stroke-width="6" stroke-dasharray="5 6"
 opacity=".3"/>${floors}<path d="M-4 -116H180V-110H-4Z" fill="#f3e3c8" opacity=".8"/>
${balcony && svg`<use href="#${id}-balcony" y="-200"/>`}<use href="#${id}-shop" y="-112" fill="${awning}"/></g>`
}

function street({ id, width, height, horizon }: Stage, kerb: number): string {
  const size = height / 560
  const walls = ['#c98f74', '#dcb994', '#b97c66', '#d2a184', '#c58a6c', '#dfc09c', '#bd8069']
  const count = Math.ceil(width / (184 * size)) + 1
  const start = (width / size - count * 184) / 2
  const houses = range(count).map((index) =>
    house(id, {
      x: start + index * 184 + 4,
      wall: walls[index % walls.length] ?? '#c98f74',
      storeys: index % 3 === 1 ? 1 : 2,
      awning: ['#9e4a3a', '#4d7a78', '#c39a52'][index % 3] ?? '#9e4a3a',
      balcony: index % 3 !== 1,
    }),
  )
  return svg`<path d="M0 ${horizon}V${height * 0.3}h${width * 0.2}v${-height * 0.1}h${width * 0.1}v${height * 0.08}
h${width * 0.25}v${-height * 0.13}h${width * 0.07}v${height * 0.1}h${width * 0.2}
v${-height * 0.06}H${width}V${horizon}Z"
 fill="#e9cfae"/><g transform="translate(0 ${kerb - 16}) scale(${size.toFixed(2)})">${houses}</g>
<rect width="${width}" height="${kerb}" fill="#f9dcb2" opacity=".3"/>`
}

function pavement(stage: Stage, kerb: number): string {
  const { id, width, height, horizon } = stage
  const courses = rows(kerb + 6, height, 7, 1.16)
  const rail = (near: number) => {
    const y = horizon + (height - horizon) * near
    return svg`M0 ${y}H${width}`
  }
  return svg`<rect y="${kerb - 18}" width="${width}" height="20" fill="#e2cfb2"/><rect y="${kerb - 2}" width="${width}"
 height="9" fill="#b5a085"/><path d="M0 ${kerb - 2.5}H${width}" stroke="#fbf0da" stroke-width="2"/>
<rect y="${kerb + 6}" width="${width}" height="${height - kerb}" fill="url(#${id}-street)"/>
<g fill="none" stroke="#5d3b2f" opacity=".5"><path
 d="${courses.map((y) => svg`M0 ${y}H${width}`)}"/>${joints(courses, stage, 2.4)}</g>
<path d="${rail(0.885)}${rail(0.965)}" transform="translate(0 1.5)" stroke="#3f2a25" stroke-width="5" opacity=".5"/>
<path d="${rail(0.885)}${rail(0.965)}" stroke="#c5ad97" stroke-width="2"/>`
}

function lamps({ width, left, right }: Stage, kerb: number): string {
  const lamp = (x: number) => svg`<path d="M${x} ${kerb - 6}V${kerb - 176}" stroke="#3d3a3c" stroke-width="5"/>
<path d="M${x - 8} ${kerb - 4}l3 -26h10l3 26ZM${x - 5} ${kerb - 120}h10v5h-10ZM${x - 22} ${kerb - 176}q22 12 44 0"
 fill="#3d3a3c" stroke="#3d3a3c" stroke-width="2.4"/><g fill="#fff6dc" stroke="#8a7a66"><circle cx="${x - 22}"
 cy="${kerb - 186}" r="10"/><circle cx="${x + 22}" cy="${kerb - 186}" r="10"/><circle cx="${x}" cy="${kerb - 196}"
 r="12"/></g>`
  return svg`${lamp(Math.max(36, left * 0.34))}${lamp(Math.min(width - 34, right + 26))}`
}
