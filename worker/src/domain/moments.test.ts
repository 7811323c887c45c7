import { describe, expect, test } from 'vitest'
import { momentInSeconds, momentInWords } from './moments.ts'

describe('momentInWords', () => {
  test('tells the hour in Tampa', () => {
    expect(momentInWords('2026-11-21T20:04:00Z')).toBe('Nov 21, 2026, 3:04 PM')
  })

  test.each([
    ['2026-03-08T06:59:00Z', 'Mar 8, 2026, 1:59 AM'],
    ['2026-03-08T07:00:00Z', 'Mar 8, 2026, 3:00 AM'],
    ['2026-11-01T05:59:00Z', 'Nov 1, 2026, 1:59 AM'],
    ['2026-11-01T06:00:00Z', 'Nov 1, 2026, 1:00 AM'],
  ])('tells %s as %s, where the clocks change', (instant, words) => {
    expect(momentInWords(instant)).toBe(words)
  })
})

test.each([
  ['2026-11-22T04:59:59.999Z', 'Nov 21, 2026, 11:59:59 PM'],
  ['2026-11-22T05:00:00Z', 'Nov 22, 2026, 12:00:00 AM'],
  ['2026-11-22T17:04:09Z', 'Nov 22, 2026, 12:04:09 PM'],
])('momentInSeconds tells %s as %s', (instant, words) => expect(momentInSeconds(instant)).toBe(words))
