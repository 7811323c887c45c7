import { expect, test } from 'vitest'
import { runsOf } from './runs.ts'

const requests = (...ids: number[]) => ids.map((id) => ({ id }))
const idsByKey = (ids: readonly number[]) =>
  Object.fromEntries(runsOf(requests(...ids)).map(({ key, run }) => [key, run.map(({ id }) => id)]))

test('a thousand requests are some twenty runs, in their order', () => {
  const ids = Array.from({ length: 1000 }, (_, place) => 1000 - place)
  const runs = runsOf(requests(...ids))
  expect(runs).toHaveLength(21)
  expect(runs.flatMap(({ run }) => run.map(({ id }) => id))).toEqual(ids)
  expect(new Set(runs.map(({ key }) => key)).size).toBe(runs.length)
})

test('a request that comes in, or another page, leaves the others where they are', () => {
  const before = idsByKey([99, 98, 51, 50, 49])
  const after = idsByKey([100, 99, 98, 51, 50, 49, 48])
  expect(after).toEqual({ '2 0': [100], '1 0': before['1 0'], '0 0': [49, 48] })
})

test('requests in another order than that of their ids keep it', () => {
  expect(Object.values(idsByKey([60, 10, 61, 11]))).toEqual([[60], [10], [61], [11]])
})

test('none are no runs', () => expect(runsOf([])).toEqual([]))
