import type { Span } from './layout.ts'
import { linear, range, svg } from './markup.ts'
import { mix } from './palette.ts'

const [TOP, FOLD, SPLAY] = [-293, -246, 15]

/** Light on the cloth and the shade beneath it. */
export function awningDefs(id: string): string {
  return svg`${linear(`${id}-cloth`, [
    ['0', '#20101a', '.26'],
    ['.14', '#20101a', '0'],
    ['.5', '#fff4dc', '.26'],
    ['1', '#fff4dc', '0'],
  ])}${linear(`${id}-under`, [
    ['0', '#0e0806', '.85'],
    ['.62', '#0e0806', '.5'],
    ['1', '#0e0806', '0'],
  ])}`
}

/** The cloth's upper and lower edges, and its odd number of stripes. */
function cut({ x, width }: Span): { top: Span; low: Span; count: number } {
  const top = { x: x - 13, width: width + 26 }
  const low = { x: top.x - SPLAY, width: top.width + SPLAY * 2 }
  return { top, low, count: Math.max(5, Math.round(low.width / 27 / 2) * 2 + 1) }
}

/** The awning's outlines as path data, for a line drawing. */
export function awningLines(span: Span): string {
  const { top, low, count } = cut(span)
  return svg`${range(count).map(panel(top, low, count))}${range(count).map(flap(low, count))}`
}

/** An awning over each window; they are alike, so all but the first repeat it. */
export function awnings(windows: readonly Span[], stripes: readonly [string, string], id: string): string {
  const [first] = windows
  if (!first) return ''
  const content = ({ x }: Span, index: number) =>
    index
      ? svg`<use href="#${id}-awning" x="${x - first.x}"/>`
      : svg`<g id="${id}-awning">${awning(first, stripes, id)}</g>`
  return svg`${windows.map((span, index) => svg`<g class="trailer-awning">${content(span, index)}</g>`)}`
}

/** Striped, scalloped cloth, seen slightly from above, with its arms and its shadow. */
function awning({ x, width }: Span, stripes: readonly [string, string], id: string): string {
  const { top, low, count } = cut({ x, width })
  const odd = range((count + 1) / 2).map((strip) => strip * 2)
  const [first, second] = stripes
  const [cloth, hem] = [`${id}-canopy`, `${id}-hem`]
  return svg`<defs><path id="${cloth}" d="M${top.x} ${TOP}h${top.width}L${low.x + low.width} ${FOLD}H${low.x}Z"/>
<path id="${hem}" d="${valance(low, count)}"/></defs>${shadow(cloth, hem)}
${arm(x - 9, low.x + 5)}${arm(x + width + 9, low.x + low.width - 5)}<use href="#${cloth}" fill="${second}"/>
<path d="${odd.map(panel(top, low, count))}" fill="${first}"/><use href="#${cloth}" fill="url(#${id}-cloth)"/>
<use href="#${hem}" fill="${mix(second, '#2b1420', 0.15)}"/><path d="${odd.map(flap(low, count))}"
 fill="${mix(first, '#2b1420', 0.17)}"/><use href="#${hem}" fill="none" stroke="#2b1420" stroke-width=".8"
 opacity=".4"/>
<path d="M${low.x} ${FOLD + 0.8}h${low.width}" stroke="#fff" stroke-width="1.6" opacity=".55"/>
<rect x="${top.x - 3}" y="${TOP - 4}" width="${top.width + 6}" height="7" rx="3.5" fill="url(#${id}-steel)"
 stroke="#5a5c5f" stroke-width=".8"/>`
}

function panel(top: Span, low: Span, count: number): (strip: number) => string {
  return (strip) => {
    const [from, to] = [strip / count, (strip + 1) / count]
    return svg`M${top.x + top.width * from} ${TOP}h${top.width / count}L${low.x + low.width * to} ${FOLD}
h${-low.width / count}Z`
  }
}

function flap(low: Span, count: number): (strip: number) => string {
  const width = low.width / count
  return (strip) => svg`M${low.x + width * strip} ${FOLD}v10q${width / 2} 15 ${width} 0v-10Z`
}

function valance(low: Span, count: number): string {
  const width = low.width / count
  return svg`M${low.x} ${FOLD}v10${range(count).map(() => svg`q${width / 2} 15 ${width} 0`)}v-10Z`
}

/** Two faint layers read as one soft edge and cost less than a blur. */
function shadow(cloth: string, hem: string): string {
  const layer = (x: number, y: number) => svg`<g transform="translate(${x} ${y})" opacity=".15"><use href="#${cloth}"/>
<use href="#${hem}"/></g>`
  return `${layer(9, 15)}${layer(6, 10)}`
}

function arm(from: number, to: number): string {
  return svg`<path d="M${from} -188L${to} ${FOLD + 2}" stroke="#4a4c4f" stroke-width="4" stroke-linecap="round"/>
<path d="M${from - 0.8} -189L${to - 0.8} ${FOLD + 1}" stroke="#d8d8d4" stroke-width="1.4"/>`
}
