import { expect, test } from 'vitest'
import type { TrailerStatus } from '#contract/catalogue/trailer'
import { exampleRentals } from '../content/example-rentals.ts'
import { availableFirst } from './available-first.ts'

function trailers(...statuses: TrailerStatus[]) {
  return statuses.flatMap((status, id) => exampleRentals.slice(0, 1).map((trailer) => ({ ...trailer, id, status })))
}

test('the home page shows what can be rented now before what cannot', () => {
  const shown = availableFirst(trailers('rented', 'available', 'maintenance', 'available'))
  expect(shown.map(({ id }) => id)).toEqual([1, 3, 0, 2])
})
