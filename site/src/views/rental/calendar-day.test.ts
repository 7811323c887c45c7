import { describe, expect, test } from 'vitest'
import { type CalendarView, dayCell } from './calendar-day.ts'

const view: CalendarView = {
  today: '2026-11-20',
  booked: [{ start: '2026-11-24', end: '2026-11-25' }],
  highlighted: { start: '2026-11-21', end: '2026-11-23' },
  open: false,
}

describe('a day of the calendar', () => {
  test.each([
    ['2026-11-19', 'past', null, 'Thursday, November 19, 2026, past'],
    ['2026-11-20', 'free', null, 'Friday, November 20, 2026, today'],
    ['2026-11-21', 'free', 'first', 'Saturday, November 21, 2026, your first day'],
    ['2026-11-22', 'free', 'middle', 'Sunday, November 22, 2026, one of your days'],
    ['2026-11-23', 'free', 'last', 'Monday, November 23, 2026, your last day'],
    ['2026-11-24', 'booked', null, 'Tuesday, November 24, 2026, booked'],
  ])('%s is %s, has its place in the highlighted range, and says so', (day, state, part, label) => {
    expect(dayCell(day, view)).toEqual({ state, part, chosen: part !== null, label })
  })

  test('beside a rental says that it is kept free', () => {
    const booked = [{ start: '2026-11-23', end: '2026-11-26', buffer_days: 1 }]
    const look = (day: string) => dayCell(day, { ...view, highlighted: null, booked })
    expect(look('2026-11-23')).toMatchObject({
      state: 'booked',
      label: 'Monday, November 23, 2026, kept free between rentals',
    })
    expect(look('2026-11-24').label).toBe('Tuesday, November 24, 2026, booked')
    const later = dayCell('2026-11-23', { ...view, highlighted: null, booked, today: '2026-11-24' })
    expect(later.label).toBe('Monday, November 23, 2026, past')
  })

  test('of a preview is marked, but is not called chosen', () => {
    const open = { ...view, open: true }
    expect(dayCell('2026-11-21', open)).toMatchObject({
      chosen: true,
      label: expect.stringContaining('your first day'),
    })
    expect(dayCell('2026-11-23', open)).toMatchObject({
      part: 'last',
      chosen: false,
      label: 'Monday, November 23, 2026',
    })
  })

  test('alone in the highlighted range is the only one', () => {
    const single = { ...view, highlighted: { start: '2026-11-22', end: '2026-11-22' } }
    const look = { state: 'free', part: 'single', chosen: true }
    expect(dayCell('2026-11-22', single)).toEqual({ ...look, label: 'Sunday, November 22, 2026, your day' })
    expect(dayCell('2026-11-22', { ...single, open: true })).toEqual({
      ...look,
      label: 'Sunday, November 22, 2026, your first day',
    })
  })
})
