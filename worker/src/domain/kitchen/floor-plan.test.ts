import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FloorPlan, floorPlan, type Piece } from './floor-plan.ts'
import type { PlacedPiece } from './floor-rows.ts'
import { overlaps } from './floor-rows.ts'
import { AISLE_CM } from './floor-shell.ts'

let ids = 0
function piece(name: string, dimensions: string, rest: Partial<Piece> = {}): Piece {
  ids++
  return { id: ids, name, category: '', dimensions, place: null, ...rest }
}

const fridge = piece('Upright Refrigerator', '70 × 80 × 200 cm')
const sink = piece('Three-Compartment Sink', '120 × 60 × 90 cm')
const handSink = piece('Hand Sink', '40 × 40 × 90 cm')
const fryer = piece('Gas Fryer', '40 × 80 × 100 cm')
const griddle = piece('Countertop Griddle', '60 × 50 × 35 cm')
const espresso = piece('Espresso Machine', '75 × 40 × 50 cm')
const hood = piece('Exhaust Hood', '150 × 80 × 50 cm')
const kitchen = [fridge, sink, handSink, fryer, griddle, espresso, hood]

const wallOf = (plan: FloorPlan, side: string) => plan.walls.find((wall) => wall.side === side)
const namesOn = (plan: FloorPlan, side: string) => wallOf(plan, side)?.placed.map(({ name }) => name)

