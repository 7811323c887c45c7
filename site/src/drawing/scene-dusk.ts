import { linear, radial, range, svg } from './markup.ts'
import { glow, palm, palmDefs, plankEnds, rows, sky } from './scenery.ts'
import type { Backdrop, Stage } from './stage.ts'

/** The blue hour on a waterfront: lights overhead, the last glow on the horizon. */
export function dusk(stage: Stage): Backdrop {
  const { id, width, height, horizon, ground, left, right } = stage
  const quay = height * 0.73
  const air = sky(stage, [
    ['0', '#1c2b4d'],
    ['.42', '#4a5486'],
    ['.72', '#a3769a'],
    ['.9', '#eb9a78'],
    ['1', '#ffc583'],
  ])
  const middle = (left + right) / 2 + 40
  const palms = [
    { x: width * 0.06, tall: height * 0.5, lean: 28, trunk: '#2b2d4c', leaf: '#2b3556' },
    { x: Math.min(width - 70, right - 70), tall: height * 0.56, lean: 44, trunk: '#343659', leaf: '#3a4468' },
  ]
  return {
    defs: svg`${air.defs}${linear(`${id}-bay`, [
      ['0', '#d98f80'],
      ['.3', '#7d6a92'],
      ['1', '#33406b'],
    ])}${linear(`${id}-quay`, [
      ['0', '#4a4566'],
      ['1', '#2a2940'],
    ])}${radial(`${id}-pool`, [
      ['0', '#ffbe68', '.75'],
      ['.5', '#ffab55', '.3'],
      ['1', '#ffab55', '0'],
    ])}${glow(`${id}-sun`, '#ffd9a0')}${palmDefs(id)}`,
    behind: svg`${air.markup}${stars(stage)}<circle cx="${width * 0.14}" cy="${horizon}" r="${height * 0.4}"
 fill="url(#${id}-sun)" opacity=".7"/><rect y="${horizon}" width="${width}" height="${quay - horizon}"
 fill="url(#${id}-bay)"/>
${farShore(stage)}${palms.map((each) => palm(id, { ...each, foot: quay }))}
${deck(stage, quay)}<ellipse cx="${middle}" cy="${ground}" rx="${(right - left) * 0.62}" ry="${height * 0.13}"
 fill="url(#${id}-pool)"/>${overhead(stage, quay)}`,
  }
}

function stars({ width, height }: Stage): string {
  const dots = range(26).map((index) => {
    const [x, y] = [((index * 83) % 101) * width * 0.0099, ((index * 47) % 89) * height * 0.0033]
    return svg`M${x} ${y}h0`
  })
  return svg`<path d="${dots}" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".7"/>`
}

/** A low skyline across the bay, and its lights in the water. */
function farShore({ width: w, horizon: y }: Stage): string {
  const blocks = range(18).map((index) => {
    const tall = 8 + ((index * 29) % 37)
    return svg`v${-tall}h${w / 36}v${tall - 4}h${w / 36}v4`
  })
  const lights = range(22).map((index) => [((index * 67) % 99) * w * 0.01, 4 + ((index * 11) % 13)] as const)
  return svg`<path d="M0 ${y}${blocks}Z" fill="#54507c"/><g stroke="#ffd58f" stroke-linecap="round"><path
 d="${lights.map(([x, up]) => svg`M${x} ${y - up}h0`)}" stroke-width="3"/><path
 d="${lights.map(([x, up]) => svg`M${x} ${y + 6}v${up * 2}`)}" stroke-width="2.4" opacity=".45"/></g>
<path d="M0 ${y}H${w}" stroke="#ffd9a8" stroke-width="1.6" opacity=".6"/>`
}

function deck(stage: Stage, from: number): string {
  const { id, width, height } = stage
  const planks = rows(from, height, 8, 1.2)
  const gaps = planks.map((y) => svg`M0 ${y}H${width}`)
  const posts = range(Math.ceil(width / 150) + 1).map((index) => 30 + index * 150)
  return svg`<path d="${posts.map((x) => svg`M${x} ${from + 6}v-50`)}" stroke="#2d2b48" stroke-width="9"/>
<path d="M0 ${from - 40}H${width}M0 ${from - 22}H${width}" stroke="#38365a" stroke-width="3.4"/>
<rect y="${from}" width="${width}" height="${height - from}" fill="url(#${id}-quay)"/><g fill="none"><path
 d="${gaps}${plankEnds(stage, planks)}" stroke="#171628" stroke-width="2" opacity=".6"/><path d="${gaps}"
 stroke="#8f7fa4" stroke-width="1.4" opacity=".4" transform="translate(0 2)"/></g>`
}

/** Bulbs between two poles, high over the trailer. */
function overhead({ width, height }: Stage, foot: number): string {
  const [x1, x2, y, sag] = [width * 0.012, width * 0.988, height * 0.06, height * 0.075]
  const point = (t: number, low: number) => [x1 + (x2 - x1) * t, y + low * 4 * t * (1 - t)] as const
  const bulbs = (low: number, count: number) =>
    range(count).map((index) => {
      const [px, py] = point((index + 0.5) / count, low)
      return svg`M${px} ${py + 7}h0`
    })
  const wire = (low: number) => svg`M${x1} ${y}Q${width / 2} ${y + low * 2} ${x2} ${y}`
  const all = svg`${bulbs(sag, 21)}${bulbs(sag * 0.42, 17)}`
  return svg`<path d="M${x1} ${foot + 4}V${y - 16}M${x2} ${foot + 4}V${y - 16}" stroke="#1f2038" stroke-width="8"/>
<path d="${wire(sag)}${wire(sag * 0.42)}" fill="none" stroke="#1f2038" stroke-width="2"/>
<g stroke-linecap="round"><path d="${all}" stroke="#ffb950" stroke-width="26" opacity=".2"/>
<path d="${all}" stroke="#ffd07a" stroke-width="11"/><path d="${all}" stroke="#fff6dd" stroke-width="5"/></g>`
}
