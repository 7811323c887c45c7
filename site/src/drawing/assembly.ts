import { awningDefs, awnings } from './awning.ts'
import { body, finishDefs } from './finish.ts'
import { door, fittingDefs, hatches, sideWindow, steps } from './fittings.ts'
import { hitch, hitchDefs } from './hitch.ts'
import { interiorDefs } from './interior.ts'
import { type Layout, layOut } from './layout.ts'
import { groundLight, ledStrip, nightDefs, spill } from './lighting.ts'
import { svg } from './markup.ts'
import { menuBoard } from './menu-board.ts'
import { menuDefs } from './menu-props.ts'
import { bodyTones, type Tones } from './palette.ts'
import type { Trailer } from './parameters.ts'
import { ROOF_GEAR, roofGear } from './roof.ts'
import { chassis, groundShadow, roadLamps, runningGearDefs, shadowDefs, wheels } from './running-gear.ts'
import { serviceWindows } from './service-window.ts'
import { ROOF } from './shell.ts'
import { speakerPlaces, speakers } from './speakers.ts'
import { stringLights } from './string-lights.ts'

/** The parts of a drawn trailer as markup, and the room they take. */
export interface Assembly {
  defs: string
  /** Shade on the ground, to lie under everything. */
  shadow: string
  /** The trailer; the front of its floor is x = 0 and the ground is y = 0. */
  trailer: string
  bounds: { left: number; right: number; top: number; bottom: number }
}

/** The room the trailer takes, with its shadow. */
export function boundsOf({ hitch: reach, shell }: Layout, { extras }: Trailer): Assembly['bounds'] {
  const gear = extras.has('roof-vent') || extras.has('air-conditioner') || extras.has('solar-panel')
  return { left: -reach - 12, right: shell.length + 44, top: ROOF - (gear ? ROOF_GEAR : 0) - 12, bottom: 26 }
}

/** Puts the colored trailer together, back to front; at night its own lamps light it. */
export function assemble(trailer: Trailer, night: boolean): Assembly {
  const layout = layOut(trailer)
  const tones = bodyTones(trailer.color)
  const { id, extras } = trailer
  const veil = (name: string, parts: string) => (night ? `<g filter="url(#${id}-${name})">${parts}</g>` : parts)
  const trailerParts = [
    veil('night', coach(layout, trailer, tones)),
    night && spill(layout, trailer),
    litParts(layout, trailer, tones),
    veil('evening', hungParts(layout, trailer)),
  ]
  return {
    defs: svg`${gradients(layout, trailer, tones)}${night && nightDefs(id)}`,
    shadow: svg`${groundShadow(layout, id)}${extras.has('led-strip') && groundLight(layout, id)}`,
    trailer: svg`${trailerParts}`,
    bounds: boundsOf(layout, trailer),
  }
}

function gradients({ shell }: Layout, trailer: Trailer, tones: Tones): string[] {
  const { id, menu } = trailer
  const common = [hitchDefs, interiorDefs, awningDefs, fittingDefs, shadowDefs].map((defs) => defs(id))
  return [finishDefs(trailer, shell, tones), runningGearDefs(trailer), ...common, menuDefs(id, menu)]
}

/** Running gear and body, with what only daylight shows. */
function coach(layout: Layout, trailer: Trailer, tones: Tones): string {
  const { board, shell } = layout
  return svg`${roofGear(layout, trailer)}${chassis(layout, trailer.id)}${hitch(layout, trailer)}
${body(trailer, shell, tones)}${roadLamps(layout)}${hatches(layout, tones)}${wheels(layout, trailer, tones)}
${door(layout, trailer, tones)}${steps(layout, trailer.id)}${board && !board.stands && menuBoard(board)}`
}

/** What shines by itself. */
function litParts(layout: Layout, trailer: Trailer, tones: Tones): string {
  const { sideWindow: side, windows } = layout
  return svg`${trailer.extras.has('led-strip') && ledStrip(layout)}${side && sideWindow(side, trailer)}
${serviceWindows(windows, trailer, tones)}${stringLights(layout, trailer.id)}`
}

/** What hangs or stands before the windows. */
function hungParts(layout: Layout, { id, extras, awning }: Trailer): string {
  const { board, windows } = layout
  return svg`${awnings(windows, awning, id)}${extras.has('speakers') && speakers(speakerPlaces(layout), id)}
${board?.stands && menuBoard(board)}`
}
