import { DOOR_WIDTH, type Layout } from './layout.ts'
import { svg } from './markup.ts'
import type { Trailer } from './parameters.ts'
import { FLOOR } from './shell.ts'

/** Filters that darken the colors for the night, on the body and on the cloth above the lamps. */
export function nightDefs(id: string): string {
  const filter = (name: string, red: string, blue: string) => svg`<filter id="${id}-${name}"
 color-interpolation-filters="sRGB"><feColorMatrix values="${red} 0 0 0 .02 0 ${red} 0 0 .02 0 0 ${blue} 0 .07 0 0 0 1
 0"/></filter>`
  return svg`${filter('night', '.62', '.74')}${filter('evening', '.86', '.86')}`
}

/** The warm light that leaves the windows, falls on the wall around them and shows behind the door's pane. */
export function spill({ windows, doorX }: Layout, { id, shape }: Trailer): string {
  const pools = windows.map(
    ({ x, width }) => svg`<ellipse cx="${x + width / 2}" cy="-150" rx="${width * 0.62 + 40}" ry="128"/>`,
  )
  return svg`<g clip-path="url(#${id}-body)" fill="url(#${id}-lamp)" opacity=".7">${pools}</g>
<rect x="${doorX + 18}" y="-267" width="${DOOR_WIDTH - 36}" height="60" rx="${shape === 'square' ? 2 : 18}"
 fill="#e9a650" opacity=".72"/><path d="M${doorX + 24} -212L${doorX + 42} -264H${doorX + 53}L${doorX + 35} -212Z"
 fill="#fff" opacity=".25"/>`
}

/** A band of light along the foot of the body, broken by the wheels. */
export function ledStrip({ shell: { length, shape }, axles }: Layout): string {
  const inset = shape === 'square' ? 8 : 40
  const [first = 0, last = first] = axles
  const line = svg`M${inset} ${FLOOR + 1}H${first - 64}M${last + 64} ${FLOOR + 1}H${length - inset}`
  return svg`<g fill="none"><path d="${line}" stroke="#ffb43c" stroke-width="26" opacity=".18"/>
<path d="${line}" stroke="#ffc766" stroke-width="13" opacity=".42"/><path d="${line}" stroke="#ffbe4d" stroke-width="6"
 stroke-linecap="round"/><path d="${line}" stroke="#fff6da" stroke-width="3" stroke-linecap="round"/></g>`
}

/** What the light strip throws on the ground. */
export function groundLight({ shell: { length } }: Layout, id: string): string {
  return svg`<ellipse cx="${length / 2}" cy="-2" rx="${length / 2 + 50}" ry="30"
 fill="url(#${id}-lamp)"/>`
}
