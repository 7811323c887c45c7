import { linear, range, svg } from './markup.ts'
import { clouds, glow, palm, palmDefs, plankEnds, rows, sky } from './scenery.ts'
import type { Backdrop, Stage } from './stage.ts'

/** A boardwalk on the Gulf with the sun low over the water. */
export function beach(stage: Stage): Backdrop {
  const { id, width, height, horizon } = stage
  const deck = height * 0.735
  const air = sky(stage, [
    ['0', '#9fcdd0'],
    ['.38', '#e6e3c9'],
    ['.72', '#fcdda6'],
    ['1', '#f9b983'],
  ])
  const sun = { x: width * 0.13, y: horizon - height * 0.085 }
  return {
    defs: svg`${air.defs}${glow(`${id}-sun`, '#fff0c0')}${linear(`${id}-sea`, [
      ['0', '#b9d2bd'],
      ['.3', '#6db3ae'],
      ['1', '#3f9497'],
    ])}${linear(`${id}-deck`, [
      ['0', '#d9b98c'],
      ['1', '#b0804f'],
    ])}${palmDefs(id)}`,
    behind: svg`${air.markup}<circle cx="${sun.x}" cy="${sun.y}" r="${height * 0.44}" fill="url(#${id}-sun)"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${height * 0.052}" fill="#fffbe6"/>
${clouds(drift(stage), '#fff3dc')}
${sea(stage, sun.x, deck)}${dune(stage, deck)}${grove(stage, deck)}${boardwalk(stage, deck)}`,
  }
}

function drift({ width, height }: Stage): [number, number, number][] {
  return [
    [width * 0.5, height * 0.13, 330],
    [width * 0.82, height * 0.25, 230],
    [width * 0.2, height * 0.22, 240],
  ]
}

function sea({ id, width, horizon }: Stage, sunX: number, deck: number): string {
  const glitter = range(9).map((index) => {
    const [y, reach] = [horizon + 3 + index * index * 0.9 + index * 2, 8 + index * 7]
    const shift = ((index * 37) % 17) - 8
    return svg`M${sunX - reach + shift} ${y}h${reach * 0.9}M${sunX + 4 + shift} ${y + 2}h${reach * 0.8}`
  })
  const waves = range(7).map(
    (index) => svg`M${((index * 397) % 100) * width * 0.01} ${horizon + 10 + index * 8}
q22 -3 44 0t44 0`,
  )
  return svg`<rect y="${horizon}" width="${width}" height="${deck - horizon}" fill="url(#${id}-sea)"/>
<path d="M${width * 0.62} ${horizon}q40 -9 90 -7q30 -8 70 -4q50 -2 84 6q40 -3 ${width * 0.2} 5Z" fill="#8bb3a2"/>
<path d="${waves}" fill="none" stroke="#dff0e2" stroke-width="1.6" opacity=".6"/>
<path d="${glitter}" stroke="#fff4cf" stroke-width="2.4" stroke-linecap="round"/>
<path d="M${width * 0.31} ${horizon}l3 -26q12 10 13 24ZM${width * 0.31 - 2} ${horizon}l1 -20q-9 9 -10 18Z"
 fill="#fffaf0"/>
<path d="M${width * 0.31 - 13} ${horizon}h31l-5 5h-20Z" fill="#6f5a4c"/>`
}

function dune({ width, horizon, height }: Stage, deck: number): string {
  const shore = horizon + height * 0.078
  const oats = range(26).map((index) => {
    const x = ((index * 61) % 97) * width * 0.0105 + (index % 3) * 5
    const [tall, lean] = [24 + ((index * 13) % 22), ((index * 7) % 11) - 2]
    return svg`M${x} ${deck + 4}q${lean * 0.4} ${-tall * 0.7} ${lean} ${-tall}`
  })
  return svg`<path d="M0 ${shore + 6}Q${width * 0.2} ${shore - 5} ${width * 0.45} ${shore + 5}
T${width} ${shore - 4}V${deck + 9}
H0Z" fill="#fff2d2"/><path d="M0 ${shore + 15}Q${width * 0.16} ${shore + 1} ${width * 0.4} ${shore + 16}
T${width} ${shore + 8}V${deck + 9}H0Z" fill="#efd5a4"/><g fill="none" stroke="#8f9a5a" stroke-width="1.8"
 stroke-linecap="round"><path d="${oats}"/><path d="${oats}" stroke="#c99a4f" stroke-width="5" stroke-dasharray="12 99"
 stroke-dashoffset="-18"/></g>`
}

/** Rounded clumps of sea-grape: a dark heap, a lighter one on its sunny side. */
function seaGrape(x: number, foot: number, size: number): string {
  const heap = [
    [0, -18, 26],
    [-30, -12, 20],
    [28, -13, 22],
    [-14, -34, 19],
    [16, -36, 18],
    [-50, -6, 13],
    [50, -7, 14],
  ]
  const leaves = (lift: number, shrink: number) =>
    heap.map(([dx = 0, dy = 0, r = 0]) => {
      const radius = r * shrink * size
      const [left, middle] = [x + (dx - lift) * size - radius, foot + (dy - lift) * size]
      return svg`M${left} ${middle}a${radius} ${radius} 0 1 1 ${radius * 2} 0
a${radius} ${radius} 0 1 1 ${-radius * 2} 0`
    })
  return svg`<path d="${leaves(0, 1)}" fill="#47745a"/><path d="${leaves(4, 0.72)}" fill="#5f8f63"/>
<path d="${leaves(8, 0.36)}" fill="#8bb077"/>`
}

function grove(stage: Stage, deck: number): string {
  const { id, width, height, right } = stage
  const edge = Math.min(width - 60, right + 6)
  const palms = [
    { x: edge - 130, tall: height * 0.53, lean: 44, trunk: '#b79a76', leaf: '#7fa889' },
    { x: width * 0.045, tall: height * 0.5, lean: 30, trunk: '#a5845f', leaf: '#5f957c' },
    { x: edge + 6, tall: height * 0.52, lean: 22, trunk: '#94714c', leaf: '#3f7d69' },
  ]
  return svg`${palms.map((each) => palm(id, { ...each, foot: deck }))}
${seaGrape(width * 0.96, deck + 6, height / 600)}${seaGrape(width * 0.03, deck + 6, height / 780)}`
}

function boardwalk(stage: Stage, deck: number): string {
  const { id, width, height } = stage
  const planks = rows(deck, height, 9, 1.2)
  const gaps = planks.map((y) => svg`M0 ${y}H${width}`)
  const posts = range(Math.ceil(width / 118) + 1).map((index) => 20 + index * 118)
  const rope = posts.map((x) => svg`M${x} ${deck - 46}q59 22 118 0M${x} ${deck - 26}q59 20 118 0`)
  return svg`<path d="${posts.map((x) => svg`M${x} ${deck + 7}v-62`)}" stroke="#8d6741" stroke-width="9"/>
<path d="${posts.map((x) => svg`M${x - 2.5} ${deck + 5}v-60`)}" stroke="#cda373" stroke-width="2.4"/>
<path d="${rope}" fill="none" stroke="#a68a63" stroke-width="3.4"/>
<rect y="${deck}" width="${width}" height="${height - deck}" fill="url(#${id}-deck)"/>
<g fill="none"><path d="${plankEnds(stage, planks)}" stroke="#6f4c2b" stroke-width="1.6" opacity=".55"/>
<path d="${gaps}" stroke="#6f4c2b" stroke-width="2" opacity=".55"/><path d="${gaps}" stroke="#f3dcb2"
 stroke-width="1.6"
 opacity=".6" transform="translate(0 2)"/></g>`
}
