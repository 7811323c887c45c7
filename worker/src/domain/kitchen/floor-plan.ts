import type { PublicEquipment } from '#contract/catalogue/equipment'
import { type Dimensions, readDimensions } from '../equipment/dimensions.ts'
import { equipmentKind, guessPlace } from '../equipment/kind.ts'
import { packKitchen } from './floor-packing.ts'
import { type Measured, type PlacedPiece, roundToMm, usableLength } from './floor-rows.ts'
import { type FloorShell, floorShell, INNER_WIDTH_CM, type WallSpan } from './floor-shell.ts'

/** What the plan needs to know about a piece of equipment. */
export type Piece = Pick<PublicEquipment, 'id' | 'name' | 'category' | 'dimensions' | 'place'>

/** A wall with the pieces along it, in centimeters. */
export interface Wall {
  side: 'window' | 'back' | 'front'
  usableCm: number
  usedCm: number
  placed: PlacedPiece[]
}

/** A kitchen from above, in centimeters from the front, where the hitch is. An estimate for a first look. */
export interface FloorPlan {
  /** Inner dimensions; the length is 0 if the size cannot be parsed. */
  lengthCm: number
  widthCm: number
  door: WallSpan
  hatch: WallSpan
  /** Part of the serving shelf that stays clear to hand food out. */
  pass: WallSpan
  walls: Wall[]
  /** Names of pieces that do not fit. */
  unplaced: string[]
  /** Names of pieces whose dimensions are missing or cannot be parsed. */
  unmeasured: string[]
  /** Names of pieces that hang, are outside or are stowed away, and so take up no wall. */
  elsewhere: string[]
}

interface Sorted {
  measured: Measured[]
  unmeasured: string[]
  elsewhere: string[]
}

/**
 * Places `pieces` along the walls of a trailer of this size: sinks near the door, cooking equipment under one hood on the back
 * wall, cold equipment together, and counter equipment along the serving window. The plan does not depend on the order of the
 * pieces.
 */
export function floorPlan(size: string, pieces: readonly Piece[]): FloorPlan {
  const shell = floorShell(size)
  const { measured, unmeasured, elsewhere } = sorted(pieces)
  if (!shell) return unread([...measured.map(({ name }) => name), ...unmeasured], elsewhere)
  const { rows, front, unplaced } = packKitchen(shell, measured)
  const frontDepth = Math.max(0, ...front.map(({ depthCm }) => depthCm))
  return {
    lengthCm: shell.lengthCm,
    widthCm: shell.widthCm,
    door: shell.door,
    hatch: shell.hatch,
    pass: shell.pass,
    walls: [
      wall('window', usableLength(shell, 'window') - frontDepth, rows.window),
      wall('back', usableLength(shell, 'back') - frontDepth, rows.back),
      wall('front', front.length > 0 ? shell.widthCm : 0, front),
    ],
    unplaced: [...unplaced].sort((a, b) => a.id - b.id).map(({ name }) => name),
    unmeasured,
    elsewhere,
  }
}

function wall(side: Wall['side'], usable: number, pieces: readonly PlacedPiece[]): Wall {
  const placed = [...pieces].sort((a, b) => a.startCm - b.startCm)
  const usedCm = roundToMm(placed.reduce((sum, { lengthCm }) => sum + lengthCm, 0))
  return { side, usableCm: roundToMm(usable), usedCm, placed }
}

function sorted(pieces: readonly Piece[]): Sorted {
  const result: Sorted = { measured: [], unmeasured: [], elsewhere: [] }
  // By id, so that the order in which they were chosen does not rearrange the kitchen.
  for (const piece of [...pieces].sort((a, b) => a.id - b.id)) {
    const stands = piece.place ?? guessPlace(piece)
    const size = readDimensions(piece.dimensions)
    if (stands !== 'floor' && stands !== 'counter') result.elsewhere.push(piece.name)
    else if (!size) result.unmeasured.push(piece.name)
    else result.measured.push(measure(piece, stands, size))
  }
  return result
}

function measure(piece: Piece, stands: Measured['stands'], size: Dimensions): Measured {
  const { id, name } = piece
  const { widthCm, depthCm, heightCm } = size
  return { id, name, kind: equipmentKind(piece), stands, lengthCm: widthCm, depthCm, heightCm }
}

const NOWHERE: Pick<FloorShell, 'door' | 'hatch' | 'pass'> = {
  door: { startCm: 0, lengthCm: 0 },
  hatch: { startCm: 0, lengthCm: 0 },
  pass: { startCm: 0, lengthCm: 0 },
}

function unread(unmeasured: string[], elsewhere: string[]): FloorPlan {
  const walls = [wall('window', 0, []), wall('back', 0, []), wall('front', 0, [])]
  return { lengthCm: 0, widthCm: INNER_WIDTH_CM, ...NOWHERE, walls, unplaced: [], unmeasured, elsewhere }
}
