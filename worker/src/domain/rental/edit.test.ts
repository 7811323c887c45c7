import { describe, expect, test } from 'vitest'
import { RENTAL } from '../../../../tests/new-requests.ts'
import { movesDays } from './edit.ts'

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
