import { type Layout, WHEEL_RADIUS } from './layout.ts'
import { linear, radial, svg } from './markup.ts'
import type { Tones } from './palette.ts'
import type { Trailer, TrailerShape } from './parameters.ts'
import { FLOOR } from './shell.ts'

/** How far the chassis ends before the rear of the body. */
export const CHASSIS_TAIL: Record<TrailerShape, number> = { square: 18, airstream: 44, retro: 36 }
/** How far the curve of its ends moves the lamps of a body in. */
export const LAMP_INSET: Record<TrailerShape, number> = { square: 0, airstream: 13, retro: 5 }

/** Gradients of steel and rubber, and one wheel to be used for each axle. */
export function runningGearDefs({ id, shape }: Trailer): string {
  return svg`${linear(`${id}-steel`, [
    ['0', '#f4f3ef'],
    ['.4', '#c9cbcb'],
    ['.65', '#9a9ea1'],
    ['1', '#787d82'],
  ])}${linear(`${id}-rail`, [
    ['0', '#5b5e62'],
    ['.35', '#3a3c40'],
    ['1', '#1f2023'],
  ])}${radial(`${id}-tyre`, [
    ['.6', '#2b2b2d'],
    ['.82', '#3d3d3f'],
    ['.93', '#2a2a2c'],
    ['1', '#151516'],
  ])}${stabiliser(id)}<g id="${id}-wheel">${wheel(id, shape === 'retro')}</g>`
}

function wheel(id: string, whitewall: boolean): string {
  const rim = svg`<circle r="29" fill="#17181a"/><circle r="27.5" fill="url(#${id}-steel)"/>
<circle r="22.5" fill="#8b9094"/><path d="M-21 8A22.5 22.5 0 0 0 21 8" fill="#a9adb0"/>`
  const slots = '<circle r="18.6" fill="none" stroke="#26282b" stroke-width="6.4" stroke-dasharray="9.6 5"/>'
  const dish = whitewall
    ? `<circle r="15" fill="#c9cccd"/><circle r="15" fill="url(#${id}-steel)" stroke="#7d8285"/>
<ellipse cx="-4" cy="-5" rx="6" ry="4" fill="#fff" opacity=".8" transform="rotate(-40 -4 -5)"/>`
    : `<circle r="13.6" fill="url(#${id}-steel)" stroke="#6d7276"/><circle r="9.6" fill="none" stroke="#4b4f53"
 stroke-width="3" stroke-linecap="round" stroke-dasharray="0 10"/><circle r="4.8" fill="#d9dbda" stroke="#5d6165"/>`
  return svg`<circle r="${WHEEL_RADIUS}" fill="url(#${id}-tyre)"/>
${whitewall && '<circle r="35.5" fill="none" stroke="#efe8d8" stroke-width="5.5"/>'}
<circle r="43.6" fill="none" stroke="#0d0d0e" stroke-width="1.6" opacity=".6"/>${rim}${!whitewall && slots}${dish}
<path d="M-36.5 -20A41.6 41.6 0 0 1 -6 -41.2" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"
 opacity=".3"/><path d="M-23.5 -12A26.5 26.5 0 0 1 2 -26.3" fill="none" stroke="#fff" stroke-width="2.4"
 stroke-linecap="round" opacity=".9"/>`
}

/** Soft shade under the trailer and the dark patches where it touches the ground. */
export function groundShadow({ shell, axles, hitch }: Layout, id: string): string {
  const { length } = shell
  const touch = axles.map((x) => svg`<ellipse cx="${x + 3}" cy="-1" rx="38" ry="5.5"/>`)
  const far = axles.map((x) => svg`<circle cx="${x + 13}" cy="-52" r="44"/>`)
  const feet = [62, length - 58, 56 - hitch].map((x) => svg`<ellipse cx="${x + 2}" cy="1" rx="20" ry="3"/>`)
  return svg`<ellipse cx="${length / 2 + 10}" cy="-3" rx="${length / 2 + 46}" ry="20" fill="url(#${id}-shade)"/>
<ellipse cx="${length / 2}" cy="-48" rx="${length / 2 - 4}" ry="38" fill="url(#${id}-shade)" opacity=".5"/>
<g fill="#1b1817">${far}</g><g fill="#17110e" opacity=".55">${touch}${feet}</g>`
}

