import { describe, expect, test } from 'vitest'
import {
  findPlace,
  isDeep,
  type Measured,
  type PlacedPiece,
  type Rows,
  roundToMm,
  tryToPlace,
  usableLength,
} from './floor-rows.ts'
import { type FloorShell, floorShell } from './floor-shell.ts'

// A body of 4 m: inside 390 cm long and 200 wide, of which an aisle takes 75 and the serving shelf 40.
const shell: FloorShell = floorShell('4m') ?? expect.unreachable('4m is a size')

function piece(lengthCm: number, depthCm: number, heightCm: number | null = 90): Measured {
  return { id: 1, name: 'Table', kind: 'other', stands: 'floor', lengthCm, depthCm, heightCm }
}

function standing(startCm: number, lengthCm: number, depthCm: number): PlacedPiece {
  return { id: 2, name: 'Range', kind: 'cooking', stands: 'floor', startCm, lengthCm, depthCm }
}

const empty: Rows = { window: [], back: [] }

describe('the place of a piece', () => {
  test('is nearest to the door, beside what stands there', () => {
    expect(findPlace(shell, empty, 'back', piece(100, 60))).toBe(290)
    const back = [standing(310, 80, 60)]
    expect(findPlace(shell, { ...empty, back }, 'back', piece(100, 60))).toBe(210)
    const inTheMiddle = [standing(200, 190, 60), standing(0, 120, 60)]
    expect(findPlace(shell, { ...empty, back: inTheMiddle }, 'back', piece(80, 60))).toBe(120)
    expect(findPlace(shell, { ...empty, back: inTheMiddle }, 'back', piece(80.1, 60))).toBeNull()
  })

  test('is as long as the wall', () => {
    expect(findPlace(shell, empty, 'back', piece(390, 60))).toBe(0)
    expect(findPlace(shell, empty, 'back', piece(390.1, 60))).toBeNull()
  })

  test('leaves no gap to a piece whose measures are no whole centimeters', () => {
    for (const size of ['4m', '6m', "20'"]) {
      const body = floorShell(size) ?? expect.unreachable(`${size} is a size`)
      for (let lengthCm = 50.1; lengthCm < 150; lengthCm = roundToMm(lengthCm + 0.7)) {
        const rows: Rows = { window: [], back: [] }
        for (let count = 0; count < 12; count++) tryToPlace(body, rows, 'back', piece(lengthCm, 60))
        expect(rows.back, `${lengthCm} cm in ${size}`).toHaveLength(Math.floor((body.lengthCm * 10) / (lengthCm * 10)))
      }
    }
  })

  test('leaves the aisle to the wall across', () => {
    expect(findPlace(shell, { ...empty }, 'window', piece(60, 125))).not.toBeNull()
    expect(findPlace(shell, { ...empty }, 'window', piece(60, 125.1))).toBeNull()
  })

  test.each(['window', 'back'] as const)('leaves the aisle on the %s wall to what stands across', (side) => {
    const across = [standing(0, 390, 70)]
    const rows = side === 'back' ? { ...empty, window: across } : { ...empty, back: across }
    expect(findPlace(shell, rows, side, piece(60, 55))).not.toBeNull()
    expect(findPlace(shell, rows, side, piece(60, 55.1))).toBeNull()
  })

  test('of a deep one is beyond the shelf, nearest to the front', () => {
    expect([85, 85.1].map((depthCm) => isDeep(shell, { depthCm }))).toEqual([false, true])
    expect(findPlace(shell, empty, 'back', piece(40, 85.1))).toBe(0)
    const { startCm, lengthCm } = shell.hatch
    const front = [standing(0, startCm, 60)]
    expect(findPlace(shell, { ...empty, back: front }, 'back', piece(40, 85.1))).toBe(startCm + lengthCm)
  })

  test('below the hatch is for what is no higher than the counter, or of unknown height', () => {
    const atHatch = (heightCm: number | null) => findPlace(shell, empty, 'window', piece(80, 50, heightCm))
    const { hatch, pass, door } = shell
    expect(atHatch(95)).toBe(pass.startCm - 80)
    expect(atHatch(null)).toBe(pass.startCm - 80)
    // Beside the hatch there is less than that.
    expect(Math.max(hatch.startCm, door.startCm - hatch.startCm - hatch.lengthCm)).toBeLessThan(80)
    expect(atHatch(96)).toBeNull()
    // A narrow one stands between hatch and door.
    expect(findPlace(shell, empty, 'window', piece(60, 50, 200))).toBe(door.startCm - 60)
  })
})

test('the usable length of a wall is without door and pass', () => {
  expect(usableLength(shell, 'back')).toBe(390)
  expect(usableLength(shell, 'window')).toBe(shell.door.startCm - 60)
})
