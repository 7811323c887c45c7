import { describe, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/activity'
import {
  announcement,
  arrivals,
  badge,
  listed,
  MAX_ENTRIES,
  NOTHING,
  newestEntries,
  newestId,
  withAllRead,
  withRead,
} from './list.ts'

const entry = (id: number, read = false): ActivityEntry => ({
  id,
  type: 'rental_request',
  title: `Entry ${id}`,
  message: 'Somebody asks',
  metadata: {},
  timestamp: '2026-11-21T12:00:00Z',
  read,
})
const many = { activities: Array.from({ length: 70 }, (_, place) => entry(70 - place)), unread: 70 }

describe('the list', () => {
  test('keeps the newest 50', () => {
    expect(newestEntries(many).activities).toHaveLength(MAX_ENTRIES)
    expect(newestId(newestEntries(many))).toBe(70)
  })

  test('shows the newest 15', () =>
    expect(listed(many).map(({ id }) => id)).toEqual(many.activities.slice(0, 15).map(({ id }) => id)))

  test('counts one less once an unread entry is read', () => {
    const list = withRead({ activities: [entry(2), entry(1)], unread: 2 }, 2)
    expect(list).toEqual({ activities: [entry(2, true), entry(1)], unread: 1 })
  })

  test('counts the same when the entry was read before, or is not there', () => {
    const list = { activities: [entry(2, true)], unread: 1 }
    expect(withRead(list, 2)).toEqual(list)
    expect(withRead(list, 9)).toEqual(list)
  })

  test('has nothing unread once all is read', () => {
    expect(withAllRead(many).unread).toBe(0)
    expect(withAllRead(many).activities.every(({ read }) => read)).toBe(true)
  })
})

describe('badge', () => {
  test.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [70, '9+'],
  ])('says of %s unread “%s”', (unread, words) => expect(badge(unread)).toBe(words))
})

describe('what is announced', () => {
  test('is what came since, unless it was read already', () => {
    const list = { activities: [entry(4), entry(3, true), entry(2)], unread: 2 }
    expect(arrivals(list, 2)).toEqual({ arrived: [entry(4)], newest: 4 })
  })

  test('is nothing of the first list, even of an empty one', () => {
    expect(arrivals(many, null)).toEqual({ arrived: [], newest: 70 })
    expect(arrivals(NOTHING, null)).toEqual({ arrived: [], newest: 0 })
    expect(announcement([])).toBe('')
  })

  test('is nothing of a list that comes back after it was cleared', () => {
    const { newest } = arrivals(NOTHING, 70)
    expect(arrivals(many, newest)).toEqual({ arrived: [], newest: 70 })
  })

  test('names one entry, and counts several', () => {
    expect(announcement([entry(4)])).toBe('New notification: Entry 4. Somebody asks')
    expect(announcement([entry(5), entry(4)])).toBe('2 new notifications. The latest: Entry 5')
  })
})
