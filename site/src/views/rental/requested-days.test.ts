import { describe, expect, test } from 'vitest'
import { daysAhead, presetDays, requestedDays } from './requested-days.ts'

const TODAY = '2026-11-22'
const of = (address: string) => requestedDays(new URLSearchParams(address), TODAY)

describe('the days a visitor asks for', () => {
  test.each([
    ['from=2026-11-28&to=2026-11-30', '2026-11-28', '2026-11-30'],
    ['from=2026-11-22&to=2026-11-22', TODAY, TODAY],
    ['from=+2026-11-28+&to=2027-11-28', '2026-11-28', '2027-11-28'],
  ])('of %s are taken', (address, start, end) => {
    expect(of(address)).toMatchObject({ isFiltered: true, days: { start, end }, problem: null })
  })

  test.each(['', 'after=20', 'from=&to=', 'from=%20'])('are none in “%s”', (address) => {
    expect(of(address)).toMatchObject({ isFiltered: false, days: null, problem: null })
  })

  test.each([
    ['from=2026-11-28', 'to', 'Choose the last day, too.'],
    ['to=2026-11-28', 'from', 'Choose the first day, too.'],
    ['from=11/28/2026&to=2026-11-30', 'from', '“11/28/2026” is not a date. Choose the first day again.'],
    ['from=2026-11-28&to=2026-11-31', 'to', '“2026-11-31” is not a date. Choose the last day again.'],
    ['from=2026-11-21&to=2026-11-30', 'from', 'These days are in the past. Choose a first day from today on.'],
    ['from=2026-11-30&to=2026-11-28', 'to', 'The last day is before the first day. Choose a later one.'],
    ['from=2026-11-28&to=2027-11-29', 'to', 'A rental lasts at most 366 days.'],
  ])('of %s are refused at “%s”', (address, field, sentence) => {
    const { days, problem, typed } = of(address)
    expect(days).toBeNull()
    expect(problem).toEqual({ field, sentence: expect.stringContaining(sentence) })
    expect(new URLSearchParams(address).get('from') ?? '').toBe(typed.from)
  })

  test('are quoted only as far as they show what was meant', () => {
    expect(of(`from=${'x'.repeat(500)}&to=`).problem?.sentence.length).toBeLessThan(80)
  })
})

test.each([
  ['from=2020-01-01&to=2020-01-02', { start: '2020-01-01', end: '2020-01-02' }],
  ['from=2026-11-28', null],
  ['from=2026-11-30&to=2026-11-28', null],
  ['from=2026-11-28&to=soon', null],
  ['from=1&to=2026-11-28', null],
  ['from=2026-01-01&to=2027-01-01', { start: '2026-01-01', end: '2027-01-01' }],
  ['from=2026-01-01&to=2027-01-02', null],
  ['from=0001-01-01&to=9999-12-31', null],
  ['', null],
])('a link with “%s” brings %j', (address, days) => {
  expect(presetDays(new URLSearchParams(address))).toEqual(days)
})

test.each([
  ['2026-11-21', false],
  [TODAY, true],
  ['2026-11-23', true],
])('days from %s on are still ahead: %s', (start, isAhead) => {
  const preset = { start, end: '2026-11-24' }
  expect(daysAhead(preset, TODAY)).toBe(isAhead ? preset : null)
})

test('no days are none ahead', () => expect(daysAhead(null, TODAY)).toBeNull())
