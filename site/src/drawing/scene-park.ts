import { linear, range, svg } from './markup.ts'
import { sky } from './scenery.ts'
import type { Backdrop, Stage } from './stage.ts'

/** A lawn under live oaks hung with Spanish moss. */
export function park(stage: Stage): Backdrop {
  const { id, width, height, horizon } = stage
  const air = sky(stage, [
    ['0', '#bfdcd6'],
    ['.6', '#eef0d6'],
    ['1', '#fbf0cf'],
  ])
  return {
    defs: svg`${air.defs}${linear(`${id}-lawn`, [
      ['0', '#b9c987'],
      ['.4', '#8fb067'],
      ['1', '#5f8a4a'],
    ])}${oakDefs(id)}`,
    behind: svg`${air.markup}${distance(stage)}<rect y="${horizon}" width="${width}" height="${height - horizon}"
 fill="url(#${id}-lawn)"/>${lawn(stage)}${path(stage)}${oaks(stage)}`,
  }
}

/** The far edge of the park, paler the further it is. */
function distance({ width: w, height: h, horizon: y }: Stage): string {
  const hedge = (lift: number, bumps: number, shift: number) => {
    const step = w / bumps
    const line = range(bumps + 1).map((index) => {
      const rise = h * (0.02 + (((index + shift) * 37) % 11) * 0.004)
      return svg`q${step / 2} ${-rise * 2} ${step} ${index % 2 ? 5 : -5}`
    })
    return svg`M${-step / 2} ${y + 6}V${y - lift}${line}V${y + 6}Z`
  }
  return svg`<path d="${hedge(h * 0.1, 7, 2)}" fill="#cfdcbb"/><path d="${hedge(h * 0.05, 11, 5)}" fill="#b3c99b"/>
<path d="${hedge(h * 0.012, 17, 1)}" fill="#98b67f"/>`
}

function lawn({ width: w, height: h, horizon: y }: Stage): string {
  const shade = [
    [0.12, 0.1, 0.2],
    [0.78, 0.13, 0.26],
    [0.5, 0.06, 0.16],
    [0.96, 0.3, 0.14],
    [0.02, 0.34, 0.16],
  ]
  const bands = [0.05, 0.2, 0.48, 0.86].map((at) => svg`M0 ${y + (h - y) * at}H${w}v${8 + at * 26}H0Z`)
  const tufts = range(30).map((index) => {
    const [x, at] = [((index * 61) % 103) * w * 0.0098, ((index * 29) % 31) / 31]
    return svg`M${x} ${y + (h - y) * (0.12 + at * 0.88)}q-1 -${5 + at * 7} -4 -${8 + at * 8}m4 ${8 + at * 8}
q2 -${5 + at * 6} 6 -${6 + at * 7}`
  })
  return svg`<path d="${bands}" fill="#fff" opacity=".09"/><g fill="#2f5533" opacity=".2">${shade.map(
    ([x = 0, at = 0, rx = 0]) => svg`<ellipse cx="${w * x}" cy="${y + (h - y) * at}" rx="${w * rx}"
 ry="${4 + at * 34}"/>`,
  )}</g><path d="${tufts}" fill="none" stroke="#dbe39f" stroke-width="1.6" stroke-linecap="round" opacity=".55"/>`
}

/** The shell path the trailer stands on. */
function path({ width: w, height: h, ground }: Stage): string {
  const [far, near] = [ground - h * 0.075, ground + h * 0.068]
  return svg`<path d="M0 ${far + 8}Q${w * 0.3} ${far - 5} ${w * 0.6} ${far}T${w} ${far - 6}
V${near - 6}Q${w * 0.7} ${near + 8}
${w * 0.4} ${near}T0 ${near + 6}Z" fill="#e7d8b4"/><path d="M0 ${near + 6}Q${w * 0.16} ${near - 3} ${w * 0.4} ${near}
Q${w * 0.7} ${near + 8} ${w} ${near - 6}v5Q${w * 0.7} ${near + 14} ${w * 0.4} ${near + 5}T0 ${near + 11}Z"
 fill="#4c7340"
 opacity=".7"/><path d="M0 ${far + 15}H${w}M0 ${ground + 8}H${w}M0 ${near - 10}H${w}" stroke="#fff6dd" stroke-width="3"
 stroke-dasharray="3 37 6 61 2 23" opacity=".9"/><path d="M0 ${far + 26}H${w}M0 ${ground + 20}H${w}" stroke="#b59f74"
 stroke-width="2.6" stroke-dasharray="4 47 2 29 5 71" opacity=".8"/>`
}

