import { describe, expect, test } from 'vitest'
import { floorPlan } from '#domain/kitchen/floor-plan'
import { floorInWords, misfitsInWords } from './floor-words.ts'

const piece = (id: number, name: string, dimensions: string) => {
  return { id, name, category: '', dimensions, place: 'floor' } as const
}

const TIGHT = 'A wall that looks free may still be too tight: 75 cm (30 in) stay clear to walk between the two sides.'

describe('floorInWords', () => {
  test('says how much of each wall is used', () => {
    expect(floorInWords(floorPlan('5m', [piece(1, 'Fryer', '210 × 70 × 90 cm')]))).toEqual([
      '0.0 m of 3.5 m (0 of 11 ft) of the window wall used.',
      '2.1 m of 4.9 m (7 of 16 ft) of the back wall used.',
    ])
  })

  test('names what does not fit and what nobody has measured', () => {
    const plan = floorPlan('5m', [
      piece(1, 'Pizza oven, stone', '300 × 190 cm'),
      piece(2, 'Work table', '600 × 60 cm'),
      piece(3, 'Work table', '600 × 60 cm'),
      piece(4, 'Freezer', 'large'),
      piece(5, 'LED wall that may not fit', ''),
    ])
    const misfits = ['The pizza oven does not fit beside the rest.', '2 × work table do not fit beside the rest.']
    expect(misfitsInWords(plan)).toEqual(misfits)
    expect(floorInWords(plan).slice(2)).toEqual([
      ...misfits,
      TIGHT,
      'Not placed, because we do not know the measurements: Freezer; LED wall that may not fit.',
    ])
  })

  test('tells one that does not fit, and up to four of them in a sentence each', () => {
    const planOf = (names: readonly string[]) =>
      floorPlan(
        '5m',
        names.map((name, at) => piece(at + 1, name, '600 × 70 cm')),
      )
    expect(floorInWords(planOf(['Oven'])).slice(2)).toEqual(['The oven does not fit beside the rest.', TIGHT])
    expect(misfitsInWords(planOf(['Oven', 'Fryer', 'Range', 'Grill']))).toHaveLength(4)
  })

  test('counts what differs only after a comma, which a sentence leaves out', () => {
    const plan = floorPlan('5m', [
      piece(1, 'Espresso machine, two groups', '600 × 70 cm'),
      piece(2, 'Espresso machine, one group', '600 × 70 cm'),
    ])
    expect(misfitsInWords(plan)).toEqual(['2 × espresso machine do not fit beside the rest.'])
  })

  test('tells many that do not fit in one sentence', () => {
    const names = ['Oven', 'Fryer', 'Range', 'Table, long', 'Table, long', 'Grill']
    const plan = floorPlan(
      '5m',
      names.map((name, at) => piece(at + 1, name, '600 × 70 cm')),
    )
    expect(floorInWords(plan).slice(2)).toEqual([
      '6 pieces do not fit beside the rest: Oven; Fryer; Range; 2 × Table, long; Grill.',
      TIGHT,
    ])
  })

  test('says why there is no plan', () => {
    expect(floorInWords(floorPlan('large', []))).toEqual([
      'This size names no length, so there is no floor plan for it.',
    ])
  })
})
