import { escapeMarkup } from '#domain/escape-markup'
import { range, svg } from './markup.ts'
import type { PlanPiece } from './plan-frame.ts'

const LOOK: Record<PlanPiece['kind'], { fill: string; line: string }> = {
  cooking: { fill: '#f9ddd5', line: '#9c271c' },
  cold: { fill: '#d6e8ea', line: '#0e5a63' },
  sink: { fill: '#e4e9ec', line: '#4b5a63' },
  other: { fill: '#f4e7c8', line: '#7a5a16' },
}

/** Color of the lines of a kind; text on its boxes is in it too. */
export function lineColor(kind: PlanPiece['kind']): string {
  return LOOK[kind].line
}

/** The hood over what cooks along the back wall, dashed as what hangs above is. */
export function hood(pieces: readonly PlanPiece[]): string {
  const below = pieces.filter(({ kind, side }) => kind === 'cooking' && side === 'back')
  if (below.length === 0) return ''
  const left = Math.min(...below.map(({ x }) => x))
  const right = Math.max(...below.map(({ x, width }) => x + width))
  const depth = Math.max(...below.map(({ height }) => height))
  return svg`<rect x="${left - 6}" y="3" width="${right - left + 12}" height="${depth + 5}" rx="5" fill="none"
 stroke="#5b5650" stroke-width="1.8" stroke-dasharray="8 5"/>`
}

/** A piece from above: its box with a hint of what it is; the whole name is a tooltip. */
export function pieceBox(piece: PlanPiece): string {
  const { x, y, width, height, kind, name } = piece
  const { fill, line } = LOOK[kind]
  const box = svg`x="${x + 1}" y="${y + 1}" width="${Math.max(1, width - 2)}" height="${Math.max(1, height - 2)}" rx="4"`
  return svg`<g><title>${escapeMarkup(name)}</title><rect ${box} fill="#21160f" opacity=".14"
 transform="translate(2 3)"/><rect ${box} fill="${fill}" stroke="${line}" stroke-width="1.6"/><g fill="none"
 stroke="${line}" stroke-width="1.3" opacity=".62">${hint(piece)}</g></g>`
}

function hint(piece: PlanPiece): string {
  const { width, height, kind } = piece
  if (Math.min(width, height) < 20) return ''
  if (kind === 'cooking') return burners(piece)
  if (kind === 'sink') return basins(piece)
  return kind === 'cold' ? doors(piece) : worktop(piece)
}

/** Rings of burners, as many as there is room for, towards the corners so that the label keeps the middle. */
function burners({ x, y, width, height }: PlanPiece): string {
  const [columns, rows] = [Math.max(1, Math.floor(width / 34)), Math.max(1, Math.min(2, Math.floor(height / 32)))]
  const radius = Math.min(11, width / columns / 2 - 4, height / rows / 2 - 4)
  if (radius < 4) return ''
  return range(columns * rows)
    .map((index) => {
      const cx = x + (width * ((index % columns) + 0.5)) / columns
      const cy = y + (height * (Math.floor(index / columns) + 0.5)) / rows
      return svg`<circle cx="${cx}" cy="${cy}" r="${radius}"/><circle cx="${cx}" cy="${cy}" r="${radius * 0.5}"/>`
    })
    .join('')
}

/** Basins with drains and a tap at the wall. */
function basins({ x, y, width, height, side }: PlanPiece): string {
  const count = Math.max(1, Math.min(4, Math.round(width / 42)))
  const step = (width - 8) / count
  const tap = side === 'window' ? y + height - 8 : y + 8
  return range(count)
    .map((index) => {
      const left = x + 4 + step * index
      return svg`<rect x="${left + 3}" y="${y + 9}" width="${Math.max(4, step - 6)}" height="${Math.max(4, height - 18)}"
 rx="6" fill="#fff"/><circle cx="${left + step / 2}" cy="${tap}" r="2.6" fill="#fff"/>`
    })
    .join('')
}

/** The doors of a fridge at its free side, and a flake of frost. */
function doors({ x, y, width, height, side }: PlanPiece): string {
  const line = side === 'window' ? y + 8 : y + height - 8
  const middle = width > 95 ? svg`M${x + width / 2} ${line}V${side === 'window' ? y + 1 : y + height - 1}` : ''
  const [cx, cy] = [x + 13, side === 'window' ? y + height - 13 : y + 13]
  const arm = (dx: number, dy: number) => svg`M${cx - dx} ${cy - dy}L${cx + dx} ${cy + dy}`
  return svg`<path d="M${x + 1} ${line}H${x + width - 1}${middle}${arm(0, 7)}${arm(6, 3.5)}${arm(6, -3.5)}"
 stroke-linecap="round"/>`
}

function worktop({ x, y, width, height }: PlanPiece): string {
  return svg`<rect x="${x + 5}" y="${y + 5}" width="${width - 10}" height="${height - 10}" rx="2.5"/>`
}
