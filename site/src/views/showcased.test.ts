import { expect, test } from 'vitest'
import type { TrailerStatus } from '#contract/trailer'
import { exampleRentals } from '../content/example-rentals.ts'
import { showcased } from './showcased.ts'

function trailers(...statuses: TrailerStatus[]) {
  return statuses.flatMap((status, id) => exampleRentals.slice(0, 1).map((trailer) => ({ ...trailer, id, status })))
}

test('the home page shows what can be rented now before what cannot', () => {
  const shown = showcased(trailers('rented', 'available', 'maintenance', 'available'))
  expect(shown.map(({ id }) => id)).toEqual([1, 3, 0, 2])
})
