import type { Trailer, TrailerShape } from './parameters.ts'
import { buildShell, METER, type Shell } from './shell.ts'

export const DOOR_WIDTH = 0.66 * METER
export const WHEEL_RADIUS = 0.36 * METER
/** Upper edge and height of a service window. */
export const WINDOW_TOP = -284
export const WINDOW_HEIGHT = 144

/** A stretch of the side wall, from its left end. */
export interface Span {
  x: number
  width: number
}

/** Where everything stands along the body, in units of the drawing from its front. */
export interface Layout {
  shell: Shell
  doorX: number
  /** Service windows, from the front. */
  windows: readonly Span[]
  /** A small second window, without counter. */
  sideWindow: Span | undefined
  /** Where the menu board hangs, or stands on the ground if the wall is full. */
  board: { x: number; stands: boolean } | undefined
  /** Centers of the wheels. */
  axles: readonly number[]
  /** How far the coupling reaches in front of the body. */
  hitch: number
}

const TANDEM_FROM_M = 4.2
const TANDEM_PITCH = 100
/** Two awnings side by side spread this much at their lower edges. */
const AWNING_GAP = 72
const SIDE_WIDTH = 58
const BESIDE_DOOR = 36
const ARCH = WHEEL_RADIUS + 14

/** How near the door may come to the rear of the body, and the first piece on the wall to its front. */
const margins: Record<TrailerShape, { door: number; wall: number }> = {
  square: { door: 24, wall: 40 },
  airstream: { door: 44, wall: 84 },
  retro: { door: 42, wall: 84 },
}

function placeAxles(length: number, lengthM: number, doorX: number): number[] {
  const tandem = lengthM >= TANDEM_FROM_M
  const reach = ARCH + (tandem ? TANDEM_PITCH / 2 : 0) + 4
  const middle = Math.min(length * 0.545, doorX - reach)
  return tandem ? [middle - TANDEM_PITCH / 2, middle + TANDEM_PITCH / 2] : [middle]
}

type Piece = { kind: 'window' | 'side' | 'board'; width: number }

const BOARD: Piece = { kind: 'board', width: 54 }

/** A wall as long as this, with nothing else on it, has two service windows. */
const TWO_WINDOWS_FROM = 420 + AWNING_GAP
/** If two windows would be narrower than this, a menu board stands on the ground instead. */
const NARROWEST_OF_TWO = 150

/** The length of wall that the pieces may fill, and what else decides which pieces there are. */
interface Wall {
  room: number
  /** The room of the same body without equipment, so that no equipment ever costs it a window. */
  bareRoom: number
  porthole: boolean
}

/** What hangs on the wall, from the front to the door at the rear, and whether the menu board found no room there. */
function choosePieces({ extras }: Trailer, { room, bareRoom, porthole }: Wall): { pieces: Piece[]; stands: boolean } {
  const side: Piece[] = extras.has('extra-window') && !porthole ? [{ kind: 'side', width: SIDE_WIDTH }] : []
  const besideSide = room - side.length * (SIDE_WIDTH + 42)
  const isTwo = bareRoom > TWO_WINDOWS_FROM
  const fits = isTwo ? widthOfTwo(room, [...side, BOARD]) >= NARROWEST_OF_TWO : besideSide >= BOARD.width + 176
  const stands = extras.has('menu-board') && !fits
  const board = extras.has('menu-board') && fits ? [BOARD] : []
  const boardRoom = BOARD.width + (extras.has('speakers') ? 50 : 36)
  const single = Math.min(besideSide - board.length * boardRoom, 372)
  const half = widthOfTwo(room, [...side, ...board])
  const windows = (isTwo ? [half, half] : [single]).map((width): Piece => ({ kind: 'window', width }))
  return { pieces: [...side, ...windows, ...board], stands }
}

/** The width of each of two service windows among these other pieces. */
function widthOfTwo(room: number, others: readonly Piece[]): number {
  const taken = others.reduce((sum, { width }) => sum + width + AWNING_GAP, AWNING_GAP)
  return Math.min((room - taken) / 2, 340)
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
  const { extras, lengthM, shape } = trailer
  const length = lengthM * METER
  const margin = margins[shape]
  const doorX = length - margin.door - DOOR_WIDTH
  const loud = extras.has('speakers')
  const beside = loud ? 46 : BESIDE_DOOR
  const free = Math.max(margin.wall, loud ? 54 : 0)
  const wide = doorX - beside - free
  const porthole = extras.has('extra-window') && wide < 250
  const wall = porthole ? 88 : free
  const room = wide + free - wall
  const bareRoom = doorX - BESIDE_DOOR - margin.wall
  const { pieces, stands } = choosePieces(trailer, { room, bareRoom, porthole })
  const placed = spread(pieces.map(noWiderThan(room)), wall, room)
  const board = placed.find(({ kind }) => kind === 'board')
  const nose = { x: 20, width: 38 }
  return {
    shell: buildShell(shape, length),
    doorX,
    windows: placed.filter(({ kind }) => kind === 'window'),
    sideWindow: porthole ? nose : placed.find(({ kind }) => kind === 'side'),
    board: board ? { x: board.x, stands: false } : stands ? { x: 8, stands } : undefined,
    axles: placeAxles(length, lengthM, doorX),
    hitch: extras.has('generator') ? 226 : 158,
  }
}

function noWiderThan(room: number): (piece: Piece) => Piece {
  return (piece) => ({ ...piece, width: Math.min(piece.width, room) })
}
