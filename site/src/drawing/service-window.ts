import { interior } from './interior.ts'
import { type Span, WINDOW_HEIGHT, WINDOW_TOP } from './layout.ts'
import { range, svg } from './markup.ts'
import { menuProps } from './menu-props.ts'
import type { Tones } from './palette.ts'
import type { Trailer } from './parameters.ts'

/** The service windows with kitchen, frame, counter and what stands on it; the awnings hang over them later. */
export function serviceWindows(windows: readonly Span[], trailer: Trailer, tones: Tones): string {
  const { id } = trailer
  const [first] = windows
  if (!first) return ''
  return svg`<clipPath id="${id}-pane"><rect x="${first.x}" y="${WINDOW_TOP}" width="${first.width}"
 height="${WINDOW_HEIGHT}"/></clipPath><g id="${id}-window">${serviceWindow(first, trailer, tones)}</g>
${windows.slice(1).map(({ x }) => svg`<use href="#${id}-window" x="${x - first.x}"/>`)}
${windows.map((span, index) => menuProps(span, id, index))}`
}

function serviceWindow(span: Span, trailer: Trailer, tones: Tones): string {
  const { x, width } = span
  const { id, menu } = trailer
  return svg`<rect x="${x - 8}" y="${WINDOW_TOP - 6}" width="${width + 16}" height="${WINDOW_HEIGHT + 10}" rx="5"
 fill="${tones.line}" opacity=".3" transform="translate(3 4)"/><g clip-path="url(#${id}-pane)">
${interior(span, id, menu)}<rect x="${x}" y="${WINDOW_TOP}" width="${width}" height="74" fill="url(#${id}-under)"/></g>
<rect x="${x - 3.5}" y="${WINDOW_TOP - 3}" width="${width + 7}" height="${WINDOW_HEIGHT + 4}" rx="3" fill="none"
 stroke="#e5e3dc" stroke-width="7"/><rect x="${x - 7}" y="${WINDOW_TOP - 6}" width="${width + 14}"
 height="${WINDOW_HEIGHT + 10}" rx="5" fill="none" stroke="#6c6a66"/><rect x="${x}" y="${WINDOW_TOP}" width="${width}"
 height="${WINDOW_HEIGHT}" fill="none" stroke="#4a443d"/>${counter(span, id)}`
}

function counter({ x, width }: Span, id: string): string {
  const [left, right] = [x - 16, x + width + 16]
  const count = Math.max(2, Math.round(width / 110))
  const brackets = range(count).map((index) => {
    const at = x + 14 + ((width - 28) * index) / (count - 1)
    return svg`M${at - 4} -126H${at + 4}V-118L${at + 1} -103H${at - 3}Z`
  })
  return svg`<path d="M${left + 4} -126H${right + 8}L${right - 2} -106H${left + 16}Z" fill="#120d10" opacity=".24"/>
<path d="${brackets}" fill="#8d9195" stroke="#3d4043" stroke-width=".8"/>
<path d="M${left + 7} -143H${right - 7}L${right} -134H${left}Z" fill="#f6f1e6"/><path d="M${left + 7} -143H${right - 7}
L${right - 6} -141.5H${left + 6}Z" fill="#a8672d" opacity=".4"/><rect x="${left}" y="-134" width="${right - left}"
 height="8.5" rx="1.5" fill="url(#${id}-steel)" stroke="#55585b" stroke-width=".9"/>
<path d="M${left + 2} -133H${right - 2}" stroke="#fff" stroke-width="1.6"/>`
}