/** The gradient of the shade on the ground. */
export function shadowDefs(id: string): string {
  return radial(`${id}-shade`, [
    ['0', '#21160f', '.75'],
    ['.6', '#21160f', '.55'],
    ['1', '#21160f', '0'],
  ])
}

function stabiliser(id: string): string {
  return svg`<g id="${id}-leg"><path d="M-26 -50L-3 -20" stroke="#2a2b2e" stroke-width="4"/><path d="M0 -52v34"
 stroke="#44474b" stroke-width="10"/><path d="M-2 -50v30" stroke="#8c9094" stroke-width="1.5" opacity=".7"/><rect
 x="-3.5" y="-22" width="7" height="20" fill="url(#${id}-steel)"/><path d="M-15 0L-11 -5H11L15 0Z" fill="#35373b"/>
<path d="M-10 -4.5H10" stroke="#85898d"/></g>`
}

/** The frame under the floor and its corner legs. */
export function chassis({ shell }: Layout, id: string): string {
  const { length, shape } = shell
  const tail = CHASSIS_TAIL[shape]
  return svg`<use href="#${id}-leg" x="62"/><use href="#${id}-leg" x="${length - 58}"/>
<rect x="20" y="${FLOOR - 2}" width="${length - 20 - tail}" height="13" fill="url(#${id}-rail)"/>
<path d="M70 -48H${length - tail - 20}" stroke="#000" stroke-width="8" stroke-dasharray="2 68" opacity=".35"/>`
}

/** Wheels in their wells, under a mudguard in aluminium or in the body's color. */
export function wheels({ axles }: Layout, trailer: Trailer, tones: Tones): string {
  const { id, shape } = trailer
  const [front = 0, rear = front] = axles
  const guard = (radius: number) => {
    const [left, right, top] = [front - radius, rear + radius, -WHEEL_RADIUS - radius]
    return svg`M${left} ${FLOOR + 6}V${-WHEEL_RADIUS}A${radius} ${radius} 0 0 1 ${front} ${top}
H${rear}A${radius} ${radius} 0 0 1 ${right} ${-WHEEL_RADIUS}V${FLOOR + 6}`
  }
  const metal = shape !== 'retro'
  return svg`<path d="${guard(66)}Z" fill="#000" opacity=".16" transform="translate(4 5)"/>
<path d="${guard(62)}Z" fill="${metal ? '#a4a8aa' : tones.shade}" stroke="${metal ? '#5f6468' : tones.line}"/>
<path d="${guard(59.5)}" fill="none" stroke="${metal ? '#f1f0ec' : tones.light}" stroke-width="2"/>
<path d="${guard(54)}Z" fill="#121112"/><path d="${guard(54)}" fill="none" stroke="#000" stroke-width="3"
 opacity=".5"/>
${axles.map((x) => svg`<use href="#${id}-wheel" x="${x}" y="${-WHEEL_RADIUS}"/>`)}`
}

/** Lamps required on the road: amber at the front, red at the rear. */
export function roadLamps({ shell }: Layout): string {
  const { length, shape } = shell
  const inset = LAMP_INSET[shape]
  return svg`<rect x="${inset + 13}" y="-94" width="15" height="7" rx="3" fill="#f0a02c" stroke="#7a4a10"/>
<rect x="${inset + 15}" y="-92.5" width="7" height="2" rx="1" fill="#fff" opacity=".7"/>
<rect x="${length - inset - 15}" y="-108" width="10" height="30" rx="4" fill="#b81d17" stroke="#5a0d0a"/>
<rect x="${length - inset - 13}" y="-105" width="3" height="13" rx="1.5" fill="#ff9c86" opacity=".9"/>
<path d="M${length - inset - 14} -86h8" stroke="#f4b34a" stroke-width="4"/>`
}
