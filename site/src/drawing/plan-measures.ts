import type { FloorPlan, Wall } from '#domain/kitchen/floor-plan'
import { range, svg } from './markup.ts'
import { house } from './palette.ts'
import { type Frame, WALL } from './plan-frame.ts'

interface Span {
  from: number
  to: number
}

/** Shorter remnants are not worth showing. */
const SHORTEST_CM = 30

/** Centimeters in meters with one decimal, as in “2.1 m”; rounded down, so that no room is promised that does not exist. */
function meters(cm: number): string {
  return `${(Math.floor(cm / 10 + 1e-6) / 10).toFixed(1)} m`
}

function spansOf(wall: Wall, plan: FloorPlan): Span[] {
  const span = ({ startCm, lengthCm }: { startCm: number; lengthCm: number }) => ({
    from: startCm,
    to: startCm + lengthCm,
  })
  const standing = plan.walls.flatMap(({ side, placed }) => {
    if (side === wall.side) return placed.map(span)
    return side === 'front' ? placed.map(({ depthCm }) => ({ from: 0, to: depthCm })) : []
  })
  const closed = wall.side === 'window' ? [span(plan.pass), { from: plan.door.startCm, to: plan.lengthCm }] : []
  return [...standing, ...closed].sort((a, b) => a.from - b.from)
}

/** Stretches of a long wall where a piece could still stand, 30 cm and longer. */
export function freeSpans(wall: Wall, plan: FloorPlan): Span[] {
  const ends = [...spansOf(wall, plan), { from: plan.lengthCm, to: plan.lengthCm }]
  const free: Span[] = []
  let from = 0
  for (const span of ends) {
    if (span.from - from >= SHORTEST_CM) free.push({ from, to: span.from })
    from = Math.max(from, span.to)
  }
  return free
}

/** Lines that tell how much of the long walls is free. */
export function freeLines({ plan, px }: Frame): string {
  return plan.walls
    .filter(({ side }) => side !== 'front')
    .flatMap((wall) => {
      const y = wall.side === 'back' ? 12 * px : plan.widthCm - 12 * px
      return freeSpans(wall, plan).map((span) => measured(span, y, px))
    })
    .join('')
}

function measured({ from, to }: Span, y: number, px: number): string {
  const [left, right, middle] = [from + 4, to - 4, (from + to) / 2]
  const room = (to - from) / px
  const words = freeInWords(meters(to - from), room)
  const arrow = (x: number, way: number) => svg`M${x + way * 7} ${y - 4}L${x} ${y}L${x + way * 7} ${y + 4}`
  return svg`<path d="M${left} ${y}H${right}${arrow(left, 1)}${arrow(right, -1)}" fill="none" stroke="#1e6b3f"
 stroke-width="1.5" stroke-linecap="round"/>${words && text(words, middle, y + 3.4 * px, 9.5 * px, '#1e6b3f')}`
}

function text(words: string, x: number, y: number, size: number, color: string): string {
  return svg`<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="650" fill="${color}"
 stroke="#fffdf9" stroke-width="${size * 0.5}" paint-order="stroke" stroke-linejoin="round">${words}</text>`
}

/** A scale in meters and the inner measures, below the trailer on the left of the hatch. */
export function scale({ plan, left, px }: Frame): string {
  const [x, y] = [left + 8 * px, plan.widthCm + WALL + 44]
  const bars = range(2).map(
    (index) => svg`<rect x="${x + index * 50}" y="${y}" width="50" height="6" fill="${index ? '#fff' : house.ink}"/>`,
  )
  return svg`${bars}<rect x="${x}" y="${y}" width="100" height="6" fill="none" stroke="${house.ink}"
 stroke-width="1.2"/><text x="${x}" y="${y - 3 * px}" font-size="${9.5 * px}" fill="${house.ink}">1 m · 3.3 ft</text><text
 x="${x}" y="${y + 6 + 10.5 * px}" font-size="${9.5 * px}" fill="#5b5650">${inside(plan)}</text>`
}

function inside({ lengthCm, widthCm }: FloorPlan): string {
  return `${(lengthCm / 100).toFixed(1)} × ${(widthCm / 100).toFixed(1)} m inside`
}

// Pixels that a text needs between the two arrows.
const ROOM_FOR_WORDS = 58
const ROOM_FOR_LENGTH = 32

function freeInWords(length: string, room: number): string {
  if (room > ROOM_FOR_WORDS) return `${length} free`
  return room > ROOM_FOR_LENGTH ? length : ''
}
