import type { FloorPlan, Wall } from '#domain/kitchen/floor-plan'
import type { PlacedPiece } from '#domain/kitchen/floor-rows'

/** A box on the drawing, in centimeters from the inner corner of front and back wall. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A piece on the drawing: its box, the number of its label, and the wall it stands at. */
export interface PlanPiece extends Box {
  number: number
  name: string
  kind: PlacedPiece['kind']
  side: Wall['side']
}

/** Thickness of the walls. */
export const WALL = 6
/** How far the coupling reaches in front of the front wall, and how far the serving side protrudes. */
export const HITCH = 92
const [MARGIN, OUTSIDE] = [10, 74]
/** From the wall to the foot of the bar of the scale, and the line of text below it in pixels. */
const [SCALE, SCALE_TEXT_PX] = [50, 14]

/** What all parts of a drawing share. */
export interface Frame {
  plan: FloorPlan
  /** Edges of the drawing without its key. */
  left: number
  top: number
  width: number
  height: number
  /** A pixel, when the drawing is 340 pixels wide: text is measured in it, so that a phone can show it. */
  px: number
}

/** The frame around a trailer. */
export function frameOf(plan: FloorPlan): Frame {
  const left = -HITCH - MARGIN
  const width = plan.lengthCm + WALL + MARGIN - left
  const px = width / 340
  const outside = Math.max(OUTSIDE, SCALE + SCALE_TEXT_PX * px)
  return { plan, left, top: -WALL - MARGIN, width, height: plan.widthCm + 2 * WALL + MARGIN + outside, px }
}

const ORDER: readonly Wall['side'][] = ['back', 'front', 'window']

/** The placed pieces as boxes, numbered along the back wall, the front wall and the window wall. */
export function piecesOf({ widthCm, walls }: FloorPlan): PlanPiece[] {
  return ORDER.flatMap((side) => walls.filter((wall) => wall.side === side))
    .flatMap(({ side, placed }) => placed.map((piece) => ({ side, piece })))
    .map(({ side, piece: { name, kind, startCm, lengthCm, depthCm } }, index) => {
      const upright = { x: 0, y: startCm, width: depthCm, height: lengthCm }
      const y = side === 'back' ? 0 : widthCm - depthCm
      const along = { x: startCm, y, width: lengthCm, height: depthCm }
      return { number: index + 1, name, kind, side, ...(side === 'front' ? upright : along) }
    })
}
