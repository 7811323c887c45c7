import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FleetRental } from '#contract/catalogue/fleet-calendar'
import { addDays, daysIncluded } from '#domain/days'
import { type Cell, lanesOf } from './lanes.ts'

const week = { start: '2026-11-22', end: '2026-11-28' }
const today = '2026-11-26'

function rental(id: number, status: FleetRental['status'], first: number, last: number): FleetRental {
  const day = (count: number) => addDays('2026-11-21', count)
  return { id, trailer_id: 1, customer_name: `Customer ${id}`, status, start: day(first), end: day(last) }
}

// A lane as characters, one per day: the number of a rental, k for kept free, - for free and . for nothing.
function drawn(cell: Cell): string {
  const letter = { rental: cell.kind === 'rental' ? String(cell.rental.id) : '', kept: 'k', free: '-', none: '.' }
  return letter[cell.kind].repeat(cell.days)
}

function lanes(rentals: FleetRental[], buffer = 0): string[] {
  return lanesOf(rentals, buffer, week, today).map((lane) => lane.map(drawn).join(''))
}

describe('the lanes of a trailer', () => {
  test.each<[string, FleetRental[], number, string[]]>([
    ['are one of free days where nobody asks', [], 2, ['-------']],
    ['hold what is approved', [rental(1, 'approved', 2, 3)], 0, ['-11----']],
    ['keep days free after it', [rental(1, 'approved', 2, 3)], 2, ['-11kk--']],
    ['clip what goes beyond the window', [rental(1, 'approved', -3, 2), rental(2, 'approved', 6, 12)], 0, ['11---22']],
    ['show the end of what is kept free', [rental(1, 'approved', -3, -1)], 3, ['kk-----']],
    ['leave out what only ends near', [rental(1, 'approved', -3, -1)], 1, ['-------']],
    [
      'keep nothing free after what is completed or pending',
      [rental(1, 'completed', 1, 2), rental(2, 'pending', 4, 5)],
      2,
      ['11-22--'],
    ],
    [
      'stack those who want the same days',
      [rental(1, 'pending', 1, 3), rental(2, 'pending', 2, 4), rental(3, 'pending', 4, 5)],
      0,
      ['11133--', '.222...'],
    ],
    [
      'keep the first for what is approved',
      [rental(1, 'pending', 1, 3), rental(2, 'approved', 2, 4)],
      0,
      ['-222---', '111....'],
    ],
    [
      'let nobody wait on days kept free',
      [rental(1, 'approved', 1, 2), rental(2, 'pending', 3, 3)],
      1,
      ['11k----', '..2....'],
    ],
    [
      'cut days kept free where the next rental begins',
      [rental(1, 'approved', 1, 2), rental(2, 'approved', 4, 4)],
      3,
      ['11k2kkk'],
    ],
    [
      'cut the last day kept free where the next rental begins on it',
      [rental(1, 'approved', 1, 2), rental(2, 'approved', 4, 4)],
      2,
      ['11k2kk-'],
    ],
    [
      'show a rental over one that came back early',
      [rental(1, 'completed', 1, 5), rental(2, 'approved', 3, 4)],
      0,
      ['--22---', '11111..'],
    ],
    ['hold what came back today, as it was to', [rental(1, 'completed', 3, 5)], 0, ['--111--']],
    ['show days to come as free where one came back early', [rental(1, 'completed', 2, 6)], 1, ['-------', '.11111.']],
  ])('%s', (_, rentals, buffer, expected) => {
    expect(lanes(rentals, buffer)).toEqual(expected)
  })

  test.each([
    [-3, 12, true],
    [1, 7, false],
  ])('tell where a rental goes on: of the days %d to %d, %s', (first, last, isCut) => {
    const [lane] = lanesOf([rental(1, 'approved', first, last)], 0, week, today)
    expect(lane).toEqual([expect.objectContaining({ before: isCut, after: isCut, days: 7 })])
  })

  test('show every request once, whole, and cover the window in every lane', () => {
    const anyRental = fc
      .record({
        status: fc.constantFrom<FleetRental['status']>('pending', 'approved', 'completed'),
        first: fc.integer({ min: 1, max: 7 }),
        length: fc.integer({ min: 0, max: 4 }),
      })
      .map(({ status, first, length }) => ({ status, first, last: Math.min(7, first + length) }))
    fc.assert(
      fc.property(fc.array(anyRental, { maxLength: 9 }), fc.integer({ min: 0, max: 3 }), (made, buffer) => {
        const rentals = made.map(({ status, first, last }, place) => rental(place + 1, status, first, last))
        const all = lanesOf(rentals, buffer, week, today)
        const shown = all.flat().filter((cell) => cell.kind === 'rental')
        expect(shown.map((cell) => cell.rental.id).toSorted((a, b) => a - b)).toEqual(rentals.map(({ id }) => id))
        for (const cell of shown) expect(cell.days).toBe(daysIncluded(cell.rental.start, cell.rental.end))
        for (const lane of all) {
          let day = week.start
          for (const cell of lane) {
            expect(cell.start).toBe(day)
            expect(cell.days).toBeGreaterThan(0)
            day = addDays(day, cell.days)
          }
          expect(day).toBe(addDays(week.end, 1))
        }
      }),
    )
  })
})
