import type { EquipmentKind } from '../equipment/kind.ts'
import { AISLE_CM, COUNTER_HEIGHT_CM, type FloorShell, SHELF_DEPTH_CM, type WallSpan } from './floor-shell.ts'

/** A piece with its dimensions, ready to be placed. */
export interface Measured {
  id: number
  name: string
  kind: EquipmentKind
  stands: 'floor' | 'counter'
  lengthCm: number
  depthCm: number
  heightCm: number | null
}

/** A piece in its place, in centimeters: from the front of the trailer, on the front wall from the back wall. */
export interface PlacedPiece extends Omit<Measured, 'heightCm'>, WallSpan {}

/** A long wall, by what is in it. */
export type RowSide = 'window' | 'back'

/** The pieces along the two long walls. */
export type Rows = Record<RowSide, PlacedPiece[]>

interface Body extends WallSpan {
  depthCm: number
}

/** True when two stretches share more than an edge. */
export function overlaps(a: WallSpan, b: WallSpan): boolean {
  return a.startCm < endCm(b) && b.startCm < endCm(a)
}

// Rounded, since 315.8 + 91.4 is a little more than 407.2: two pieces that only touch would overlap.
function endCm({ startCm, lengthCm }: WallSpan): number {
  return roundToMm(startCm + lengthCm)
}

/** What no piece may cover on a side: door and pass in the window wall. */
function closed(shell: FloorShell, side: RowSide): WallSpan[] {
  if (side === 'back') return []
  const { door, pass, lengthCm } = shell
  return [{ startCm: door.startCm, lengthCm: lengthCm - door.startCm }, pass]
}

function opposite(shell: FloorShell, rows: Rows, side: RowSide): Body[] {
  if (side === 'window') return rows.back
  return [...rows.window, { ...shell.hatch, depthCm: SHELF_DEPTH_CM }]
}

/** Length of a long wall, in centimeters, that pieces may take. */
export function usableLength(shell: FloorShell, side: RowSide): number {
  return shell.lengthCm - closed(shell, side).reduce((sum, { lengthCm }) => sum + lengthCm, 0)
}

/** True for a piece that cannot be placed opposite the serving shelf. */
export function isDeep({ widthCm }: FloorShell, { depthCm }: { depthCm: number }): boolean {
  return depthCm + SHELF_DEPTH_CM + AISLE_CM > widthCm
}

/**
 * The place nearest to the door (for a deep piece, to the front) where a piece fits on a side of the trailer: inside the walls,
 * overlapping nothing, no taller than the counter if under the hatch, and leaving the aisle. Null if there is none.
 */
export function findPlace(shell: FloorShell, rows: Rows, side: RowSide, piece: Measured): number | null {
  const taken = [...rows[side], ...closed(shell, side)]
  const across = opposite(shell, rows, side)
  const ends = [shell.lengthCm, ...[...taken, ...across].flatMap((body) => edges(body, piece.lengthCm))]
  // From the front for a deep piece, else from the door, which is at the other end.
  const direction = isDeep(shell, piece) ? 1 : -1
  const starts = [0, ...ends.map((end) => roundToMm(end - piece.lengthCm))].sort((a, b) => direction * (a - b))
  const isTall = side === 'window' && (piece.heightCm ?? 0) > COUNTER_HEIGHT_CM
  const fits = (startCm: number) => {
    const body = { startCm, lengthCm: piece.lengthCm }
    return (
      startCm >= 0 &&
      endCm(body) <= shell.lengthCm &&
      !taken.some((other) => overlaps(body, other)) &&
      !(isTall && overlaps(body, shell.hatch)) &&
      across.every((other) => !overlaps(body, other) || leavesAisle(shell, piece, other))
    )
  }
  return piece.depthCm + AISLE_CM <= shell.widthCm ? (starts.find(fits) ?? null) : null
}

// Where a piece could end so that it touches another: right before it, or right after it.
function edges({ startCm, lengthCm }: WallSpan, length: number): number[] {
  return [startCm, startCm + lengthCm + length]
}

function leavesAisle({ widthCm }: FloorShell, a: { depthCm: number }, b: { depthCm: number }): boolean {
  return a.depthCm + b.depthCm + AISLE_CM <= widthCm
}

/** Centimeters rounded to the millimeter, so that sums of decimals compare as they are written. */
export function roundToMm(cm: number): number {
  return Math.round(cm * 10) / 10
}

/** Adds a piece to a side if it fits there; `false` if it does not. */
export function tryToPlace(shell: FloorShell, rows: Rows, side: RowSide, piece: Measured): boolean {
  const startCm = findPlace(shell, rows, side, piece)
  if (startCm === null) return false
  const { heightCm: _, ...rest } = piece
  rows[side].push({ ...rest, startCm })
  return true
}
