import { houseStripes, safeColor } from './palette.ts'

export type TrailerShape = 'square' | 'airstream' | 'retro'
export type TrailerExtra =
  | 'generator'
  | 'menu-board'
  | 'speakers'
  | 'extra-window'
  | 'roof-vent'
  | 'air-conditioner'
  | 'solar-panel'
  | 'led-strip'
export type TrailerScene = 'beach' | 'market' | 'city' | 'dusk' | 'park'
export type TrailerMenu = 'tacos' | 'coffee' | 'bbq' | 'ice-cream' | 'burgers' | 'bowls'
export type TrailerRatio = '16:9' | '4:3' | '21:9' | '2:1'

/** The parameters of a drawing; every optional one has a default. */
export interface TrailerDrawing {
  shape: TrailerShape
  /** Body length in meters, clamped to 3 to 8. Absent if none is chosen: then it is drawn as 5, without saying so. */
  lengthM?: number | undefined
  /** Body color, `#RRGGBB`. */
  color: string
  extras?: readonly TrailerExtra[]
  variant: 'scene' | 'bare' | 'outline'
  scene?: TrailerScene
  ratio?: TrailerRatio
  /**
   * Longest body, in meters, that a scene has to hold: scenes with the same value are drawn to one scale, with a measuring line if
   * a length is chosen.
   */
  frameM?: number
  menu?: TrailerMenu
  /** Start of every id in the markup; derived from the parameters if absent. */
  idPrefix?: string
}

/** What is drawn: every default filled in, every value in its bounds. */
export interface Trailer {
  shape: TrailerShape
  lengthM: number
  color: string
  extras: ReadonlySet<TrailerExtra>
  /** Its two stripes. */
  awning: readonly [string, string]
  menu: TrailerMenu
  id: string
}

const [SHORTEST, LONGEST] = [3, 8]
const UNCHOSEN_M = 5

/** The body length in meters that is drawn for a requested one. */
export function clampLength(lengthM = UNCHOSEN_M): number {
  if (Number.isNaN(lengthM)) return UNCHOSEN_M
  return Math.min(LONGEST, Math.max(SHORTEST, lengthM))
}

/** A drawing's parameters with every default filled in and nothing unsafe left. */
export function resolveTrailer(drawing: TrailerDrawing): Trailer {
  const color = safeColor(drawing.color)
  return {
    shape: drawing.shape,
    lengthM: clampLength(drawing.lengthM),
    color,
    extras: new Set(drawing.extras),
    awning: houseStripes(color),
    menu: drawing.menu ?? 'tacos',
    id: prefix(drawing),
  }
}

function prefix({ idPrefix, ...drawn }: TrailerDrawing): string {
  const given = idPrefix?.replace(/[^\w-]/g, '')
  if (given) return /^[a-z]/i.test(given) ? given : `t${given}`
  const key = JSON.stringify(Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1)))
  let hash = 0x811c9dc5
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return `t${(hash >>> 0).toString(36).slice(-5)}`
}
