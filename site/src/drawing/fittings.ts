import { DOOR_WIDTH, type Layout, type Span } from './layout.ts'
import { linear, range, svg } from './markup.ts'
import type { Tones } from './palette.ts'
import type { Trailer } from './parameters.ts'
import { FLOOR } from './shell.ts'

const [DOOR_TOP, DOOR_FOOT] = [-286, -58]

/** Gradient of dark glass. */
export function fittingDefs(id: string): string {
  return linear(`${id}-glass`, [
    ['0', '#6f8f98'],
    ['.45', '#34505a'],
    ['1', '#1d3038'],
  ])
}

/** The entrance: door with pane, handle and hinges. */
export function door({ doorX: x }: Layout, { id, shape }: Trailer, tones: Tones): string {
  const [radius, pane] = shape === 'square' ? [7, 5] : shape === 'airstream' ? [28, 20] : [36, 24]
  const frame = (inset: number) => {
    const [left, right, top, r] = [x + inset, x + DOOR_WIDTH - inset, DOOR_TOP + inset, radius - inset]
    return svg`M${left} ${DOOR_FOOT - inset}V${top + r}Q${left} ${top} ${left + r} ${top}H${right - r}
Q${right} ${top} ${right} ${top + r}V${DOOR_FOOT - inset}Z`
  }
  return svg`<path d="${frame(0)}" fill="#fff" opacity=".1"/>
<path d="${frame(0)}" fill="none" stroke="${tones.line}" stroke-width="2.6"/>
<path d="${frame(3.2)}" fill="none" stroke="${tones.glint}" stroke-width="1.5" opacity=".75"/>
<path d="M${x + DOOR_WIDTH + 2.2} ${DOOR_TOP + radius}V${DOOR_FOOT}" stroke="#000" stroke-width="3" opacity=".14"/>
<rect x="${x + 15}" y="-270" width="${DOOR_WIDTH - 30}" height="66" rx="${pane}" fill="#2a2a2c"/>
<rect x="${x + 18}" y="-267" width="${DOOR_WIDTH - 36}" height="60" rx="${pane - 3}" fill="url(#${id}-glass)"/>
<path d="M${x + 24} -212L${x + 42} -264H${x + 53}L${x + 35} -212Z" fill="#fff" opacity=".24"/>
<path d="M${x + 16.5} ${-270 + pane}Q${x + 16.5} -268.5 ${x + 15 + pane} -268.5H${x + DOOR_WIDTH - 15 - pane}"
 fill="none" stroke="#e9e7e1" stroke-width="2" opacity=".8"/>
<rect x="${x + 9}" y="-172" width="9" height="32" rx="4.5" fill="#2b2c2f"/><rect x="${x + 11}" y="-169" width="4.5"
 height="26" rx="2.2" fill="url(#${id}-can)"/><circle cx="${x + 13.4}" cy="-132" r="2.6" fill="#d9d7d0" stroke="#444"/>
<path d="M${x + DOOR_WIDTH - 1} -262v13M${x + DOOR_WIDTH - 1} -106v13" stroke="#cfd0ce" stroke-width="5"/>
<rect x="${x + 10}" y="-88" width="${DOOR_WIDTH - 20}" height="24" rx="2" fill="url(#${id}-steel)" opacity=".85"
 stroke="#5d6165" stroke-width=".8"/>`
}

/** Two fold-out treads below the door. */
export function steps({ doorX }: Layout, id: string): string {
  const middle = doorX + DOOR_WIDTH / 2
  const tread = (y: number, half: number) => svg`<path d="M${middle - half} ${y}l5 -6h${half * 2 - 10}l5 6Z"
 fill="#b9bcbd"/>
<path d="M${middle - half + 9} ${y - 3}h${half * 2 - 18}" stroke="#6a6e72" stroke-width="2" stroke-dasharray="6 3"/>
<rect x="${middle - half}" y="${y}" width="${half * 2}" height="5.5" fill="url(#${id}-rail)"/>
<path d="M${middle - half} ${y + 0.6}h${half * 2}" stroke="#e6e5e0" stroke-width="1.2"/>`
  return svg`<path d="M${middle - 32} ${FLOOR}L${middle - 36} 0M${middle + 32} ${FLOOR}L${middle + 36} 0"
 stroke="#37393d" stroke-width="4.5"/>${tread(-32, 36)}${tread(-10, 41)}`
}

/** A small sliding window with a lit kitchen behind it. */
export function sideWindow({ x, width }: Span, { id, shape }: Trailer): string {
  if (width < 50) return porthole(x + width / 2, width / 2, id)
  const round = shape === 'square' ? 5 : 18
  return svg`<rect x="${x - 6}" y="-262" width="${width + 12}" height="74" rx="${round + 4}" fill="#000" opacity=".2"
 transform="translate(3 4)"/><rect x="${x - 6}" y="-262" width="${width + 12}" height="74" rx="${round + 4}"
 fill="#e5e3dc" stroke="#6c6a66"/><rect x="${x}" y="-256" width="${width}" height="62" rx="${round}"
 fill="url(#${id}-room)"/><ellipse cx="${x + width / 2}" cy="-226" rx="${width / 2}" ry="31"
 fill="url(#${id}-lamp)"/><path d="M${x + width * 0.56} -256v62" stroke="#e5e3dc" stroke-width="4"/>
<path d="M${x + 8} -200l14 -50h9l-14 50Z" fill="#fff" opacity=".3"/><rect x="${x}" y="-256" width="${width}"
 height="62"
 rx="${round}" fill="none" stroke="#4a443d"/>`
}

function porthole(x: number, radius: number, id: string): string {
  return svg`<g transform="translate(${x} -226)"><circle cx="2" cy="3" r="${radius}" opacity=".25"/><circle
 r="${radius}"
 fill="#e5e3dc" stroke="#6c6a66"/><circle r="${radius - 5}" fill="url(#${id}-room)" stroke="#4a443d"/><circle
 r="${radius - 5}" fill="url(#${id}-lamp)"/><path d="M-9 6L-1 -11" stroke="#fff" stroke-width="4"
 opacity=".4"/><circle r="${radius - 2.5}" fill="none" stroke="#77736c" stroke-width="2" stroke-linecap="round"
 stroke-dasharray="0 12"/></g>`
}

/** Low places clear of wheels, door and the curved ends, about every two meters. */
function hatchPlaces({ shell, axles, doorX }: Layout): number[] {
  const clear = (x: number) =>
    axles.every((axle) => Math.abs(axle - x - 15) > 96) && Math.abs(doorX + DOOR_WIDTH / 2 - x - 15) > 70
  return range(Math.floor((shell.length - 150) / 130))
    .map((index) => 84 + index * 130)
    .filter(clear)
}

/** Flaps for water, power and air low on the wall. */
export function hatches(layout: Layout, tones: Tones): string {
  return hatchPlaces(layout)
    .map(
      (x) => svg`<rect x="${x}" y="-86" width="30" height="22" rx="3" fill="${tones.light}" stroke="${tones.line}"
 opacity=".85"/><path d="M${x + 15} -82v15"
 stroke="${tones.line}" stroke-width="22" stroke-dasharray="1.4 3" opacity=".7"/>`,
    )
    .join('')
}