describe('floorPlan', () => {
  test('sets a small kitchen out: sinks at the door, cooking together, cold at the front, coffee at the window', () => {
    const plan = floorPlan('5m', kitchen)
    expect(namesOn(plan, 'back')).toEqual([
      'Upright Refrigerator',
      'Gas Fryer',
      'Countertop Griddle',
      'Hand Sink',
      'Three-Compartment Sink',
    ])
    expect(namesOn(plan, 'window')).toEqual(['Espresso Machine'])
    expect(wallOf(plan, 'back')).toMatchObject({ usableCm: 490, usedCm: 330 })
    expect(plan).toMatchObject({
      lengthCm: 490,
      widthCm: 200,
      unplaced: [],
      unmeasured: [],
      elsewhere: ['Exhaust Hood'],
    })
  })

  test('does not ask in which order pieces were chosen', () => {
    expect(floorPlan('5m', [...kitchen].reverse())).toEqual(floorPlan('5m', kitchen))
  })

  test('names what does not fit and what has no measures', () => {
    const plan = floorPlan('4m', [
      ...kitchen,
      piece('Walk-in Cooler', '300 × 210 × 220 cm'),
      piece('Chest Freezer', 'about a meter'),
      piece('Walk-in Freezer', '310 × 210 × 220 cm'),
    ])
    expect(plan).toMatchObject({ unplaced: ['Walk-in Cooler', 'Walk-in Freezer'], unmeasured: ['Chest Freezer'] })
  })

  test('takes a piece that just fills a wall', () => {
    const plan = floorPlan('5m', [piece('Long Counter', '490 × 60 × 90 cm', { place: 'floor' })])
    expect(wallOf(plan, 'back')?.placed).toMatchObject([{ name: 'Long Counter', startCm: 0 }])
  })

  test('leaves the hatch to what is no higher than the counter', () => {
    const tall = Array.from({ length: 14 }, () => piece('Tall Cabinet', '60 × 50 × 200 cm', { place: 'floor' }))
    const plan = floorPlan('5m', tall)
    const atWindow = wallOf(plan, 'window')?.placed ?? []
    expect(atWindow.filter((body) => overlaps(body, plan.hatch))).toEqual([])
    expect(plan.unplaced.length).toBeGreaterThan(0)
  })

  test('uses the front wall for a piece that is too long for what is left of the others', () => {
    const plan = floorPlan('4m', [
      piece('Cooking Range', '250 × 60 × 90 cm'),
      piece('Tall Cabinet', '150 × 80 × 160 cm', { place: 'floor' }),
    ])
    expect(namesOn(plan, 'front')).toEqual(['Tall Cabinet'])
    expect(wallOf(plan, 'back')).toMatchObject({ usableCm: 310, usedCm: 250 })
    expect(wallOf(plan, 'front')).toMatchObject({ usableCm: 200, usedCm: 150 })
    const empty = floorPlan('4m', [])
    expect(wallOf(empty, 'front')).toMatchObject({ usableCm: 0, usedCm: 0 })
    expect(wallOf(plan, 'window')?.usableCm).toBe((wallOf(empty, 'window')?.usableCm ?? 0) - 80)
  })

  test.each(['', 'custom', '0.5m', '90 ft', 'm'])('has no plan for a size of “%s”, and names every piece', (size) => {
    const plan = floorPlan(size, kitchen)
    expect(plan.lengthCm).toBe(0)
    const named = [...kitchen, piece('Chest Freezer', 'about a meter')]
    const { unmeasured, elsewhere, walls } = floorPlan(size, named)
    expect([...unmeasured, ...elsewhere].sort()).toEqual(named.map(({ name }) => name).sort())
    const nothing = { usableCm: 0, usedCm: 0, placed: [] }
    expect(walls).toEqual(['window', 'back', 'front'].map((side) => ({ side, ...nothing })))
  })

  const side = fc.integer({ min: 10, max: 220 })
  const anyPiece = fc.record({
    id: fc.integer({ min: 1, max: 100_000 }),
    name: fc.constantFrom('Oven', 'Fridge', 'Sink', 'Table', 'Blender', 'Hood', 'Fryer'),
    category: fc.constantFrom('Cooking', 'Cold', 'Smallwares'),
    dimensions: fc.oneof(
      fc.tuple(side, side, side).map((sizes) => `${sizes.join(' × ')} cm`),
      fc.tuple(side, side).map(([width, depth]) => `${width / 2}x${depth / 4}`),
      fc.constantFrom('', 'unknown'),
    ),
    place: fc.constantFrom('floor', 'counter', 'overhead', 'outside', 'loose', null),
  })
  const anyPieces = fc.uniqueArray(anyPiece, { selector: ({ id }) => id, maxLength: 40 })
  const anySize = fc.constantFrom('3m', '4m', '5m', '6m', "16'", '20 ft', '8.5 m')

  function everyPlan(holds: (plan: FloorPlan, pieces: Piece[]) => void) {
    fc.assert(fc.property(anySize, anyPieces, (size, pieces) => holds(floorPlan(size, pieces), pieces)))
  }

  test('places or names every piece once', () => {
    everyPlan((plan, pieces) => {
      const placed = plan.walls.flatMap((wall) => wall.placed.map(({ name }) => name))
      const named = [...placed, ...plan.unplaced, ...plan.unmeasured, ...plan.elsewhere]
      expect(named.sort()).toEqual(pieces.map(({ name }) => name).sort())
    })
  })

  test('lets nothing overlap or stick out, and keeps the door clear', () => {
    everyPlan((plan) => {
      const boxes = plan.walls.flatMap((wall) => wall.placed.map((body) => box(plan, wall.side, body)))
      for (const [at, a] of boxes.entries()) {
        expect(a.left >= 0 && a.top >= 0 && a.right <= plan.lengthCm && a.bottom <= plan.widthCm).toBe(true)
        for (const b of boxes.slice(at + 1)) {
          expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
        }
      }
      const atWindow = wallOf(plan, 'window')?.placed ?? []
      expect(atWindow.some((body) => overlaps(body, plan.door))).toBe(false)
    })
  })

  test('leaves the aisle everywhere', () => {
    everyPlan((plan) => {
      for (const a of wallOf(plan, 'back')?.placed ?? []) {
        for (const b of wallOf(plan, 'window')?.placed ?? []) {
          if (overlaps(a, b)) expect(plan.widthCm - a.depthCm - b.depthCm).toBeGreaterThanOrEqual(AISLE_CM)
        }
      }
    })
  })

  test('uses no more than what each wall has', () => {
    everyPlan((plan) => {
      for (const wall of plan.walls) {
        const sum = wall.placed.reduce((total, { lengthCm }) => total + lengthCm, 0)
        expect(wall.usedCm).toBeCloseTo(sum, 5)
        expect(wall.usedCm).toBeLessThanOrEqual(wall.usableCm)
      }
    })
  })

  test('is the same for any order of the pieces', () => {
    everyPlan((_, pieces) => {
      expect(floorPlan('5m', [...pieces].reverse())).toEqual(floorPlan('5m', pieces))
    })
  })
})

function box({ widthCm }: FloorPlan, side: string, { startCm, lengthCm, depthCm }: PlacedPiece) {
  // A tolerance of a micrometer for sums of decimals.
  const [start, end, depth] = [startCm + 1e-4, startCm + lengthCm - 1e-4, depthCm - 1e-4]
  if (side === 'front') return { left: 0, right: depth, top: start, bottom: end }
  if (side === 'back') return { left: start, right: end, top: 0, bottom: depth }
  return { left: start, right: end, top: widthCm - depth, bottom: widthCm }
}
