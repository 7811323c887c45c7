import { boundsOf } from './assembly.ts'
import { awningLines } from './awning.ts'
import { swageLine, swageReach } from './finish.ts'
import { lampPlaces } from './interior.ts'
import { DOOR_WIDTH, type Layout, layOut, type Span, WHEEL_RADIUS, WINDOW_HEIGHT, WINDOW_TOP } from './layout.ts'
import { svg } from './markup.ts'
import { menuDefs, menuProps } from './menu-props.ts'
import { outlineFittings, outlineHitch, outlineRoof } from './outline-fittings.ts'
import type { Trailer } from './parameters.ts'
import { CHASSIS_TAIL } from './running-gear.ts'
import { curveReach, FLOOR } from './shell.ts'
import { lightPaths } from './string-lights.ts'

/** The trailer as a line drawing: every surface white, so that nearer parts hide farther ones. */
export function drawOutline(trailer: Trailer): { markup: string; bounds: ReturnType<typeof boundsOf> } {
  const layout = layOut(trailer)
  const parts = [
    ground(layout),
    outlineRoof(layout, trailer),
    legs(layout),
    outlineHitch(layout, trailer),
    shell(layout, trailer),
    wheels(layout),
    door(layout, trailer),
    lights(layout),
    layout.windows.map((span, index) => [serviceWindow(span), menuProps(span, trailer.id, index)]),
    outlineFittings(layout, trailer),
  ]
  return {
    markup: svg`<defs>${outlined(menuDefs(trailer.id, trailer.menu))}</defs><g fill="#fff"
 stroke="#000" stroke-width="1.5" stroke-linejoin="round"
 stroke-linecap="round">${parts}</g>`,
    bounds: boundsOf(layout, trailer),
  }
}

/** The colored dishes as outlines: surfaces turn white, strokes turn to thin black lines. */
function outlined(markup: string): string {
  return markup
    .replace(/fill="#[^"]+"/g, 'fill="#fff"')
    .replace(/stroke="#[^"]+"/g, 'stroke="#000"')
    .replace(/stroke-width="[^"]+"/g, 'stroke-width="1"')
    .replace(/ opacity="[^"]+"/g, '')
}

function ground({ hitch, shell: { length } }: Layout): string {
  return svg`<path d="M${-hitch + 10} 1H${length + 36}" stroke-width="2"/>`
}

function legs({ shell: { length, shape } }: Layout): string {
  const leg = (x: number) => svg`M${x - 5} ${FLOOR}H${x + 5}V-6H${x - 5}ZM${x - 13} 0l4 -6h18l4 6Z`
  return svg`<path d="${leg(62)}${leg(length - 58)}M20 ${FLOOR - 2}H${length - CHASSIS_TAIL[shape]}V-43H20Z"/>`
}

function shell({ shell: { length, path } }: Layout, { shape, id }: Trailer): string {
  const nose = swageReach(length)
  const reach = curveReach(length)
  const marks = {
    square: svg`M0 -92H${length}M0 -97H${length}M9 -329V${FLOOR}M${length - 9} -329V${FLOOR}M0 -318H${length}`,
    airstream: svg`M0 -288H${length}M0 -122H${length}M0 -78H${length}M0 -71H${length}M${reach} -340V${FLOOR}
M${length - reach} -340V${FLOOR}`,
    retro: svg`${swageLine(length)}M-8 -183C${nose * 0.3} -179 ${nose * 0.5} -119 ${nose} -117H${length - 130}
C${length - 66} -117 ${length - 36} -125 ${length + 8} -159`,
  }
  return svg`<clipPath id="${id}-body"><path d="${path}"/></clipPath><path d="${path}"/><path d="${marks[shape]}"
 fill="none" stroke-width="1" clip-path="url(#${id}-body)"/><path d="${path}" fill="none" stroke-width="3"/>`
}

