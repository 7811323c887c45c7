import { describe, expect, test } from 'vitest'
import {
  adjacentDay,
  calendarHref,
  entryHref,
  isCalendar,
  readCalendar,
  readEntry,
  windowOf,
  withSpan,
} from './address.ts'

const search = (href: string) => Object.fromEntries(new URL(href, 'https://example.org').searchParams)

describe('the address of the calendar', () => {
  test.each([
    { span: 'month', from: null, list: { status: '', q: '' } },
    { span: 'week', from: '2026-12-03', list: { status: 'pending', q: 'field nora' } },
  ] as const)('tells %j and is read again', (address) => {
    const read = search(calendarHref(address))
    expect(isCalendar(read)).toBe(true)
    expect(readCalendar(read)).toEqual(address)
  })

  test('is that of this month where it says nothing readable', () => {
    expect(calendarHref({ span: 'month', from: null, list: {} })).toBe('/admin/rentals?view=calendar')
    for (const from of ['', '2026-02-30', '9999-12-31', '1999-01-01', 'soon']) {
      expect(readCalendar({ view: 'calendar', span: 'year', from })).toMatchObject({ span: 'month', from: null })
    }
    expect(isCalendar({})).toBe(false)
  })

  test('keeps what is under the form of a new request', () => {
    const under = { view: 'calendar', span: 'week', from: '2026-12-03' }
    const entry = { trailer: 7, start: '2026-12-04', end: '2026-12-05' }
    const href = entryHref(under, entry)
    expect(readEntry(search(href))).toEqual(entry)
    expect(search(entryHref(search(href), null))).toEqual(under)
    expect(readEntry(search(entryHref({ status: 'pending' }, { trailer: null, start: null, end: null })))).toEqual({
      trailer: null,
      start: null,
      end: null,
    })
    expect(readEntry({ entry: 'new', trailer: '7x', start: 'now' })).toEqual({ trailer: null, start: null, end: null })
    expect(readEntry({ trailer: '7' })).toBeNull()
  })
})

describe('what is shown', () => {
  test.each([
    ['week', '2026-12-03', '2026-11-29', '2026-12-05'],
    ['week', '2026-11-29', '2026-11-29', '2026-12-05'],
    ['month', '2026-12-03', '2026-12-01', '2026-12-31'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ] as const)('as a %s around %s is %s to %s', (span, day, start, end) => {
    expect(windowOf(span, day)).toEqual({ start, end })
  })

  test.each([
    ['week', '2026-12-31', 1, '2027-01-07'],
    ['week', '2027-01-01', -1, '2026-12-25'],
    ['month', '2026-01-31', 1, '2026-02-01'],
    ['month', '2026-01-31', -1, '2025-12-01'],
  ] as const)('turns by a %s from %s by %i to %s', (span, day, by, expected) => {
    expect(adjacentDay(span, day, by)).toBe(expected)
  })

  test.each([
    ['month', null, 'week', null],
    // The week of December 1 begins in November.
    ['month', '2026-12-01', 'week', '2026-12-01'],
    ['week', '2026-12-01', 'month', '2026-12-01'],
    // A month that contains today leads to today's week, and a week reached by paging leads to its month.
    ['month', '2026-11-01', 'week', null],
    ['week', '2026-11-29', 'month', null],
    ['week', '2026-12-06', 'month', '2026-12-06'],
  ] as const)('as a %s around %s, as a %s is around %s', (span, from, other, expected) => {
    const address = { span, from, list: {} }
    expect(withSpan(address, other, '2026-11-30')).toEqual({ ...address, span: other, from: expected })
  })
})