/** Spanish moss: tapering strands of uneven length, in clumps along the limb. */
function moss(layer: 0 | 1): string {
  return range(layer ? 17 : 30)
    .map((index) => {
      const x = 80 + index * (layer ? 17 : 9.4) + ((index * 7) % 5)
      const y = -232 - 36 * (1 - ((350 - x) / 270) ** 2)
      const clump = 0.55 + 0.45 * Math.sin(x / 17 + layer)
      const [tall, half] = [16 + (44 + ((index * 37) % 31)) * clump * (layer ? 0.7 : 1), 3 + ((index * 5) % 3)]
      return svg`M${x} ${y}q${-half - 3} ${tall * 0.5} ${(index % 3) - 1} ${tall}
q${half + 4} ${-tall * 0.5} 4 ${-tall}Z`
    })
    .join('')
}

/** A live oak that spreads to the right from its foot at 0, about 560 wide, with moss on its limbs. */
function oakDefs(id: string): string {
  const clump = (cx: number, cy: number, r: number) => svg`M${cx - r} ${cy}q${-r * 0.2} ${-r * 0.7} ${r * 0.5}
${-r * 0.75}
q${r * 0.3} ${-r * 0.5} ${r * 0.9} ${-r * 0.15}q${r * 0.7} ${-r * 0.1} ${r * 0.7} ${r * 0.5}q${r * 0.3} ${r * 0.5}
${-r * 0.3} ${r * 0.6}q${-r * 0.5} ${r * 0.3} ${-r} ${r * 0.05}q${-r * 0.6} ${r * 0.2} ${-r * 0.8} ${-r * 0.25}Z`
  const heap = [
    [-70, -292, 82],
    [20, -330, 104],
    [130, -340, 100],
    [236, -330, 92],
    [326, -308, 74],
    [390, -290, 44],
    [-130, -268, 52],
  ]
  const crowns = (shift: number, share: number) =>
    heap.map(([x = 0, y = 0, r = 0]) => clump(x - shift, y - shift * 1.4, r * share))
  return svg`<g id="${id}-oak"><path d="${crowns(-10, 1.06)}" fill="#33573a"/><path
 d="M-36 4Q-16 -40 -22 -110Q-26 -170 -96 -262
l20 -6Q-12 -196 2 -172Q16 -232 -6 -300l22 -2Q36 -240 30 -178Q96 -250 250 -276L370 -296l4 10L262 -262Q120 -220 46 -128
Q36 -60 64 4Q30 -6 14 2Q-10 -6 -36 4Z" fill="#5b4738"/><path
 d="M-14 0Q2 -60 -6 -120Q-14 -176 -80 -254M34 -150Q110 -232 250 -268"
 fill="none" stroke="#927558" stroke-width="5" stroke-linecap="round" opacity=".8"/><path d="${crowns(0, 0.86)}"
 fill="#4a7446"/><path d="${crowns(16, 0.56)}" fill="#6b9455"/><path d="${crowns(30, 0.26)}" fill="#98b76c"/>
<path d="${moss(0)}" fill="#94a587"/><path d="${moss(1)}" fill="#bfcaa9"
 transform="translate(-4 -5)" opacity=".7"/></g>`
}

function oaks({ id, width, height, horizon }: Stage): string {
  const size = height / 560
  const oak = (x: number, y: number, wide: number, tall: number) => {
    const scale = [wide, tall].map((share) => (share * size).toFixed(2)).join(' ')
    return svg`<use href="#${id}-oak" transform="translate(${x} ${y}) scale(${scale})"/>`
  }
  return svg`<g opacity=".45">${oak(width * 0.6, horizon + 14, -0.62, 0.62)}
${oak(width * 0.36, horizon + 12, 0.5, 0.5)}</g>
${oak(width * 0.03, height * 0.735, 1.1, 1.16)}${oak(width * 0.99, height * 0.72, -0.8, 1.02)}`
}
