import type { Trailer, TrailerShape } from './model.ts'
import { buildShell, METRE, type Shell } from './shell.ts'

export const DOOR_WIDTH = 0.66 * METRE
export const WHEEL_RADIUS = 0.36 * METRE
export const COUNTER = -140
export const WINDOW_TOP = -284

export interface Span {
  x: number
  width: number
}

export interface Layout {
  shell: Shell
  doorX: number
  /** Service windows, from the front. */
  windows: readonly Span[]
  /** A small second window, without counter. */
  sideWindow?: Span
  /** Where the menu board hangs, or stands on the ground if the wall is full. */
  board?: { x: number; stands: boolean }
  /** Middles of the wheels. */
  axles: readonly number[]
  /** How far the coupling reaches before the body. */
  hitch: number
}

const TANDEM_FROM_M = 4.2
const TANDEM_PITCH = 100
const BOARD_WIDTH = 54
const SIDE_WIDTH = 58
const ARCH = WHEEL_RADIUS + 14

/** How near the door, and the first thing beside the other end, may come to the ends of the body. */
const margins: Record<TrailerShape, { door: number; wall: number }> = {
  square: { door: 24, wall: 40 },
  airstream: { door: 44, wall: 74 },
  retro: { door: 42, wall: 70 },
}

function placeAxles(length: number, lengthM: number, door: 'front' | 'rear', doorX: number): number[] {
  const tandem = lengthM >= TANDEM_FROM_M
  const reach = ARCH + (tandem ? TANDEM_PITCH / 2 : 0) + 4
  const wished = length * 0.545
  const middle = door === 'rear' ? Math.min(wished, doorX - reach) : Math.max(wished, doorX + DOOR_WIDTH + reach)
  return tandem ? [middle - TANDEM_PITCH / 2, middle + TANDEM_PITCH / 2] : [middle]
}

type Piece = { kind: 'window' | 'side' | 'board'; width: number }

/** What hangs on the wall, from the end without a door towards the door. */
function choosePieces(trailer: Trailer, room: number): { pieces: Piece[]; stands: boolean } {
  const { extras } = trailer
  const side = extras.has('extra-window') ? SIDE_WIDTH + 30 : 0
  const wished = extras.has('menu-board') ? BOARD_WIDTH + 32 : 0
  const stands = wished > 0 && room - side - wished < 150
  const left = room - side - (stands ? 0 : wished)
  const pieces: Piece[] = []
  if (side) pieces.push({ kind: 'side', width: SIDE_WIDTH })
  if (left > 500) {
    const both = Math.min(left - 66, 640)
    pieces.push({ kind: 'window', width: both * 0.6 }, { kind: 'window', width: both * 0.4 })
  } else {
    pieces.push({ kind: 'window', width: Math.min(left, 392) })
  }
  if (wished && !stands) pieces.push({ kind: 'board', width: BOARD_WIDTH })
  return { pieces, stands }
}

/** Sets the pieces along the wall with equal gaps; what is left over goes into the gaps. */
function spread(pieces: readonly Piece[], from: number, room: number): (Piece & Span)[] {
  const spare = room - pieces.reduce((sum, { width }) => sum + width, 0)
  const gap = pieces.length > 1 ? Math.min(spare / (pieces.length - 1), 84) : 0
  let x = from + (spare - gap * (pieces.length - 1)) / 2
  return pieces.map((piece) => {
    const placed = { ...piece, x }
    x += piece.width + gap
    return placed
  })
}

/** Where door, windows, board, wheels and coupling of a trailer are, in pixels from the front of the body. */
export function layOut(trailer: Trailer): Layout {
  const length = trailer.lengthM * METRE
  const shell = buildShell(trailer.shape, length)
  const margin = margins[trailer.shape]
  const rear = trailer.door === 'rear'
  const doorX = rear ? length - margin.door - DOOR_WIDTH : margin.door
  const from = rear ? margin.wall : doorX + DOOR_WIDTH + 36
  const room = (rear ? doorX - 36 : length - margin.wall) - from
  const { pieces, stands } = choosePieces(trailer, room)
  const placed = spread(rear ? pieces : [...pieces].reverse(), from, room)
  const board = placed.find(({ kind }) => kind === 'board')
  const standing = stands ? { x: rear ? 8 : length - 62, stands } : undefined
  return {
    shell,
    doorX,
    windows: placed.filter(({ kind }) => kind === 'window'),
    sideWindow: placed.find(({ kind }) => kind === 'side'),
    board: board ? { x: board.x, stands: false } : standing,
    axles: placeAxles(length, trailer.lengthM, trailer.door, doorX),
    hitch: trailer.extras.has('generator') ? 226 : 158,
  }
}
