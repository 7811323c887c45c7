import { describe, expect, test } from 'vitest'
import { age, durationInWords, momentAndAge } from './time.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

describe('age', () => {
  test.each([
    ['2026-11-21T12:00:30Z', 'Now'],
    // A browser whose clock is a day behind.
    ['2026-11-22T12:00:00Z', 'Now'],
    ['2026-11-21T11:59:01Z', 'Now'],
    ['2026-11-21T11:59:00Z', '1m ago'],
    ['2026-11-21T11:00:01Z', '59m ago'],
    ['2026-11-21T11:00:00Z', '1h ago'],
    ['2026-11-20T12:00:00Z', '1d ago'],
    ['2026-11-14T12:00:00Z', '7d ago'],
    ['2026-11-14T11:59:59Z', 'Nov 14, 2026'],
  ])('tells %s as %s', (instant, words) => expect(age(instant, now)).toBe(words))

  test.each([
    ['2026-11-01T04:30:00Z', '2026-11-01T06:30:00Z', '2h ago'],
    ['2026-03-07T12:00:00Z', '2026-03-08T12:00:00Z', '1d ago'],
    ['2026-12-31T23:59:59Z', '2027-01-01T00:00:58Z', 'Now'],
    ['2026-12-31T23:59:59Z', '2027-01-01T00:00:59Z', '1m ago'],
  ])('from %s to %s is %s, over clock changes and the end of a year', (instant, then, words) => {
    expect(age(instant, Date.parse(then))).toBe(words)
  })

  test('dates in Tampa, not in London', () => expect(age('2026-11-02T03:00:00Z', now)).toBe('Nov 1, 2026'))
})

describe('momentAndAge', () => {
  test.each([
    ['2026-11-21T10:00:00Z', '2h ago · Nov 21, 2026, 5:00 AM'],
    ['2026-11-13T12:00:00Z', 'Nov 13, 2026, 7:00 AM'],
  ])('tells %s as %s, and no day twice', (instant, words) => expect(momentAndAge(instant, now)).toBe(words))
})

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1.00 s'],
  [12_345, '12.35 s'],
])('%i milliseconds are %s', (milliseconds, words) => expect(durationInWords(milliseconds)).toBe(words))
