import { describe, expect, test } from 'vitest'
import { beginning, overdueInWords, relativeDay, remaining, revenue, total } from './words.ts'

const today = '2026-11-21'

describe('revenue', () => {
  test.each([
    [0, '$0'],
    [0.5, '$0.50'],
    [18_640, '$18,640.00'],
  ])('tells %s as %s', (amount, words) => expect(revenue(amount)).toBe(words))
})

describe('a day nearby', () => {
  test.each([
    ['2026-11-21', 'Today'],
    ['2026-11-22', 'Tomorrow'],
    ['2026-11-23', 'Mon, Nov 23'],
  ])('%s is called %s', (day, words) => expect(relativeDay(day, today)).toBe(words))
})

test('a rental that is about to begin says on which day', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-24']
  expect(days.map((day) => beginning(day, today))).toEqual(['Begins today', 'Begins tomorrow', 'Begins Tue, Nov 24'])
})

test('a late return says by how many days', () => {
  expect([overdueInWords('2026-11-20', today), overdueInWords('2026-10-31', today)]).toEqual([
    '1 day late',
    '21 days late',
  ])
})

describe('what remains of a quote', () => {
  test.each([
    ['2026-11-20', 'Has ended'],
    ['2026-11-21', 'Ends today'],
    ['2026-11-22', 'Ends tomorrow'],
    ['2026-11-28', 'Ends in 7 days'],
  ])('valid until %s: %s', (until, words) => expect(remaining(until, today)).toBe(words))
})

test('a total adds every state up', () => expect(total({ pending: 2, approved: 0, rejected: 3 })).toBe(5))
