import { describe, expect, test } from 'vitest'
import { adjacentDay, calendarHref, entryHref, isCalendar, readCalendar, readEntry, windowOf } from './address.ts'

const search = (href: string) => Object.fromEntries(new URL(href, 'https://example.org').searchParams)

describe('the address of the calendar', () => {
  test.each([
    { span: 'weeks', from: null, list: { status: '', q: '' } },
    { span: 'week', from: '2026-12-03', list: { status: 'pending', q: 'field nora' } },
  ] as const)('tells %j and is read again', (address) => {
    const read = search(calendarHref(address))
    expect(isCalendar(read)).toBe(true)
    expect(readCalendar(read)).toEqual(address)
  })

  test('is that of the coming weeks where it says nothing readable', () => {
    expect(calendarHref({ span: 'weeks', from: null, list: {} })).toBe('/admin/rentals?view=calendar')
    for (const from of ['', '2026-02-30', '9999-12-31', '1999-01-01', 'soon']) {
      expect(readCalendar({ view: 'calendar', span: 'year', from })).toMatchObject({ span: 'weeks', from: null })
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
    ['weeks', '2026-11-30', '2026-11-29', '2027-01-02'],
    ['weeks', '2028-03-04', '2028-02-27', '2028-04-01'],
  ] as const)('as a %s from %s on is %s to %s', (span, day, start, end) => {
    expect(windowOf(span, day)).toEqual({ start, end })
  })

  test.each([
    ['week', '2026-12-31', 1, '2027-01-07'],
    ['week', '2027-01-01', -1, '2026-12-25'],
    ['weeks', '2026-11-29', 1, '2027-01-03'],
    ['weeks', '2027-01-03', -1, '2026-11-29'],
  ] as const)('turns by a %s from %s by %i to %s', (span, day, by, expected) => {
    expect(adjacentDay(span, day, by)).toBe(expected)
  })
})
