import { linear, range, type Stop, svg } from './markup.ts'
import { mix, type Tones } from './palette.ts'
import type { Trailer } from './parameters.ts'
import { curveReach, FLOOR, ROOF, type Shell } from './shell.ts'

const WHITE = '#ffffff'

function paintStops({ glint, light, base, shade, deep }: Tones): Stop[] {
  return [
    ['0', glint],
    ['.07', light],
    ['.34', base],
    ['.68', base],
    ['.88', shade],
    ['1', deep],
  ]
}

/** Polished sheet mirrors sky above, the horizon as a dark band and the warm ground below. */
function metalStops({ glint, light, base, shade, deep, metallic }: Tones): Stop[] {
  const gleam = metallic ? 0.5 : 0.1
  return [
    ['0', glint],
    ['.1', mix(light, '#e8f1f4', gleam)],
    ['.32', base],
    ['.55', mix(base, '#f4f6f4', gleam)],
    ['.61', mix(shade, '#4a5560', metallic ? 0.3 : 0)],
    ['.7', mix(base, '#e2d3b8', gleam * 0.6)],
    ['.86', mix(shade, '#b08d5e', 0.2)],
    ['1', deep],
  ]
}

/** Gradients and the clip of the body. */
export function finishDefs({ id, shape }: Trailer, shell: Shell, tones: Tones): string {
  const stops = shape === 'airstream' ? metalStops(tones) : paintStops(tones)
  const round = shape !== 'square'
  const sheen: Stop[] = [
    ['0', '#0c0812', round ? '.3' : '.1'],
    [round ? '.07' : '.02', '#0c0812', '0'],
    ['.12', WHITE, '0'],
    ['.2', WHITE, round ? '.34' : '.2'],
    ['.25', WHITE, round ? '.12' : '.08'],
    ['.36', WHITE, '0'],
    ['.8', '#0c0812', '0'],
    ['1', '#0c0812', round ? '.4' : '.2'],
  ]
  return svg`${linear(`${id}-paint`, stops)}${linear(`${id}-sheen`, sheen, true)}${linear(`${id}-edge`, [
    ['0', tones.glint],
    ['.45', tones.glint, '.5'],
    ['.8', tones.glint, '0'],
  ])}<path id="${id}-shell" d="${shell.path}"/><clipPath id="${id}-body"><use href="#${id}-shell"/></clipPath>`
}

/** The painted body with its panels, trims and highlights, without anything that is mounted on it. */
export function body(trailer: Trailer, shell: Shell, tones: Tones): string {
  const { id, shape } = trailer
  const skins = { square: squareSkin, airstream: airstreamSkin, retro: retroSkin }
  return svg`<use href="#${id}-shell" fill="url(#${id}-paint)"/><g clip-path="url(#${id}-body)">
${skins[shape](trailer, shell, tones)}<rect x="-4" y="${ROOF - 8}" width="${shell.length + 8}" height="290"
 fill="url(#${id}-sheen)"/><rect y="${FLOOR - 7}" width="${shell.length}" height="7" fill="#ffd9a0" opacity=".16"/>
<use href="#${id}-shell" fill="none" stroke="url(#${id}-edge)" stroke-width="7.5"/></g>
<use href="#${id}-shell" fill="none" stroke="${tones.line}" stroke-width="1.6"/>`
}

function squareSkin({ id }: Trailer, { length }: Shell, tones: Tones): string {
  const count = Math.max(2, Math.round(length / 150))
  const pitch = (length - 20) / count
  const seams = range(count - 1).map((index) => svg`M${10 + pitch * (index + 1)} ${ROOF + 10}V-92`)
  return svg`<path d="${seams}" stroke="${tones.deep}" opacity=".55"/><path d="${seams}" stroke="${tones.glint}"
 opacity=".5" transform="translate(1.4)"/><rect y="-92" width="${length}" height="40"
 fill="${tones.deep}" opacity=".5"/><rect y="-96" width="${length}" height="6" fill="url(#${id}-steel)"/>
<path d="M0 -89.5H${length}" stroke="#000" opacity=".28"/>
<rect y="-116" width="${length}" height="8" fill="${tones.partner}" opacity=".92"/>
<rect y="-104" width="${length}" height="3" fill="${tones.partner}" opacity=".92"/>
<rect y="${ROOF}" width="${length}" height="11" fill="url(#${id}-steel)"/><path d="M0 ${ROOF + 11.5}H${length}"
 stroke="#000" opacity=".3"/>${cornerTrim(0, id)}${cornerTrim(length - 9, id)}`
}

function cornerTrim(x: number, id: string): string {
  return svg`<rect x="${x}" y="${ROOF}" width="9" height="280" fill="url(#${id}-can)"/>
<path d="M${x + 4.5} ${ROOF + 22}V-58" stroke="#5d6165" stroke-width="2" stroke-linecap="round"
 stroke-dasharray="0 17"/>`
}

