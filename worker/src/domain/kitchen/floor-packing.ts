import type { EquipmentKind } from '../equipment/kind.ts'
import { isDeep, type Measured, type PlacedPiece, type Rows, roundToMm, tryToPlace } from './floor-rows.ts'
import { COUNTER_HEIGHT_CM, type FloorShell } from './floor-shell.ts'

/** A packed kitchen, and the pieces that do not fit into it. */
export interface Packed {
  rows: Rows
  front: PlacedPiece[]
  unplaced: Measured[]
}

/** Order along the back wall, from the door to the front. */
const FROM_DOOR: readonly EquipmentKind[] = ['sink', 'other', 'cooking', 'cold']

/** Places measured pieces along the walls: the back wall from the door on, then the window wall, then the front. */
export function packKitchen(shell: FloorShell, pieces: readonly Measured[]): Packed {
  const rows: Rows = { window: [], back: [] }
  const chosen = chosenForBack(shell, pieces)
  const noBack = deepFirst(shell, fromDoor(chosen)).filter((piece) => !tryToPlace(shell, rows, 'back', piece))
  const rest = fromDoor([...noBack, ...pieces.filter((piece) => !chosen.includes(piece))])
  const onFloor = rest.filter(isFloor)
  const onCounter = rest.filter((piece) => !isFloor(piece))
  const placedAnywhere = (piece: Measured) =>
    tryToPlace(shell, rows, 'window', piece) || tryToPlace(shell, rows, 'back', piece)
  // Pieces on the floor are placed first: counters can be built around them, not the other way round.
  const unplaced = [...onFloor, ...onCounter].filter((piece) => !placedAnywhere(piece))
  const front = alongFront(shell, rows, unplaced.filter(isFloor))
  return { rows, front, unplaced: unplaced.filter(({ id }) => front.every((piece) => piece.id !== id)) }
}

function isFloor({ stands }: Measured): boolean {
  return stands === 'floor'
}

function isTall({ heightCm }: Measured): boolean {
  return (heightCm ?? 0) > COUNTER_HEIGHT_CM
}

/** A deep piece has room only beyond the hatch and its shelf, so it is placed first. */
function deepFirst(shell: FloorShell, pieces: readonly Measured[]): Measured[] {
  return [...pieces.filter((piece) => isDeep(shell, piece)), ...pieces.filter((piece) => !isDeep(shell, piece))]
}

/**
 * The order in which pieces get the back wall, as far as it reaches: cooking equipment on the floor, since the hood hangs
 * there; sinks, since the pipes run there; tall pieces, which would block the window; cooking equipment on a counter, which
 * needs the hood; what cools; then the rest.
 */
function chosenForBack({ lengthCm }: FloorShell, pieces: readonly Measured[]): Measured[] {
  const rank = (piece: Measured) => {
    if (!isFloor(piece)) return 3
    if (piece.kind === 'cooking') return 0
    if (piece.kind === 'sink') return 1
    if (isTall(piece)) return 2
    return piece.kind === 'cold' ? 4 : 5
  }
  const ranked = pieces
    .filter((piece) => isFloor(piece) || piece.kind === 'cooking')
    .sort((a, b) => rank(a) - rank(b) || b.lengthCm - a.lengthCm || a.id - b.id)
  let left = lengthCm
  return ranked.filter((piece) => {
    if (piece.lengthCm > left) return false
    left = roundToMm(left - piece.lengthCm)
    return true
  })
}

function fromDoor(pieces: readonly Measured[]): Measured[] {
  const rank = ({ kind }: Measured) => FROM_DOOR.indexOf(kind)
  return [...pieces].sort((a, b) => rank(a) - rank(b) || b.lengthCm - a.lengthCm || a.id - b.id)
}

/** Places pieces across the front end, as far as both rows leave it free. */
function alongFront({ widthCm, pass, lengthCm }: FloorShell, rows: Rows, pieces: readonly Measured[]): PlacedPiece[] {
  const free = Math.min(lengthCm, pass.startCm, ...[...rows.back, ...rows.window].map(({ startCm }) => startCm))
  const placed: PlacedPiece[] = []
  let startCm = 0
  for (const { heightCm: _, ...piece } of pieces) {
    if (piece.depthCm > free || startCm + piece.lengthCm > widthCm) continue
    placed.push({ ...piece, startCm })
    startCm = roundToMm(startCm + piece.lengthCm)
  }
  return placed
}
