import { linear, range, svg } from './markup.ts'
import { person } from './people.ts'
import { clouds, converging, rows, sky } from './scenery.ts'
import type { Backdrop, Stage } from './stage.ts'

const flags = ['#c8321f', '#f2b33d', '#0e5a63', '#fbf7f0']

/** A morning market on a paved square: stalls in the haze, flags overhead. */
export function market(stage: Stage): Backdrop {
  const { id, width, height } = stage
  const square = height * 0.72
  const air = sky(stage, [
    ['0', '#bcd8d8'],
    ['.5', '#efe8d2'],
    ['1', '#fbe3bd'],
  ])
  return {
    defs: svg`${air.defs}${linear(`${id}-stone`, [
      ['0', '#e4d5ba'],
      ['1', '#c3a987'],
    ])}${stallDefs(id)}`,
    behind: svg`${air.markup}<rect y="${stage.horizon}" width="${width}" height="${square - stage.horizon}"
 fill="#f0dcb9"/>
${clouds(
  [
    [width * 0.08, height * 0.2, 260],
    [width * 0.66, height * 0.16, 320],
  ],
  '#fff8e8',
)}${town(stage, square)}
${stalls(stage, square)}${paving(stage, square)}${people(stage, square)}
${bunting(stage, 0.03, 0.1, 10)}${bunting(stage, 0.16, 0.035, 11)}`,
  }
}

/** Roofs and round trees far behind, in two steps of haze. */
function town({ width: w, height: h }: Stage, foot: number): string {
  const roofs = svg`M0 ${foot}V${h * 0.34}h${w * 0.07}l${w * 0.03} ${-h * 0.05}l${w * 0.03} ${h * 0.05}v${-h * 0.07}
h${w * 0.1}v${h * 0.1}h${w * 0.09}l${w * 0.045} ${-h * 0.06}l${w * 0.045} ${h * 0.06}h${w * 0.14}
v${-h * 0.12}h${w * 0.05}
l${w * 0.02} ${-h * 0.09}l${w * 0.02} ${h * 0.09}h${w * 0.05}v${h * 0.1}h${w * 0.1}v${-h * 0.05}h${w * 0.12}v${h * 0.07}
H${w}V${foot}Z`
  const trees = [0.02, 0.11, 0.3, 0.86, 0.97].map((share, index) => {
    const [x, r] = [w * share, h * (0.1 + (index % 3) * 0.014)]
    return svg`M${x} ${h * 0.47 - r}a${r} ${r * 0.9} 0 0 1 ${r * 0.9} ${r}q${r * 0.5} ${r * 1.1} ${-r * 0.7} ${r}
q${-r} ${r * 0.4} ${-r * 1.2} ${-r * 0.5}q${-r * 0.6} ${-r * 0.9} ${r} ${-r * 1.5}Z`
  })
  return svg`<path d="${roofs}" fill="#e6d3b4"/><path d="${trees}" fill="#a9bd96"/>`
}

/** One stall, 200 wide and 190 tall around its foot; the cloth's color is inherited. */
function stallDefs(id: string): string {
  const strips = range(4).map((index) => svg`M${-92 + index * 52.6} -190h26.3l${index * 4 - 4} 42q-14 12 -29 0Z`)
  const crates = [-72, -24, 26].map(
    (x, index) => svg`<path d="M${x} -62h44v-16h-44Z" fill="#c9a878"/>
<path d="M${x + 6} -78a7 7 0 0 1 12 -2a8 8 0 0 1 13 0a7 7 0 0 1 10 2Z"
 fill="${['#c9826a', '#9db07c', '#dfb36a'][index]}"/>`,
  )
  return svg`<g id="${id}-stall"><path d="M-90 0V-160M90 0V-160" stroke="#b59a78" stroke-width="6"/>
<path d="M-84 -62V-150H84V-62Z" fill="#cdb28e" opacity=".7"/>${crates}<path d="M-96 0V-62H96V0Z" fill="#d9c3a0"/>
<path d="M-96 -40H96M-96 -18H96" stroke="#bfa37c" stroke-width="2"/><path d="M-96 -62h192v7h-192Z" fill="#f3e6cc"/>
<path d="M-92 -190H92L108 -148q-14 12 -27 0q-13 12 -27 0q-13 12 -27 0q-13 12 -27 0q-13 12 -27 0q-13 12 -27 0q-13 12
 -27 0q-13 12 -27 0Z" fill="#f6ead2"/><path d="${strips}"/></g>`
}

