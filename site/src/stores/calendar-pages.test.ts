import { atom } from 'nanostores'
import { beforeEach, describe, expect, test } from 'vitest'
import { type CalendarPages, calendarPages } from './calendar-pages.ts'

let pages: CalendarPages
beforeEach(() => {
  pages = calendarPages(atom('2026-11-20'), '2026-11-28')
})

describe('the pages of the calendar', () => {
  test('open at the first free day', () => {
    expect(pages.$month.get()).toBe('2026-11-01')
    expect(pages.$focused.get()).toBe('2026-11-28')
  })

  test('follow the tab stop, but stay while its month is in view', () => {
    pages.focus('2026-12-05', 2)
    expect(pages.$month.get()).toBe('2026-11-01')
    pages.focus('2026-11-30', 2)
    expect(pages.$month.get()).toBe('2026-11-01')
    pages.focus('2026-12-05', 1)
    expect(pages.$month.get()).toBe('2026-12-01')
    pages.focus('2026-11-30', 1)
    expect(pages.$month.get()).toBe('2026-11-01')
    pages.focus('2027-03-02', 2)
    expect(pages.$month.get()).toBe('2027-02-01')
  })

  test('end 18 months ahead, and do not go back before this month', () => {
    pages.focus('2030-01-01', 1)
    expect(pages.$focused.get()).toBe('2028-05-31')
    pages.turn(1, 1)
    expect(pages.$month.get()).toBe('2028-05-01')
    pages.turn(-1, 1)
    pages.turn(1, 1)
    expect(pages.$month.get()).toBe('2028-05-01')
    pages.focus('2026-10-31', 1)
    expect(pages.$focused.get()).toBe('2026-11-01')
    pages.turn(-1, 1)
    expect(pages.$month.get()).toBe('2026-11-01')
  })

  test('take the tab stop along when they are turned away from it', () => {
    const shown = () => [pages.$month.get(), pages.$focused.get()]
    pages.turn(1, 2)
    expect(shown()).toEqual(['2026-12-01', '2026-12-01'])
    pages.turn(-1, 2)
    expect(shown()).toEqual(['2026-11-01', '2026-12-01'])
    pages.turn(2, 2)
    pages.turn(-2, 2)
    expect(shown()).toEqual(['2026-11-01', '2026-11-01'])
  })
})
