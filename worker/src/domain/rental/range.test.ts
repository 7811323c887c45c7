import { describe, expect, test } from 'vitest'
import { rangeRefusal } from './range.ts'

describe('rangeRefusal', () => {
  test.each([
    ['2026-11-22', '2026-11-21', 'before the first day'],
    ['2026-11-01', '2027-11-02', 'at most 366 days'],
  ])('refuses %s to %s', (start, end, reason) => {
    expect(rangeRefusal({ start, end })).toContain(reason)
  })

  test.each([
    ['2026-11-22', '2026-11-22'],
    ['2020-01-01', '2020-12-31'],
  ])('takes %s to %s, also in the past', (start, end) => {
    expect(rangeRefusal({ start, end })).toBeNull()
  })
})