function stalls({ id, width, height }: Stage, foot: number): string {
  const size = height / 560
  const stall = (share: number, scale: number, color: string) => svg`<use href="#${id}-stall" fill="${color}"
 transform="translate(${width * share} ${foot + 5}) scale(${(scale * size).toFixed(2)})"/>`
  return svg`<g opacity=".6">${stall(0.3, 0.72, '#c3a98a')}${stall(0.47, 0.72, '#a9b59a')}
${stall(0.68, 0.72, '#cfa78c')}${stall(0.83, 0.74, '#9eb3ab')}</g>
${stall(0.03, 1.2, '#d88f78')}${stall(0.2, 0.9, '#8fb0a8')}
${stall(0.975, 1.2, '#dfb06a')}`
}

/** A few visitors between the stalls, where the trailer does not hide them. */
function people({ width, height, left, right }: Stage, foot: number): string {
  const tall = height * 0.2
  const [skin, hair] = ['#c99b7c', '#7c6250']
  const [first, last] = [left * 0.3, Math.min(width - 26, right + (width - right) * 0.4)]
  const man = { x: first, tall, top: '#e9dcc2', legs: '#7f9594', skin, hair, kind: 'stands' } as const
  const woman = { ...man, x: first + 30, tall: tall * 0.94, top: '#cf8a74', legs: skin, hair: '#5f4a3e' }
  const stroller = { ...man, x: last, top: '#9bb0a4', legs: '#a38f78', skin: '#a87a5d' }
  return svg`${person({ ...man, foot: foot + 12 })}${person({ ...woman, foot: foot + 14, kind: 'dress', flip: true })}
${person({ ...stroller, foot: foot + 16, kind: 'walks', flip: true })}`
}

function paving(stage: Stage, from: number): string {
  const { id, width, height } = stage
  const lines = rows(from, height, 7, 1.27).map((y) => svg`M0 ${y}H${width}`)
  return svg`<rect y="${from}" width="${width}" height="${height - from}" fill="url(#${id}-stone)"/>
<g fill="none" stroke="#8f7757"><path d="${lines}${converging(stage, from, 34)}" opacity=".4" stroke-width="1.4"/>
<path d="${lines}" stroke="#fff6e0" transform="translate(0 1.8)" opacity=".5" stroke-width="1.6"/></g>`
}

/** A string of flags right across the picture. */
function bunting({ width, height }: Stage, hang: number, sag: number, count: number): string {
  const point = (t: number) => [width * t, height * (hang + sag * 4 * t * (1 - t)) - 8] as const
  const size = height / 17
  const pennants = range(count).map((index) => {
    const [[x, y], [x2, y2]] = [point((index + 0.14) / count), point((index + 0.14) / count + size / width)]
    const [tipX, tipY] = [(x + x2) / 2, (y + y2) / 2 + size * 1.1]
    return { color: index % flags.length, path: svg`M${x} ${y}L${x2} ${y2}L${tipX} ${tipY}Z` }
  })
  const [[, start], [, end]] = [point(0), point(1)]
  return svg`<path d="M0 ${start}Q${width / 2} ${start + height * sag * 2} ${width} ${end}" fill="none"
 stroke="#8a7358"
 stroke-width="2"/>${flags.map((fill, kind) => {
   const same = pennants.filter(({ color }) => color === kind)
   return svg`<path d="${same.map(({ path }) => path)}" fill="${fill}"/>`
 })}`
}
