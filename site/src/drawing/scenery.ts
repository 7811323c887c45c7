import { linear, radial, range, type Stop, svg } from './markup.ts'
import type { Stage } from './stage.ts'

/** The sky, from the top of the picture to a little below the horizon. */
export function sky({ id, width, horizon }: Stage, stops: readonly Stop[]): { defs: string; markup: string } {
  return {
    defs: linear(`${id}-sky`, stops),
    markup: svg`<rect width="${width}" height="${horizon + 4}" fill="url(#${id}-sky)"/>`,
  }
}

/** A glow around a light in the sky. */
export function glow(id: string, color: string): string {
  return radial(id, [
    ['0', color, '.95'],
    ['.25', color, '.5'],
    ['1', color, '0'],
  ])
}

/** Long flat clouds, lit from below. */
export function clouds(places: readonly (readonly [x: number, y: number, width: number])[], fill: string): string {
  const cloud = ([x, y, width]: readonly [number, number, number]) => {
    const w = width / 10
    return svg`M${x} ${y}q${w} ${-w * 0.7} ${w * 2.4} ${-w * 0.5}q${w} ${-w * 0.9} ${w * 2.6} ${-w * 0.3}
q${w * 1.4} ${-w * 0.5} ${w * 2.2} ${w * 0.3}q${w * 1.6} ${-w * 0.2} ${w * 2.8} ${w * 0.5}Z`
  }
  return svg`<path d="${places.map(cloud)}" fill="${fill}"/>`
}

/** Heights of rows on the ground that grow towards the eye, from `from` to the foot of the picture. */
export function rows(from: number, to: number, first: number, growth: number): number[] {
  const heights: number[] = []
  let step = first
  for (let y = from; y < to; y += step, step *= growth) heights.push(y)
  return heights
}

/** Lines on the ground that run to one vanishing point on the horizon. */
export function converging({ width, height, horizon }: Stage, from: number, count: number): string {
  const eye = width / 2
  const share = (from - horizon) / (height - horizon)
  return range(count + 1)
    .map((index) => {
      const foot = eye + ((index / count) * 2 - 1) * width * 1.5
      return svg`M${eye + (foot - eye) * share} ${from}L${foot} ${height}`
    })
    .join('')
}

/** Where planks end, staggered from row to row and true to the vanishing point. */
export function plankEnds({ width, height, horizon }: Stage, heights: readonly number[]): string {
  const eye = width / 2
  return heights
    .flatMap((y, index) => {
      const [near, far] = [(heights[index + 1] ?? height) - horizon, y - horizon]
      const ends = [-0.95, -0.35, 0.25, 0.85].map((end) => (end + (index % 3) * 0.21) * width)
      return ends.map((end) => {
        const foot = (depth: number) => eye + (end * depth) / (height - horizon)
        return svg`M${foot(far)} ${y}L${foot(near)} ${horizon + near}`
      })
    })
    .join('')
}

/** Upright joints between rows: one thick dashed line a row costs little and reads as bricks. */
export function joints(heights: readonly number[], { width, height }: Stage, wide: number): string {
  return heights
    .map((y, index) => {
      const tall = (heights[index + 1] ?? height) - y
      const every = tall * wide
      return svg`<path d="M0 ${y + tall / 2}H${width}" stroke-width="${tall}" stroke-dasharray="1.2 ${every}"
 stroke-dashoffset="${index % 2 ? every / 2 : every / 7}"/>`
    })
    .join('')
}

type Vector = readonly [number, number]

/** Spine of a palm leaf, `t` from 0 to 1. */
function spine(t: number): Vector {
  const s = 1 - t
  return [2 * s * t * 58 + t * t * 118, 2 * s * t * -58 + t * t * 22]
}

/** A palm leaf that grows to the right and droops, with its leaflets. */
function frond(): string {
  const steps = range(13).map((step) => (step + 1) / 13.6)
  const upper = steps.map((t) => {
    const [x, y] = spine(t)
    return `L${Math.round(x + 7)} ${Math.round(y - 13 * (1 - t) - 3)}L${Math.round(x + 2)} ${Math.round(y - 1)}`
  })
  const lower = steps.map((_, index) => {
    const t = steps[steps.length - 1 - index] ?? 0
    const [x, y] = spine(t)
    const hang = 10 + 40 * Math.sin(Math.PI * (0.14 + t * 0.72))
    return `L${Math.round(x + 4 - hang * 0.16)} ${Math.round(y + hang)}L${Math.round(x - 3)} ${Math.round(y + 2)}`
  })
  return `M0 0${upper.join('')}L120 24${lower.join('')}Z`
}

const crown: readonly (readonly [angle: number, wide: number, tall: number])[] = [
  [-58, 0.8, 0.9],
  [-22, 0.95, 1],
  [14, 1, 1],
  [44, 0.8, 0.8],
]

/** A palm's crown around its top, to be used for each palm; `fill` is inherited. */
export function palmDefs(id: string): string {
  const leaves = (turn: number) =>
    crown.map(([angle, wide, tall]) => {
      const side = (flip: number) => svg`<use href="#${id}-frond" transform="scale(${flip} 1) rotate(${angle + turn})
 scale(${wide} ${tall})"/>`
      return `${side(1)}${side(-1)}`
    })
  return svg`<path id="${id}-frond" d="${frond()}"/><g id="${id}-crown"><g
 opacity=".62">${leaves(-16)}</g>${leaves(0)}</g>`
}

interface Palm {
  x: number
  foot: number
  tall: number
  lean: number
  trunk: string
  leaf: string
}

/** A leaning palm with a ringed trunk. */
export function palm(id: string, { x, foot, tall, lean, trunk, leaf }: Palm): string {
  const size = tall / 300
  const [top, w] = [foot - tall, 8 * size + 2]
  const bend = svg`Q${x - lean * 0.1} ${foot - tall * 0.55}`
  return svg`<path d="M${x - w * 1.2} ${foot}Q${x - w - lean * 0.12} ${foot - tall * 0.5} ${x + lean - w * 0.55} ${top}
h${w * 1.1}Q${x + w - lean * 0.1} ${foot - tall * 0.5} ${x + w * 1.4} ${foot}Z" fill="${trunk}"/>
<path d="M${x} ${foot}${bend} ${x + lean} ${top}" fill="none" stroke="#2a1a12" stroke-width="${w * 1.7}"
 stroke-dasharray="1.2 ${7 * size + 3}" opacity=".3"/><g transform="translate(${x + lean} ${top})
 scale(${size.toFixed(2)})" fill="${leaf}"><use href="#${id}-crown"/></g>`
}
