import type { Trailer, TrailerShape } from './parameters.ts'
import { buildShell, METRE, type Shell } from './shell.ts'

export const DOOR_WIDTH = 0.66 * METRE
export const WHEEL_RADIUS = 0.36 * METRE
export const COUNTER = -140
export const WINDOW_TOP = -284

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
const BOARD_WIDTH = 54
/** Two awnings side by side spread this much at their lower edges. */
const AWNING_GAP = 72
const SIDE_WIDTH = 58
const BESIDE_DOOR = 36
const ARCH = WHEEL_RADIUS + 14

/** How near the door, and the first thing beside the other end, may come to the ends of the body. */
const margins: Record<TrailerShape, { door: number; wall: number }> = {
  square: { door: 24, wall: 40 },
  airstream: { door: 44, wall: 84 },
  retro: { door: 42, wall: 84 },
}

function placeAxles(length: number, lengthM: number, door: 'front' | 'rear', doorX: number): number[] {
  const tandem = lengthM >= TANDEM_FROM_M
  const reach = ARCH + (tandem ? TANDEM_PITCH / 2 : 0) + 4
  const wished = length * 0.545
  const middle = door === 'rear' ? Math.min(wished, doorX - reach) : Math.max(wished, doorX + DOOR_WIDTH + reach)
  return tandem ? [middle - TANDEM_PITCH / 2, middle + TANDEM_PITCH / 2] : [middle]
}

type Piece = { kind: 'window' | 'side' | 'board'; width: number }

/** A wall as long as this, with nothing else on it, has two service windows. */
const TWO_WINDOWS_FROM = 420 + AWNING_GAP
/** Below this a menu board stands on the ground rather than take more of two windows. */
const NARROWEST_OF_TWO = 150

/** The length of wall that the pieces may fill, and what else decides which they are. */
interface Wall {
  room: number
  /** The room of the same body without equipment, so that no equipment ever costs it a window. */
  bareRoom: number
  porthole: boolean
}

/** What hangs on the wall, from the end without a door towards the door, and whether the menu board found no room there. */
function choosePieces({ extras }: Trailer, wall: Wall): { pieces: Piece[]; stands: boolean } {
  const side: Piece[] = extras.has('extra-window') && !wall.porthole ? [{ kind: 'side', width: SIDE_WIDTH }] : []
  const board: Piece[] = extras.has('menu-board') ? [{ kind: 'board', width: BOARD_WIDTH }] : []
  const windows = wall.bareRoom > TWO_WINDOWS_FROM ? twoWindows : oneWindow
  const hung = windows(wall.room, side, board, extras.has('speakers'))
  if (board.length === 0 || hung.fits) return { pieces: [...side, ...hung.windows, ...board], stands: false }
  return { pieces: [...side, ...windows(wall.room, side, [], false).windows], stands: true }
}

type Windows = (room: number, side: Piece[], board: Piece[], loud: boolean) => { windows: Piece[]; fits: boolean }

const twoWindows: Windows = (room, side, board) => {
  const others = [...side, ...board]
  const taken = others.reduce((sum, { width }) => sum + width + AWNING_GAP, AWNING_GAP)
  const width = Math.min((room - taken) / 2, 340)
  return {
    windows: [
      { kind: 'window', width },
      { kind: 'window', width },
    ],
    fits: width >= NARROWEST_OF_TWO,
  }
}

const oneWindow: Windows = (room, side, board, loud) => {
  const free = room - side.length * (SIDE_WIDTH + 42)
  const width = Math.min(free - board.length * (BOARD_WIDTH + (loud ? 50 : 36)), 372)
  return { windows: [{ kind: 'window', width }], fits: free >= BOARD_WIDTH + 176 }
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
  const { extras, lengthM, shape, door } = trailer
  const length = lengthM * METRE
  const margin = margins[shape]
  const rear = door === 'rear'
  const doorX = rear ? length - margin.door - DOOR_WIDTH : margin.door
  const loud = extras.has('speakers')
  const beside = loud ? 46 : BESIDE_DOOR
  const free = Math.max(margin.wall, loud ? 54 : 0)
  const wide = length - margin.door - DOOR_WIDTH - beside - free
  const porthole = extras.has('extra-window') && wide < 250
  const wall = porthole ? 88 : free
  const room = wide + free - wall
  const bareRoom = length - margin.door - DOOR_WIDTH - BESIDE_DOOR - margin.wall
  const { pieces, stands } = choosePieces(trailer, { room, bareRoom, porthole })
  const placed = rear
    ? spread(pieces.map(noWiderThan(room)), wall, room)
    : spread(pieces.map(noWiderThan(room)).reverse(), doorX + DOOR_WIDTH + beside, room)
  const board = placed.find(({ kind }) => kind === 'board')
  const nose = { x: rear ? 20 : length - 58, width: 38 }
  return {
    shell: buildShell(shape, length),
    doorX,
    windows: placed.filter(({ kind }) => kind === 'window'),
    sideWindow: porthole ? nose : placed.find(({ kind }) => kind === 'side'),
    board: board ? { x: board.x, stands: false } : stands ? { x: rear ? 8 : length - 62, stands } : undefined,
    axles: placeAxles(length, lengthM, door, doorX),
    hitch: extras.has('generator') ? 226 : 158,
  }
}

function noWiderThan(room: number): (piece: Piece) => Piece {
  return (piece) => ({ ...piece, width: Math.min(piece.width, room) })
}
