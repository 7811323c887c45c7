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
    pages.focus('2026-12-05', true)
    expect(pages.$month.get()).toBe('2026-11-01')
    pages.focus('2026-11-30', true)
    expect(pages.$month.get()).toBe('2026-11-01')
    pages.focus('2026-12-05', false)
    expect(pages.$month.get()).toBe('2026-12-01')
    pages.focus('2026-11-30', false)
    expect(pages.$month.get()).toBe('2026-11-01')
    pages.focus('2027-03-02', true)
    expect(pages.$month.get()).toBe('2027-02-01')
  })

  test('end 18 months ahead, and do not go back before this week', () => {
    pages.focus('2030-01-01', false)
    expect(pages.$focused.get()).toBe('2028-05-31')
    pages.turn(1, false)
    expect(pages.$month.get()).toBe('2028-05-01')
    pages.turn(-1, false)
    pages.turn(1, false)
    expect(pages.$month.get()).toBe('2028-05-01')
    pages.focus('2026-10-31', false)
    expect(pages.$focused.get()).toBe('2026-11-15')
    pages.turn(-1, false)
    expect(pages.$month.get()).toBe('2026-11-01')
  })

  test('take the tab stop along when they are turned away from it', () => {
    const shown = () => [pages.$month.get(), pages.$focused.get()]
    pages.turn(1, true)
    expect(shown()).toEqual(['2026-12-01', '2026-12-01'])
    pages.turn(-1, true)
    expect(shown()).toEqual(['2026-11-01', '2026-12-01'])
    pages.turn(2, true)
    pages.turn(-2, true)
    expect(shown()).toEqual(['2026-11-01', '2026-11-20'])
  })
})

describe('the pages of a narrow calendar at the end of a month', () => {
  /** The months in view, and the tab stop. */
  const view = () => [pages.$month.get(), pages.shown(false), pages.$focused.get()]

  beforeEach(() => {
    pages = calendarPages(atom('2026-11-29'), '2026-11-29')
  })

  test('show the next month too, once two weeks of this one are left', () => {
    const shownOn = (today: string) => calendarPages(atom(today), today).shown(false)
    expect(['2026-11-01', '2026-11-21', '2026-11-22', '2026-11-30', '2026-12-01'].map(shownOn)).toEqual([1, 1, 2, 2, 1])
  })

  test('turn by what is in view', () => {
    pages.turn(1, false)
    expect(view()).toEqual(['2027-01-01', 1, '2027-01-01'])
    pages.turn(-1, false)
    expect(view()).toEqual(['2026-11-01', 2, '2026-11-29'])
  })

  test('follow the tab stop through both months, and back to both', () => {
    pages.focus('2026-12-31', false)
    expect(view()).toEqual(['2026-11-01', 2, '2026-12-31'])
    pages.focus('2027-01-07', false)
    expect(view()).toEqual(['2027-01-01', 1, '2027-01-07'])
    pages.focus('2026-12-31', false)
    expect(view()).toEqual(['2026-11-01', 2, '2026-12-31'])
  })

  test('show both of a wide window that has become narrow', () => {
    pages.turn(1, true)
    expect(pages.$month.get()).toBe('2026-12-01')
    pages.focus(pages.$focused.get(), false)
    expect(view()).toEqual(['2026-11-01', 2, '2026-12-01'])
  })
})

test('a page left open leaves the month and the week that are over', () => {
  const $today = atom('2026-11-20')
  pages = calendarPages($today, '2026-11-20')
  $today.set('2026-11-29')
  expect([pages.$month.get(), pages.$focused.get()]).toEqual(['2026-11-01', '2026-11-29'])
  $today.set('2026-12-01')
  expect([pages.$month.get(), pages.$focused.get()]).toEqual(['2026-12-01', '2026-12-01'])
})
