import { describe, expect, test } from 'vitest'
import { todayInTampa } from '../days.ts'
import {
  bookedInWords,
  bookingOn,
  datesRefusal,
  dayToCorrect,
  firstFreeDay,
  freeDaysAfter,
  isBufferDay,
  overlaps,
  withBuffer,
  withoutBuffer,
} from './dates.ts'

const today = '2026-11-10'
const booked = [
  { start: '2026-11-10', end: '2026-11-12' },
  { start: '2026-11-13', end: '2026-11-14' },
  { start: '2026-11-20', end: '2026-11-22' },
  { start: '2026-11-27', end: '2026-11-27' },
]

describe('freeDaysAfter', () => {
  test.each([
    ['2026-11-15', 9, 4],
    ['2026-11-15', 3, 3],
    ['2026-11-19', 9, 0],
    ['2026-11-22', 9, 4],
    ['2026-11-28', 9, 9],
    ['2026-11-28', 0, 0],
  ])('%s, %i at most: %i', (day, most, days) => expect(freeDaysAfter(day, most, booked)).toBe(days))
})

describe('overlaps', () => {
  test.each([
    ['2026-11-18', '2026-11-19', false],
    ['2026-11-18', '2026-11-20', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-01', '2026-11-30', true],
    ['2026-11-22', '2026-11-25', true],
    ['2026-11-23', '2026-11-25', false],
  ])('of %s to %s with November 20 to 22 is %s', (start, end, expected) => {
    const range = { start: '2026-11-20', end: '2026-11-22' }
    expect(overlaps({ start, end }, range)).toBe(expected)
    expect(overlaps(range, { start, end })).toBe(expected)
  })
})

describe('booked days', () => {
  test('are found with the range they belong to', () => {
    expect(bookingOn('2026-11-22', booked)).toEqual({ start: '2026-11-20', end: '2026-11-22' })
    expect(bookingOn('2026-11-23', booked)).toBeUndefined()
  })

  test('are passed over, also where one booking follows another, on the way to the first free day', () => {
    expect(firstFreeDay(today, booked)).toBe('2026-11-15')
    expect(firstFreeDay('2026-11-16', booked)).toBe('2026-11-16')
  })
})

describe('datesRefusal', () => {
  test.each([
    ['a single free day', '2026-11-16', '2026-11-16'],
    ['days up to the eve of a booking', '2026-11-15', '2026-11-19'],
    ['the longest rental', '2026-11-28', '2027-11-28'],
  ])('lets through %s', (_, start, end) => {
    expect(datesRefusal({ start, end }, today, booked)).toBeNull()
  })

  test('takes today as a first day', () => {
    expect(datesRefusal({ start: today, end: today }, today, [])).toBeNull()
  })

  test.each([
    ['a last day before the first', '2026-11-17', '2026-11-16', 'before the first day', 'end'],
    ['yesterday', '2026-11-09', '2026-11-10', 'in the past', 'start'],
    ['367 days', '2026-11-28', '2027-11-29', 'at most 366 days', 'end'],
    ['367 days from today', today, '2027-11-11', 'at most 366 days', 'end'],
    ['a year from yesterday', '2026-11-09', '2027-11-29', 'in the past', 'start'],
    ['days around a booking of one day', '2026-11-26', '2026-11-29', 'booked on Fri, Nov 27, 2026.', 'end'],
    ['days around a booking', '2026-11-18', '2026-11-25', 'from Fri, Nov 20, 2026 to Sun, Nov 22, 2026', 'end'],
    ['days up to a booking', '2026-11-18', '2026-11-20', 'from Fri, Nov 20, 2026 to Sun, Nov 22, 2026', 'end'],
    ['days from a booking on', '2026-11-22', '2026-11-24', 'from Fri, Nov 20, 2026 to Sun, Nov 22, 2026', 'start'],
    ['367 days from a booked one', '2026-11-20', '2027-11-21', 'at most 366 days', 'end'],
    ['a single booked day', '2026-11-27', '2026-11-27', 'on Fri, Nov 27, 2026', 'start'],
    ['as many days as there may be', '2026-11-18', '2027-11-18', 'from Fri, Nov 20, 2026 to Sun, Nov 22, 2026', 'end'],
  ])('refuses %s with the reason, at the day to correct', (_, start, end, reason, which) => {
    expect(datesRefusal({ start, end }, today, booked)).toContain(reason)
    expect(dayToCorrect({ start, end }, today, booked)).toBe(`rental_${which}_date`)
  })
})

describe('a client whose clock is a day off', () => {
  // The server's day counts, which is Tampa's; in London it is already the next day.
  const now = new Date('2027-01-01T04:30:00Z')

  test.each([
    ['2026-12-30', 'in the past'],
    ['2026-12-31', null],
    ['2027-01-01', null],
  ])('may ask for a rental from %s: %s', (start, reason) => {
    const refusal = datesRefusal({ start, end: '2027-01-02' }, todayInTampa(now), [])
    if (reason === null) expect(refusal).toBeNull()
    else expect(refusal).toContain(reason)
  })
})

describe('days between rentals', () => {
  const rental = { start: '2026-11-20', end: '2026-11-22' }
  const closed = { start: '2026-11-18', end: '2026-11-24', buffer_days: 2 }

  test('close the days after a rental, and as many before it', () => {
    expect(withBuffer(rental, 2)).toEqual(closed)
    expect(withBuffer(rental, 0)).toEqual(rental)
    expect(withoutBuffer(closed)).toEqual(rental)
    expect(withoutBuffer(rental)).toEqual(rental)
  })

  test.each([
    ['2026-11-15', '2026-11-17', true],
    ['2026-11-15', '2026-11-18', false],
    ['2026-11-19', '2026-11-19', false],
    ['2026-11-24', '2026-11-30', false],
    ['2026-11-25', '2026-11-30', true],
  ])('let %s to %s be asked for: %s', (start, end, expected) => {
    expect(datesRefusal({ start, end }, today, [closed]) === null).toBe(expected)
  })

  test('are the same seen from either of two rentals', () => {
    for (let gap = 0; gap < 5; gap++) {
      const next = { start: `2026-11-${23 + gap}`, end: '2026-12-01' }
      expect(overlaps(withBuffer(rental, 2), next)).toBe(gap < 2)
      expect(overlaps(withBuffer(next, 2), rental)).toBe(gap < 2)
    }
  })

  test.each([
    ['2026-11-17', false],
    ['2026-11-18', true],
    ['2026-11-20', false],
    ['2026-11-22', false],
    ['2026-11-24', true],
    ['2026-11-25', false],
  ])('%s is kept free: %s', (day, expected) => {
    expect(isBufferDay(day, [closed])).toBe(expected)
  })

  test('are told with the rental they belong to', () => {
    expect(bookedInWords(closed)).toBe(
      'from Fri, Nov 20, 2026 to Sun, Nov 22, 2026 (2 days are kept free before and after)',
    )
    expect(bookedInWords({ start: '2026-11-19', end: '2026-11-21', buffer_days: 1 })).toBe(
      'on Fri, Nov 20, 2026 (1 day is kept free before and after)',
    )
  })
})