/** A seam over the curved end: the outline's own curve, drawn in by a share. */
function endSeam(length: number, share: number, rear: boolean): string {
  const reach = curveReach(length)
  const x = (outline: number) => {
    const inner = outline + (reach - outline) * share
    return rear ? length - inner : inner
  }
  return svg`M${x(38)} ${FLOOR}C${x(13)} -92 ${x(0)} -136 ${x(0)} -178S${x(reach * 0.36)} ${ROOF} ${x(reach)} ${ROOF}`
}

function airstreamSkin({ id }: Trailer, { length }: Shell, tones: Tones): string {
  const reach = curveReach(length)
  const count = Math.max(1, Math.round((length - 2 * reach) / 120))
  const pitch = (length - 2 * reach) / count
  const seams = range(count + 1).map((index) => svg`M${reach + pitch * index} ${ROOF}V${FLOOR}`)
  const ends = [0.3, 0.64].flatMap((share) => [endSeam(length, share, false), endSeam(length, share, true)])
  const level = svg`M0 -288H${length}M0 -190H${length}M0 -122H${length}`
  const all = svg`${seams}${ends}${level}`
  const panels = range(count).map((index) => {
    const x = reach + pitch * index
    return svg`M${x} -288h${pitch}v${index % 2 ? 98 : 166}h${-pitch}Z`
  })
  const strength = tones.metallic ? '.2' : '.07'
  return svg`<path d="${panels.filter((_, index) => index % 2 === 0)}" fill="#fff" opacity="${strength}"/>
<path d="${panels.filter((_, index) => index % 2 === 1)}" fill="#10131c" opacity=".07"/>
<path d="${endSeam(length, 0.3, false)}L${reach} ${ROOF}V${FLOOR}Z" fill="#fff" opacity="${strength}"/>
<path d="${endSeam(length, 0.3, true)}L${length - reach} ${ROOF}V${FLOOR}Z" fill="#10131c" opacity=".1"/>
<defs><path id="${id}-seams" d="${all}" fill="none"/></defs><use href="#${id}-seams" stroke="${tones.deep}"
 opacity=".5"/>
<use href="#${id}-seams" x="1.2" y="1.2" stroke="${tones.glint}" opacity=".55"/><use href="#${id}-seams" x="-4" y="-4"
 stroke="${tones.deep}" stroke-width="2" stroke-linecap="round" stroke-dasharray="0 8" opacity=".5"/>
<rect y="-78" width="${length}" height="7" fill="#dcdcd8"/><path d="M0 -71H${length}M0 -74.5H${length}"
 stroke="#4d5054" opacity=".5"/><path d="M0 -77.5H${length}" stroke="#fff"/>`
}

/** How far the sweep of a retro body's molding reaches behind its nose. */
export function swageReach(length: number): number {
  return Math.min(190, length * 0.36)
}

/** The molding between the two colors of a retro body, as path data. */
export function swageLine(length: number): string {
  const nose = swageReach(length)
  return svg`M-8 -190C${nose * 0.3} -186 ${nose * 0.5} -126 ${nose} -124H${length - 130}
C${length - 70} -124 ${length - 40} -132 ${length + 8} -166`
}

function retroSkin({ id }: Trailer, { length }: Shell, tones: Tones): string {
  const swage = swageLine(length)
  const ribs = range(6).map((index) => svg`M-8 ${-112 + index * 10}H${length + 8}`)
  const lower = svg`${swage}V-40H-8Z`
  return svg`<defs><path id="${id}-swage" d="${swage}"/></defs><path d="${lower}" fill="${tones.partner}"/>
<path d="${ribs}" stroke="${mix(tones.partner, '#2a2030', 0.5)}" stroke-width="1.4" opacity=".4"/>
<path d="${ribs}" stroke="#fff" stroke-width="1.4" opacity=".7" transform="translate(0 1.6)"/>
<rect y="-80" width="${length}" height="30" fill="${tones.deep}" opacity=".16"/>
<g fill="none"><use href="#${id}-swage" y="3" stroke="#000" stroke-width="8" opacity=".14"/>
<use href="#${id}-swage" stroke="${tones.line}" stroke-width="8"/><use href="#${id}-swage" stroke="#e4e2dc"
 stroke-width="6"/><use href="#${id}-swage" y="-1.6" stroke="#fff" stroke-width="1.6"/>
<path d="M-8 -303H${length + 8}" stroke="${tones.deep}" opacity=".35"/><path d="M-8 -301.6H${length + 8}"
 stroke="${tones.glint}" opacity=".5"/></g>`
}
