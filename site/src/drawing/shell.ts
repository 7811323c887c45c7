import { range, svg } from './markup.ts'
import type { TrailerShape } from './parameters.ts'

/** Pixels of the drawing to the meter. */
export const METER = 128
/** Heights above the ground, which is 0; up is negative. */
export const FLOOR = -54
export const ROOF = -329

/** A place in the drawing, in its units. */
export interface Point {
  x: number
  y: number
}
type Cubic = readonly [Point, Point, Point, Point]

/** The body without anything on it. */
export interface Shell {
  shape: TrailerShape
  length: number
  /** The closed outline of the body as path data. */
  path: string
  /** Points along the outline, over the roof from the front of the floor to its rear. */
  points: readonly Point[]
}

const at = (x: number, y: number): Point => ({ x, y })

function straight(from: Point, to: Point): Cubic {
  const along = (share: number) => at(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
  return [from, along(1 / 3), along(2 / 3), to]
}

/** Mirrors the front end, so that it closes the rear of a body of this length. */
function mirrored(end: readonly Cubic[], length: number): Cubic[] {
  const flip = ({ x, y }: Point) => at(length - x, y)
  return end.map(([a, b, c, d]): Cubic => [flip(d), flip(c), flip(b), flip(a)]).reverse()
}

function squareEnd(): Cubic[] {
  return [
    [at(7, FLOOR), at(2, FLOOR), at(0, FLOOR - 3), at(0, FLOOR - 8)],
    straight(at(0, FLOOR - 8), at(0, ROOF + 20)),
    [at(0, ROOF + 20), at(0, ROOF + 7), at(7, ROOF), at(20, ROOF)],
  ]
}

/** How far the curve of an airstream's ends reaches along its roof. */
export function curveReach(length: number): number {
  return Math.min(150, length * 0.33)
}

function airstreamEnd(length: number): Cubic[] {
  const reach = curveReach(length)
  return [
    [at(38, FLOOR), at(13, -92), at(0, -136), at(0, -178)],
    [at(0, -178), at(0, -264), at(reach * 0.36, ROOF), at(reach, ROOF)],
  ]
}

function retroFront(): Cubic[] {
  return [
    [at(33, FLOOR), at(9, FLOOR), at(-4, -140), at(3, -192)],
    [at(3, -192), at(13, -274), at(62, ROOF + 1), at(136, ROOF - 2)],
  ]
}

function retroRear(length: number): Cubic[] {
  return [
    [at(length - 148, ROOF - 1), at(length - 66, ROOF + 2), at(length - 22, -276), at(length - 9, -200)],
    [at(length - 9, -200), at(length + 3, -132), at(length - 2, FLOOR), at(length - 27, FLOOR)],
  ]
}

function roofline(shape: TrailerShape, length: number): Cubic[] {
  if (shape === 'retro') {
    const [front, rear] = [retroFront(), retroRear(length)]
    const third = (length - 284) / 3
    const arch: Cubic = [
      at(136, ROOF - 2),
      at(136 + third, ROOF - 2 - third * 0.04),
      at(length - 148 - third, ROOF - 1 - third * 0.037),
      at(length - 148, ROOF - 1),
    ]
    return [...front, arch, ...rear]
  }
  const end = shape === 'square' ? squareEnd() : airstreamEnd(length)
  const start = end[end.length - 1]?.[3] ?? at(0, ROOF)
  return [...end, straight(start, at(length - start.x, ROOF)), ...mirrored(end, length)]
}

function sample([a, b, c, d]: Cubic): Point[] {
  return range(25).map((step) => {
    const t = step / 24
    const s = 1 - t
    const [i, j, k, l] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return at(i * a.x + j * b.x + k * c.x + l * d.x, i * a.y + j * b.y + k * c.y + l * d.y)
  })
}

/** The body's outline for a shape and a length in pixels. */
export function buildShell(shape: TrailerShape, length: number): Shell {
  const curves = roofline(shape, length)
  const first = curves[0]?.[0] ?? at(0, FLOOR)
  const steps = curves.map(([, b, c, d]) => svg`C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`)
  const path = svg`M${first.x} ${first.y}${steps}Z`
  return { shape, length, path, points: curves.flatMap(sample) }
}

/** The height of the roof above a place along the body. */
export function roofAt({ points }: Shell, x: number): number {
  const roof = points.filter(({ y }) => y < -190)
  const next = roof.findIndex((point) => point.x >= x)
  const [a, b] = [roof[Math.max(0, next - 1)], roof[next]]
  if (!a || !b || a.x === b.x) return b?.y ?? ROOF
  return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)
}

/** The line that runs `inset` pixels inside the outline, as long as that is above `below`. */
export function insideRoof({ points }: Shell, inset: number, below: number): Point[] {
  return points.flatMap((point, index) => {
    const [before, after] = [points[index - 1] ?? point, points[index + 1] ?? point]
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const size = Math.hypot(dx, dy) || 1
    const inner = at(point.x - (dy / size) * inset, point.y + (dx / size) * inset)
    return inner.y < below ? [inner] : []
  })
}
