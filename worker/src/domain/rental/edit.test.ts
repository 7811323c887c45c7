import { describe, expect, test } from 'vitest'
import { RENTAL } from '../../../../tests/new-requests.ts'
import { movesDays, originalDays } from './edit.ts'

describe('movesDays', () => {
  test.each([
    [{}, false],
    [{ notes: 'Called' }, false],
    [{ rental_start_date: '2026-12-04', rental_end_date: '2026-12-06' }, false],
    [{ rental_end_date: '2026-12-07' }, true],
    [{ rental_start_date: '2026-12-03' }, true],
  ])('%j: %s', (edit, expected) => {
    expect(movesDays(RENTAL, edit)).toBe(expected)
  })
})

describe('originalDays', () => {
  const earlier = (start: string, end: string) => ({ start, end, by: 'staff', at: '2026-11-21T12:00:00.000Z' })

  test('is null for a request that was never moved, or is back on its first days', () => {
    expect(originalDays(RENTAL)).toBeNull()
    const { rental_start_date, rental_end_date } = RENTAL
    const earlier_days = [earlier(rental_start_date, rental_end_date), earlier('2026-12-08', '2026-12-10')]
    expect(originalDays({ ...RENTAL, earlier_days })).toBeNull()
  })

  test('is the first of several earlier days', () => {
    const earlier_days = [earlier('2026-12-01', '2026-12-03'), earlier('2026-12-02', '2026-12-04')]
    expect(originalDays({ ...RENTAL, earlier_days })).toEqual({ start: '2026-12-01', end: '2026-12-03' })
  })

  test.each([
    ['first', { start: '2026-12-03', end: '2026-12-06' }],
    ['last', { start: '2026-12-04', end: '2026-12-07' }],
  ])('is told where only the %s day was moved', (_, asked) => {
    expect(originalDays({ ...RENTAL, earlier_days: [earlier(asked.start, asked.end)] })).toEqual(asked)
  })
})
