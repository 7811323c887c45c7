import { describe, expect, test } from 'vitest'
import { age, momentInWords, rangeInWords } from './time.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

describe('age', () => {
  test.each([
    ['2026-11-21T12:00:30Z', 'Now'],
    ['2026-11-21T11:59:01Z', 'Now'],
    ['2026-11-21T11:59:00Z', '1m ago'],
    ['2026-11-21T11:00:01Z', '59m ago'],
    ['2026-11-21T11:00:00Z', '1h ago'],
    ['2026-11-20T12:00:00Z', '1d ago'],
    ['2026-11-14T12:00:00Z', '7d ago'],
    ['2026-11-14T11:59:59Z', 'Nov 14, 2026'],
  ])('tells %s as %s', (instant, words) => expect(age(instant, now)).toBe(words))

  test('dates in Tampa, not in London', () => expect(age('2026-11-02T03:00:00Z', now)).toBe('Nov 1, 2026'))
})

describe('momentInWords', () => {
  test('tells the hour in Tampa', () => {
    expect(momentInWords('2026-11-21T20:04:00Z').replace(/\s/g, ' ')).toBe('Nov 21, 2026, 3:04 PM')
  })
})

describe('rangeInWords', () => {
  test.each([
    ['2026-11-21', '2026-11-24', 'Nov 21 – 24, 2026'],
    ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
    ['2026-11-21', '2026-11-21', 'Nov 21, 2026'],
  ])('tells %s to %s as %s', (start, end, words) => {
    expect(rangeInWords(start, end).replace(/\s/g, ' ')).toBe(words)
  })
})
