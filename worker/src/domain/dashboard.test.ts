import { describe, expect, test } from 'vitest'
import type { Waiting } from '#contract/dashboard'
import {
  activeBuilds,
  conversionRate,
  filledWeeks,
  fleetUtilization,
  handoversOf,
  lastWeeks,
  mostUrgent,
  totalRevenue,
} from './dashboard.ts'
import { weekday } from './days.ts'

test.each([
  [{ available: 4, rented: 1, maintenance: 1 }, 17],
  [{ available: 0, rented: 3, maintenance: 0 }, 100],
  [{ available: 1, rented: 1, maintenance: 6 }, 13],
  [{ available: 0, rented: 0, maintenance: 0 }, 0],
])('the utilization of %j is %i percent', (trailers, percent) => {
  expect(fleetUtilization(trailers)).toBe(percent)
})

test.each([
  [{ pending: 1, approved: 1, rejected: 1, completed: 0 }, 33],
  [{ pending: 0, approved: 0, rejected: 0, completed: 5 }, 0],
  [{ pending: 0, approved: 0, rejected: 0, completed: 0 }, 0],
])('the conversion of %j is %i percent', (rentals, percent) => {
  expect(conversionRate(rentals)).toBe(percent)
})

test('approved builds and those in progress are active', () => {
  expect(activeBuilds({ pending: 1, approved: 2, rejected: 4, in_progress: 8, completed: 16 })).toBe(10)
})

test('revenue is exact to the cent, and 0 when there is none', () => {
  expect(totalRevenue(10, 20)).toBe(0.3)
  expect(totalRevenue(0, 0)).toBe(0)
})

test('the 20 that have waited longest come first, of whatever kind', () => {
  const all = Array.from({ length: 30 }, (_, index): Waiting => {
    const kind = index % 2 === 0 ? 'rental' : 'contact'
    const since = `2026-01-${String(30 - index).padStart(2, '0')}T00:00:00Z`
    return { kind, id: index, name: 'x', about: 'y', since, stage: 'new' }
  })
  expect(mostUrgent(all).map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 29 - index))
})

test('an accepted price comes before older requests, and one that its customer can still accept after newer ones', () => {
  const stages = ['priced', 'new', 'accepted', 'new', 'priced', 'accepted'] as const
  const all = stages.map((stage, id): Waiting => {
    return { kind: 'rental', id, name: 'x', about: 'y', since: `2026-01-0${id + 1}T00:00:00Z`, stage }
  })
  expect(mostUrgent(all).map(({ id }) => id)).toEqual([2, 5, 1, 3, 0, 4])
})

test('a rental that begins within days comes before older ones, but not before an accepted price', () => {
  const begins = [undefined, '2026-02-03', '2026-02-02', undefined, '2026-02-02']
  const all = begins.map((day, id): Waiting => {
    const stage = id === 3 ? 'accepted' : 'new'
    return { kind: 'rental', id, name: 'x', about: 'y', since: `2026-01-0${id + 1}T00:00:00Z`, stage, begins: day }
  })
  expect(mostUrgent(all).map(({ id }) => id)).toEqual([3, 2, 4, 1, 0])
})

test('of what came in at the same moment the lower number comes first', () => {
  const all = [3, 1, 2].map((id): Waiting => {
    return { kind: 'rental', id, name: 'x', about: 'y', since: '2026-01-01T00:00:00Z', stage: 'new' }
  })
  expect(mostUrgent(all).map(({ id }) => id)).toEqual([1, 2, 3])
})

describe('handoversOf', () => {
  function rental(id: number, rental_start_date: string, rental_end_date: string) {
    return { id, trailer_name: 'Big', customer_name: 'Nora', rental_start_date, rental_end_date, in_maintenance: true }
  }

  test('takes today and the six days after it, a return before a pick-up unless it is of the same day, and first the returns that are late', () => {
    const rentals = [
      rental(1, '2026-11-21', '2026-11-27'),
      rental(2, '2026-11-20', '2026-11-21'),
      rental(3, '2026-11-28', '2026-11-30'),
      rental(4, '2026-11-10', '2026-12-10'),
      rental(9, '2026-11-24', '2026-12-24'),
      rental(8, '2026-11-24', '2026-12-24'),
      rental(5, '2026-11-23', '2026-11-23'),
      rental(6, '2026-11-01', '2026-11-20'),
      rental(7, '2026-11-01', '2026-11-09'),
    ]
    expect(handoversOf(rentals, '2026-11-21').map(({ day, kind, rental_id }) => [day, kind, rental_id])).toEqual([
      ['2026-11-09', 'return', 7],
      ['2026-11-20', 'return', 6],
      ['2026-11-21', 'return', 2],
      ['2026-11-21', 'pick-up', 1],
      ['2026-11-23', 'pick-up', 5],
      ['2026-11-23', 'return', 5],
      ['2026-11-24', 'pick-up', 8],
      ['2026-11-24', 'pick-up', 9],
      ['2026-11-27', 'return', 1],
    ])
  })

  test('tells of maintenance only where a trailer is to go out', () => {
    const handovers = handoversOf([rental(1, '2026-11-21', '2026-11-22')], '2026-11-21')
    expect(handovers.map(({ kind, in_maintenance }) => [kind, in_maintenance])).toEqual([
      ['pick-up', true],
      ['return', false],
    ])
  })
})

describe('lastWeeks', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-21', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('ends for %s with the week of Monday %s', (today, monday) => {
    const weeks = lastWeeks(today)
    expect(weeks).toHaveLength(12)
    expect(weeks.at(-1)?.start).toBe(monday)
    expect(weeks.every(({ start }) => weekday(start) === 1)).toBe(true)
  })

  test('leaves no instant between two weeks, also where the clocks change', () => {
    const weeks = lastWeeks('2026-11-21')
    for (const [index, { to }] of weeks.slice(0, -1).entries()) expect(weeks[index + 1]?.from).toBe(to)
    expect(weeks.find(({ start }) => start === '2026-10-26')).toEqual({
      start: '2026-10-26',
      from: '2026-10-26T04:00:00.000Z',
      to: '2026-11-02T05:00:00.000Z',
    })
  })

  test('shows weeks without a request as 0', () => {
    const weeks = lastWeeks('2026-11-21')
    const filled = filledWeeks(weeks, [{ week: 11, rentals: 3, custom_builds: 2, messages: 1 }])
    expect(filled).toHaveLength(12)
    expect(filled[0]).toEqual({ start: weeks[0]?.start, rentals: 0, custom_builds: 0, messages: 0 })
    expect(filled[11]).toEqual({ start: '2026-11-16', rentals: 3, custom_builds: 2, messages: 1 })
  })
})