function wheels({ axles }: Layout): string {
  const [front = 0, rear = front] = axles
  const guard = (radius: number) => {
    const top = -WHEEL_RADIUS - radius
    return svg`M${front - radius} ${FLOOR + 8}V${-WHEEL_RADIUS}A${radius} ${radius} 0 0 1 ${front} ${top}H${rear}
A${radius} ${radius} 0 0 1 ${rear + radius} ${-WHEEL_RADIUS}V${FLOOR + 8}Z`
  }
  const wheel = (x: number) => svg`<g transform="translate(${x} ${-WHEEL_RADIUS})"><circle r="${WHEEL_RADIUS - 1}"
 stroke-width="3"/><circle r="30"/><circle r="26"/><circle r="13"/><circle r="4.5"/><circle r="19.5" fill="none"
 stroke-width="4" stroke-dasharray="0 12.3"/></g>`
  return svg`<path d="${guard(62)}" stroke-width="2"/><path d="${guard(54)}"/>${axles.map(wheel)}`
}

function door({ doorX: x }: Layout, { shape }: Trailer): string {
  const [radius, pane] = shape === 'square' ? [7, 5] : [30, 22]
  const tread = (y: number, half: number) => {
    const middle = x + DOOR_WIDTH / 2
    return svg`M${middle - half} ${y}l5 -5h${half * 2 - 10}l5 5v5h${-half * 2}Z`
  }
  const stringers = svg`M${x + 9} -54L${x + 5} 0M${x + DOOR_WIDTH - 9} -54L${x + DOOR_WIDTH - 5} 0`
  return svg`<path d="${stringers}" stroke-width="2.4"/><path
 d="M${x} -58V${-286 + radius}q0 ${-radius} ${radius} ${-radius}h${DOOR_WIDTH - 2 * radius}
q${radius} 0 ${radius} ${radius}V-58Z" stroke-width="2"/><rect x="${x + 17}" y="-268" width="${DOOR_WIDTH - 34}"
 height="62" rx="${pane}"/><path d="M${x + 26} -216L${x + 40} -258M${x + 35} -216L${x + 49} -258" stroke-width="1"/>
<rect x="${x + 10}" y="-172" width="7" height="30" rx="3.5"/><path d="${tread(-32, 36)}${tread(-10, 41)}"/>`
}

function lights(layout: Layout): string {
  const { wire, bulbs } = lightPaths(layout)
  return svg`<path d="${wire}" fill="none" stroke-width="1"/><path d="${bulbs}" stroke-width="8"/><path d="${bulbs}"
 stroke="#fff" stroke-width="5.4"/>`
}

function serviceWindow({ x, width }: Span): string {
  const lamps = lampPlaces({ x, width }).map(
    (at) => svg`M${at} -236V-221M${at - 12} -207Q${at - 11} -221 ${at} -222Q${at + 11} -221 ${at + 12} -207Z`,
  )
  return svg`<rect x="${x - 7}" y="${WINDOW_TOP - 6}" width="${width + 14}" height="${WINDOW_HEIGHT + 10}"
 rx="4"
 stroke-width="2"/><rect x="${x}" y="${WINDOW_TOP}" width="${width}" height="${WINDOW_HEIGHT}"/>
<path d="${lamps}M${x} -172H${x + width}" stroke-width="1"/><path
 d="M${x - 9} -143H${x + width + 9}L${x + width + 16}
 -134V-126H${x - 16}V-134ZM${x - 16} -134H${x + width + 16}" stroke-width="2"/><path d="M${x + 12} -126v20l7 -20
M${x + width - 12} -126v20l-7 -20"/><path
 d="M${x - 9} -188L${x - 22} -244M${x + width + 9} -188L${x + width + 22} -244"
 stroke-width="2"/><path d="${awningLines({ x, width })}"/><rect x="${x - 16}" y="-297" width="${width + 32}"
 height="6"
 rx="3"/>`
}
