import { INCH_CM } from '../equipment/dimensions.ts'

/** A stretch of a wall, in centimeters from the front of the trailer, where the hitch is. */
export interface WallSpan {
  startCm: number
  lengthCm: number
}

/** The empty interior of a trailer, in centimeters. Door and hatch are in the window wall. */
export interface FloorShell {
  lengthCm: number
  widthCm: number
  door: WallSpan
  /** The serving hatch, with a shelf below it. */
  hatch: WallSpan
  /** Part of the shelf that stays clear to hand food out. */
  pass: WallSpan
}

/**
 * Inner width in centimeters, an assumption: trailers may be 102 in (259 cm) wide (23 CFR 658.15), but most of these
 * sizes are built on 7 ft (213 cm) bodies between the wheels, and two walls take the rest.
 */
export const INNER_WIDTH_CM = 200
/** Frame, insulation and inner sheet of a wall. */
const WALL_CM = 5
/** Clear way between the two rows, for one person to pass; egress codes require 28 to 36 in (NFPA 101, 7.3.4). */
export const AISLE_CM = 75
/** How far the serving shelf reaches into the room. */
export const SHELF_DEPTH_CM = 40
/** Working height; taller pieces cannot be placed below the hatch. */
export const COUNTER_HEIGHT_CM = 95

const DOOR_CM = 70
const DOOR_TO_CORNER_CM = 10
const PASS_CM = 60
const FOOT_CM = 30.48

/**
 * Reads a size such as “5m”, “5.5 m”, “16'”, `16' 6"` or “16 ft” as the body's length in centimeters, 200 to 1,500. A number
 * without a unit is meters up to 12 and feet above; null if it cannot be parsed.
 */
export function readLength(size: string): number | null {
  const text = size.trim().toLowerCase().replace(',', '.')
  // The lookbehind keeps 192" in one piece, which would else be 19 ft and 2 in.
  const match =
    /^(\d+(?:\.\d+)?)\s*-?\s*(m|cm|meters?|metres?|ft\.?|feet|foot|['’′])?(?:\s*(?<!\d)(\d+(?:\.\d+)?)\s*(?:"|”|″|in\.?|inch(?:es)?))?$/.exec(
      text,
    )
  if (!match) return null
  const [, figure, unit, inches = '0'] = match
  const cm = Number(figure) * unitInCm(unit, Number(figure)) + Number(inches) * INCH_CM
  return cm >= 200 && cm <= 1500 ? Math.round(cm) : null
}

function unitInCm(unit: string | undefined, figure: number): number {
  if (unit === 'cm') return 1
  if (unit?.startsWith('m')) return 100
  return unit || figure > 12 ? FOOT_CM : 100
}

/** The empty interior of a trailer of this size; null for a size that cannot be parsed. */
export function floorShell(size: string): FloorShell | null {
  const body = readLength(size)
  if (body === null) return null
  const lengthCm = body - 2 * WALL_CM
  const door = { startCm: lengthCm - DOOR_CM - DOOR_TO_CORNER_CM, lengthCm: DOOR_CM }
  const hatchCm = Math.max(80, Math.min(240, Math.round(lengthCm * 0.45), door.startCm - 30))
  const hatch = { startCm: Math.round((door.startCm - hatchCm) / 2), lengthCm: hatchCm }
  const pass = { startCm: hatch.startCm + hatchCm - PASS_CM, lengthCm: PASS_CM }
  return { lengthCm, widthCm: INNER_WIDTH_CM, door, hatch, pass }
}
