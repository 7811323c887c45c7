import { escapeMarkup } from '#domain/escape-markup'
import { svg } from './markup.ts'
import { house } from './palette.ts'
import type { Box, Frame, PlanPiece } from './plan-frame.ts'
import { lineColor } from './plan-pieces.ts'
import type { Point } from './shell.ts'

/** Width of an average letter, as a share of the size of the type. */
const LETTER = 0.54
const [LABEL_PX, KEY_PX, ROW_PX, LINE_PX] = [9.5, 11, 18, 13]
const KEY_LINES = 3

// The first half of an emoji, which takes two units of a text, and is as wide as two letters.
const HALF_AT_END = /[\uD800-\uDBFF]$/

/** The text, shortened with an ellipsis where it has more than `most` letters. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text
    .slice(0, Math.max(1, most - 1))
    .replace(HALF_AT_END, '')
    .trimEnd()}…`
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function linesOf(name: string, width: number, size: number): string[] | null {
  const most = Math.floor((width - size) / (size * LETTER))
  const lines = wrapped(name, most)
  return lines.some(({ length }) => length > most) ? null : lines
}

function keyLines(name: string, most: number): string[] {
  const lines = wrapped(name, most)
  const last = lines.slice(KEY_LINES - 1).join(' ')
  return [...lines.slice(0, KEY_LINES - 1), ...(last ? [last] : [])].map((line) => shortened(line, most))
}

/** Names written on their boxes; null when one of them does not fit, since then all get numbers and a key. */
export function labels({ px }: Frame, pieces: readonly PlanPiece[]): string | null {
  const size = LABEL_PX * px
  const written = pieces.map((piece) => ({ piece, lines: linesOf(piece.name, piece.width, size) }))
  if (written.some(({ piece, lines }) => !lines || lines.length * size * 1.15 > piece.height - 4)) return null
  return written.map(({ piece, lines }) => label(piece, lines ?? [], size)).join('')
}

function label({ x, y, width, height, kind }: PlanPiece, lines: readonly string[], size: number): string {
  const first = y + height / 2 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.35
  return lines
    .map((line, index) => {
      const place = svg`x="${x + width / 2}" y="${first + index * size * 1.15}"`
      return svg`<text ${place} text-anchor="middle" font-size="${size}" font-weight="650" fill="${lineColor(kind)}"
 stroke="#fff" stroke-width="${size * 0.28}" paint-order="stroke" stroke-linejoin="round">${escapeMarkup(line)}</text>`
    })
    .join('')
}

/**
 * Numbers on the boxes. Those of small boxes are in the aisle beside them, near an edge of the box, or farther away: wherever no
 * other number is.
 */
export function numbers({ px }: Frame, pieces: readonly PlanPiece[]): string {
  const radius = 8.5 * px
  // Leaves a gap to the number of a box beside it.
  const roomIn = ({ width, height }: PlanPiece) => Math.min(width, height) / 2 - 0.6 * px
  const isSmall = (piece: PlanPiece) => roomIn(piece) < 6.8 * px
  const taken = pieces.filter((piece) => !isSmall(piece)).map(middleOf)
  return pieces
    .map((piece) => {
      const { y, height, number, kind, side } = piece
      const { x: cx, y: cy } = middleOf(piece)
      if (!isSmall(piece)) return badge(cx, cy, Math.min(radius, roomIn(piece)), number, lineColor(kind))
      const [from, way] = side === 'window' ? [y, -1] : [y + height, 1]
      const at = (away: number) => ({ x: cx, y: from + way * (away * px + 3) })
      const within = (share: number) => ({ x: cx, y: y + height * share })
      const places = [at(7), within(0.25), within(0.75), at(14), at(22), at(30)] as const
      const { y: to } = clearest(places, taken, 15.5 * px)
      taken.push({ x: cx, y: to })
      const isBeside = to < y || to > y + height
      return svg`${isBeside && svg`<path d="M${cx} ${from}V${to}" stroke="${lineColor(kind)}" stroke-width="1.2"/>`}
${badge(cx, to, 7 * px, number, lineColor(kind))}`
    })
    .join('')
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** The first of these places that is `enough` away from all others; else the one that is farthest from them. */
function clearest([first, ...more]: readonly [Point, ...Point[]], others: readonly Point[], enough: number): Point {
  const room = ({ x, y }: Point) => Math.min(enough, ...others.map((other) => Math.hypot(x - other.x, y - other.y)))
  return more.reduce((best, place) => (room(place) > room(best) ? place : best), first)
}

function badge(x: number, y: number, radius: number, number: number, color: string): string {
  const size = radius * (number > 9 ? 1.15 : 1.3)
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" stroke="${color}" stroke-width="1.6"/><text x="${x}"
 y="${y + size * 0.36}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${color}">${number}</text>`
}

/** The names that belong to the numbers, below the drawing in two columns, and how much height they take. */
export function key(frame: Frame, pieces: readonly PlanPiece[]): { markup: string; height: number } {
  const { left, top, width, height, px } = frame
  const columns = pieces.length > 4 ? 2 : 1
  const rows = Math.ceil(pieces.length / columns)
  const column = width / columns
  const most = Math.floor((column / px - 32) / (KEY_PX * LETTER))
  let [below, deepest] = [0, 0]
  const entries = pieces.map(({ number, name, kind }, index) => {
    if (index % rows === 0) below = 0
    const lines = keyLines(name, most)
    const x = left + 6 * px + Math.floor(index / rows) * column
    const y = top + height + (5 + ROW_PX / 2 + below) * px
    below += ROW_PX + (lines.length - 1) * LINE_PX
    deepest = Math.max(deepest, below)
    const texts = lines.map(
      (
        line,
        at,
      ) => svg`<text x="${x + 20 * px}" y="${y + (KEY_PX * 0.36 + at * LINE_PX) * px}" font-size="${KEY_PX * px}"
 fill="${house.ink}">${escapeMarkup(line)}</text>`,
    )
    return svg`<g><title>${escapeMarkup(name)}</title>${badge(x + 8 * px, y, 7 * px, number, lineColor(kind))}${texts}</g>`
  })
  return { markup: entries.join(''), height: (deepest + 12) * px }
}
