import { escapeMarkup } from '#domain/escape-markup'
import type { FloorPlan, Wall } from '#domain/kitchen/floor-plan'
import { squeeze, svg } from './markup.ts'
import { type Frame, frameOf, piecesOf } from './plan-frame.ts'
import { key, labels, numbers } from './plan-labels.ts'
import { freeLines, scale } from './plan-measures.ts'
import { hood, pieceBox } from './plan-pieces.ts'
import { door, hatch, shell } from './plan-shell.ts'

const WALLS: Record<Wall['side'], string> = {
  back: 'the back wall',
  window: 'the window wall',
  front: 'the front wall',
}

/** Alt text: what a plan shows, in a sentence or two; names run from the front to the rear. */
export function describePlan({ lengthCm, widthCm, walls }: FloorPlan): string {
  const size = `Floor plan, ${(lengthCm / 100).toFixed(1)} m by ${(widthCm / 100).toFixed(1)} m inside`
  const standing = walls.filter(({ placed }) => placed.length > 0)
  if (standing.length === 0) return `${size}, still empty`
  const rows = standing.map(({ side, placed }) => `${placed.map(({ name }) => name).join(', ')} along ${WALLS[side]}`)
  return `${size}. ${rows.join('; ')}.`
}

/**
 * Complete `<svg>` markup of a floor plan from above, to scale, with the hitch on the left and the serving side below; the same
 * plan always gives the same markup. Text is legible from a width of 340 pixels. Only for a size that names a length.
 */
export function drawPlan(plan: FloorPlan): string {
  const pieces = piecesOf(plan)
  const frame = frameOf(plan)
  const names = labels(frame, pieces)
  const below = names === null ? key(frame, pieces) : { markup: '', height: 0 }
  const { left, top, width, height } = frame
  return squeeze(svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height + below.height}"
 preserveAspectRatio="xMidYMid meet" role="img" aria-label="${escapeMarkup(describePlan(plan))}"
 font-family="Instrument Sans Variable, system-ui, sans-serif">${shell(frame)}${hatch(frame)}${door(frame)}
${scale(frame)}${pieces.length > 0 && freeLines(frame)}${pieces.map(pieceBox)}${plan.elsewhere.some((name) => /\bhood/i.test(name)) && hood(pieces)}
${names ?? numbers(frame, pieces)}${pieces.length === 0 && invitation(frame)}${below.markup}</svg>`)
}

function invitation({ plan, px }: Frame): string {
  const words = ['Choose equipment', 'and it takes its place here']
  const [x, y] = [plan.lengthCm / 2, plan.widthCm / 2 - 14]
  return words
    .map(
      (
        line,
        index,
      ) => svg`<text x="${x}" y="${y + index * 17 * px}" text-anchor="middle" font-size="${(13 - index) * px}"
 font-weight="${index ? 400 : 700}" fill="${index ? '#5b5650' : '#1c1b1a'}">${line}</text>`,
    )
    .join('')
}
