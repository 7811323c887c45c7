import { describe, expect, test } from 'vitest'
import { bookedOn, firstFreeDay, overlap, refusedDates } from './rental-dates.ts'

const today = '2026-11-10'
const booked = [
  { start: '2026-11-10', end: '2026-11-12' },
  { start: '2026-11-13', end: '2026-11-14' },
  { start: '2026-11-20', end: '2026-11-22' },
  { start: '2026-11-27', end: '2026-11-27' },
]

describe('overlap', () => {
  test.each([
    ['2026-11-18', '2026-11-19', false],
    ['2026-11-18', '2026-11-20', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-01', '2026-11-30', true],
    ['2026-11-22', '2026-11-25', true],
    ['2026-11-23', '2026-11-25', false],
  ])('of %s to %s with November 20 to 22 is %s', (start, end, expected) => {
    const range = { start: '2026-11-20', end: '2026-11-22' }
    expect(overlap({ start, end }, range)).toBe(expected)
    expect(overlap(range, { start, end })).toBe(expected)
  })
})

describe('booked days', () => {
  test('are found with the range they belong to', () => {
    expect(bookedOn('2026-11-22', booked)).toEqual({ start: '2026-11-20', end: '2026-11-22' })
    expect(bookedOn('2026-11-23', booked)).toBeUndefined()
  })

  test('are passed over, also where one booking follows another, on the way to the first free day', () => {
    expect(firstFreeDay(today, booked)).toBe('2026-11-15')
    expect(firstFreeDay('2026-11-16', booked)).toBe('2026-11-16')
  })
})

describe('refusedDates', () => {
  test.each([
    ['a single free day', '2026-11-16', '2026-11-16'],
    ['days up to the eve of a booking', '2026-11-15', '2026-11-19'],
    ['the longest rental', '2026-11-28', '2027-11-28'],
  ])('lets through %s', (_, start, end) => {
    expect(refusedDates({ start, end }, today, booked)).toBeNull()
  })

  test('takes today as a first day', () => {
    expect(refusedDates({ start: today, end: today }, today, [])).toBeNull()
  })

  test.each([
    ['a last day before the first', '2026-11-17', '2026-11-16', 'before the first day'],
    ['yesterday', '2026-11-09', '2026-11-10', 'in the past'],
    ['367 days', '2026-11-28', '2027-11-29', 'at most 366 days'],
    ['days around a booking of one day', '2026-11-26', '2026-11-29', 'booked on Fri, Nov 27, 2026.'],
    ['days around a booking', '2026-11-18', '2026-11-25', 'from Fri, Nov 20, 2026 to Sun, Nov 22, 2026'],
  ])('refuses %s with the reason', (_, start, end, reason) => {
    expect(refusedDates({ start, end }, today, booked)).toContain(reason)
  })
})
