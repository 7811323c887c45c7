import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dateInWords,
  dayInWords,
  dayOfMonth,
  daysIncluded,
  daysInWords,
  firstOfMonth,
  inTampa,
  isDay,
  isWeekOver,
  lastOfMonth,
  monthInWords,
  rangeInWords,
  shortDay,
  startOfDayInTampa,
  todayInTampa,
  weekday,
  weeksOfMonth,
} from './days.ts'

const anyDay = fc.integer({ min: -20_000, max: 60_000 }).map((offset) => addDays('1990-01-01', offset))

test('clocks in Tampa are those of the tables of the world, around each of their changes from 2007 to 2040', () => {
  const table = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const HOUR = 3_600_000
  for (let year = 2007; year <= 2040; year++)
    for (let month = 0; month < 12; month++) {
      const first = Date.UTC(year, month, 1)
      // Clocks change on a Sunday of the first half of March and of November; in other months one day is like the next.
      const hours = month === 2 || month === 10 ? 16 * 24 : 24
      for (let hour = first; hour < first + hours * HOUR; hour += HOUR)
        for (const instant of [hour, hour - 1000])
          if (table.format(instant) !== inTampa(new Date(instant)).toISOString().slice(0, 19).replace('T', ' '))
            expect.fail(`In Tampa it is ${table.format(instant)} at ${new Date(instant).toISOString()}`)
    }
})

describe('todayInTampa', () => {
  test.each([
    ['2026-11-21T04:59:59Z', '2026-11-20'],
    ['2026-11-21T05:00:00Z', '2026-11-21'],
    ['2026-07-04T03:59:59Z', '2026-07-03'],
    ['2026-07-04T04:00:00Z', '2026-07-04'],
    ['2027-01-01T04:30:00Z', '2026-12-31'],
    ['2027-01-01T05:00:00Z', '2027-01-01'],
    ['2026-03-08T04:59:59Z', '2026-03-07'],
    ['2026-03-09T03:59:59Z', '2026-03-08'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2028-03-01T04:59:59Z', '2028-02-29'],
  ])('reads %s as %s, in winter and in summer', (instant, day) => {
    expect(todayInTampa(new Date(instant))).toBe(day)
  })
})

test.each([
  ['2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['2026-07-04', '2026-07-04T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
])('%s begins in Tampa at %s, also around the days of 23 and 25 hours', (day, instant) => {
  expect(startOfDayInTampa(day).toISOString()).toBe(instant)
})

test('a day in Tampa begins where the one before ends, and lasts 23, 24 or 25 hours', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const start = startOfDayInTampa(day)
      expect(todayInTampa(start)).toBe(day)
      expect(todayInTampa(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
      const hours = (startOfDayInTampa(addDays(day, 1)).getTime() - start.getTime()) / 3_600_000
      expect([23, 24, 25]).toContain(hours)
    }),
  )
})

test.each([
  ['2026-03-07', '2026-03-09', 3],
  ['2026-10-31', '2026-11-02', 3],
  ['2028-02-28', '2028-03-01', 3],
  ['2027-02-28', '2027-03-01', 2],
  ['2026-12-31', '2027-01-01', 2],
  ['2028-01-01', '2028-12-31', 366],
  ['2026-11-02', '2026-11-01', 0],
])('%s to %s are %i days, over clock changes, leap days and the end of a year', (start, end, days) => {
  expect(daysIncluded(start, end)).toBe(days)
})

describe('isDay', () => {
  test.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-31', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['tomorrow', false],
    ['', false],
  ])('of %j is %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})

describe('addDays', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', -1, '2026-10-31'],
  ])('moves %s by %i to %s, over years, leap days and clock changes', (day, count, moved) => {
    expect(addDays(day, count)).toBe(moved)
  })

  test('is undone by the opposite move, and daysIncluded counts it', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 5000 }), (day, count) => {
        const later = addDays(day, count)
        expect(addDays(later, -count)).toBe(day)
        expect(daysIncluded(day, later)).toBe(count + 1)
      }),
    )
  })
})

describe('addMonths', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-21', 2, '2027-01-21'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', -3, '2026-02-28'],
  ])('moves %s by %i months to %s', (day, months, moved) => {
    expect(addMonths(day, months)).toBe(moved)
  })
})

describe('months', () => {
  test('begin and end where the calendar says', () => {
    expect(firstOfMonth('2026-11-21')).toBe('2026-11-01')
    expect(firstOfMonth('2026-11-21', 3)).toBe('2027-02-01')
    expect(lastOfMonth('2028-02-03')).toBe('2028-02-29')
  })

  test('are laid out in weeks from Sunday, each day once and under its weekday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const weeks = weeksOfMonth(day)
        expect(weeks.every((week) => week.length === 7)).toBe(true)
        expect(weeks.every((week) => week.some((cell) => cell))).toBe(true)
        expect(weeks.every((week) => week.every((cell, column) => !cell || weekday(cell) === column))).toBe(true)
        const cells = weeks.flat().filter((cell) => cell !== null)
        expect(cells.map(dayOfMonth)).toEqual(cells.map((_, index) => index + 1))
        expect(cells.at(-1)).toBe(lastOfMonth(day))
      }),
    )
  })

  test('are over once their last day is', () => {
    const left = (month: string, today: string) =>
      weeksOfMonth(month)
        .filter((week) => !isWeekOver(week, today))
        .map((week) => week.find((cell) => cell))
    expect(left('2026-11-01', '2026-11-28')).toEqual(['2026-11-22', '2026-11-29'])
    expect(left('2026-11-01', '2026-11-29')).toEqual(['2026-11-29'])
    expect(left('2026-11-01', '2026-12-01')).toEqual([])
    expect(left('2026-12-01', '2026-11-29')).toHaveLength(5)
  })
})

describe('days in words', () => {
  test('are written short, long, and as a month', () => {
    expect(dayInWords('2026-11-21')).toBe('Sat, Nov 21, 2026')
    expect(dayInWords('2026-09-02', 'long')).toBe('Wednesday, September 2, 2026')
    expect(monthInWords('2026-05-01')).toBe('May 2026')
  })

  test('read as Intl writes them', () => {
    const long = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' })
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayInWords(day, 'long')).toBe(long.format(new Date(`${day}T00:00:00Z`)))
      }),
    )
  })
})

test.each([
  [1, '1 day'],
  [2, '2 days'],
  [366, '366 days'],
])('%d days are counted as “%s”', (days, words) => expect(daysInWords(days)).toBe(words))

test('a day has a name without its weekday, and one without its year', () => {
  expect([dateInWords('2026-12-01'), shortDay('2026-12-01')]).toEqual(['Dec 1, 2026', 'Dec 1'])
})

describe('rangeInWords', () => {
  test.each([
    ['2026-11-21', '2026-11-24', 'Nov\u00a021\u00a0–\u2060\u00a024,\u00a02026'],
    ['2026-11-30', '2026-12-02', 'Nov\u00a030\u00a0– Dec\u00a02,\u00a02026'],
    ['2026-12-30', '2027-01-02', 'Dec\u00a030,\u00a02026\u00a0– Jan\u00a02,\u00a02027'],
    ['2026-11-21', '2026-11-21', 'Nov\u00a021,\u00a02026'],
  ])('tells %s to %s as %s', (start, end, words) => {
    expect(rangeInWords(start, end)).toBe(words)
  })
})
