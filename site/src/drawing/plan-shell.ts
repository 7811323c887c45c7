import { range, svg } from './markup.ts'
import { house } from './palette.ts'
import { type Frame, HITCH, WALL } from './plan-frame.ts'

const STEEL = '#d5d6d3'

/** The trailer from above, empty: shade, hitch, wheels below, walls and floor. */
export function shell({ plan: { lengthCm: length, widthCm: width } }: Frame): string {
  const body = svg`x="${-WALL}" y="${-WALL}" width="${length + 2 * WALL}" height="${width + 2 * WALL}" rx="13"`
  return svg`<rect ${body} fill="#21160f" opacity=".13" transform="translate(5 8)"/>${drawbar(width / 2)}
${wheels(length, width)}<rect ${body} fill="#e9e3d8" stroke="${house.ink}" stroke-width="2.2"/><rect
 width="${length}" height="${width}" rx="7" fill="#fffdf9" stroke="#8a837a" stroke-width="1.2"/><path
 d="${tiles(length, width)}" fill="none" stroke="#f0e8db" stroke-width="1.2"/><path
 d="M-2 ${width - 8}V5Q-2 -2 5 -2H${length - 8}" fill="none" stroke="#fff" stroke-width="2" opacity=".8"/>`
}

function tiles(length: number, width: number): string {
  const across = range((length - 20) / 40).map((index) => svg`M${(index + 1) * 40} 3V${width - 3}`)
  const along = range(4).map((index) => svg`M3 ${(index + 1) * 40}H${length - 3}`)
  return svg`${across}${along}`
}

/** The frame to the coupling, with gas bottles and jack. */
function drawbar(middle: number): string {
  const nose = -HITCH
  const bar = (end: number) => svg`M${-WALL} ${end}L${nose + 18} ${middle}`
  const bottle = (y: number) => svg`<circle cx="-27" cy="${y}" r="13" fill="#f6f2e8" stroke="#77726a"
 stroke-width="1.4"/><circle cx="-27" cy="${y}" r="5" fill="#b08d3f"/><path d="M-35 ${y - 6}a10 10 0 0 1 7 -4"
 fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`
  return svg`<path d="${bar(middle - 62)}${bar(middle + 62)}M${-WALL} ${middle}H${nose + 12}" stroke="#3a3c40"
 stroke-width="7" stroke-linecap="round"/><path d="${bar(middle - 62)}${bar(middle + 62)}" stroke="#6f7377"
 stroke-width="1.6"/>${bottle(middle - 17)}${bottle(middle + 17)}<circle cx="-56" cy="${middle}" r="7" fill="#b9bcbd"
 stroke="#3a3c40" stroke-width="2"/><path
 d="M${nose + 22} ${middle - 6}H${nose + 8}a6 6 0 0 0 0 12H${nose + 22}Z" fill="#6b6f74" stroke="#222326"
 stroke-width="1.4"/>`
}

/** Tyres that stand out below the body, over one or two axles. */
function wheels(length: number, width: number): string {
  const middle = length * 0.545
  const axles = length > 410 ? [middle - 40, middle + 40] : [middle]
  const tyre = (x: number, y: number) => svg`<rect x="${x - 35}" y="${y}" width="70" height="22" rx="6" fill="#2a2a2c"/>
<path d="M${x - 26} ${y + 11}h52" stroke="#55565a" stroke-width="14" stroke-dasharray="2.5 5"/>`
  return axles.map((x) => tyre(x, -WALL - 9) + tyre(x, width + WALL - 13)).join('')
}

/** The door in the window wall: opening, leaf, the way it swings, and two steps. */
export function door({ plan: { widthCm: width, door: opening } }: Frame): string {
  const { startCm: left, lengthCm: size } = opening
  const [right, outer] = [left + size, width + WALL]
  const step = (y: number, inset: number) => svg`<rect x="${left + inset}" y="${outer + y}" width="${size - inset * 2}"
 height="15" rx="2.5" fill="${STEEL}" stroke="#77726a" stroke-width="1.2"/><path
 d="M${left + inset + 7} ${outer + y + 7.5}H${right - inset - 7}" stroke="#8f8b84" stroke-width="3"
 stroke-dasharray="5 3.5"/>`
  return svg`${step(4, 4)}${step(22, 7)}<rect x="${left}" y="${width - 1.5}" width="${size}" height="${WALL + 3.5}"
 fill="#fffdf9"/><path d="M${left} ${width - 2}v${WALL + 4}M${right} ${width - 2}v${WALL + 4}" stroke="${house.ink}"
 stroke-width="2.2"/><path d="M${right} ${outer}v62" stroke="${house.ink}" stroke-width="3.4"
 stroke-linecap="round"/><path d="M${right} ${outer + 62}A62 62 0 0 1 ${left + 5} ${outer + 8}" fill="none"
 stroke="#8a837a" stroke-width="1.4" stroke-dasharray="5 4"/>`
}

/** The serving hatch: opening, counter outside, shelf inside with its pass, and the awning over the guests. */
export function hatch({ plan: { widthCm: width, hatch: opening, pass }, px }: Frame): string {
  const { startCm: x, lengthCm: size } = opening
  const outer = width + WALL
  return svg`${awning(x - 8, outer + 22, size + 16)}<rect x="${x - 6}" y="${outer - 1}" width="${size + 12}" height="25"
 rx="4" fill="${STEEL}" stroke="#77726a" stroke-width="1.4"/><path d="M${x} ${outer + 4}H${x + size}" stroke="#fff"
 stroke-width="2.4" stroke-linecap="round" opacity=".9"/><rect x="${x}" y="${width - 1.5}" width="${size}"
 height="${WALL + 2.5}" fill="#bcd7db" stroke="${house.sea}" stroke-width="1.3"/><rect x="${x}" y="${width - 40}"
 width="${size}" height="40" fill="#ece9e2" stroke="#b9b4a8" stroke-width="1.2" stroke-dasharray="6 4"/><rect x="${pass.startCm}" y="${width - 40}"
 width="${pass.lengthCm}" height="38" fill="#d9d4c8"/><text x="${pass.startCm + pass.lengthCm / 2}"
 y="${width - 20 + 3 * px}" text-anchor="middle" font-size="${8.5 * px}" fill="#5b5650">Serve</text>`
}

function awning(x: number, top: number, size: number): string {
  const count = Math.max(5, Math.round(size / 24) | 1)
  const stripe = size / count
  const panel = (index: number) => svg`<path d="M${x + stripe * index} ${top}v30q${stripe / 2} 13 ${stripe} 0v-30Z"
 fill="${index % 2 ? house.paper : house.tomato}"/>`
  return svg`<g stroke="#a62716" stroke-width=".8">${range(count).map(panel)}</g><path
 d="M${x} ${top}h${size}v10h${-size}Z" fill="#21160f" opacity=".16"/>`
}
