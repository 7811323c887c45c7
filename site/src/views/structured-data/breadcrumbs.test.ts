import { expect, test } from 'vitest'
import { breadcrumbs } from './breadcrumbs.ts'

test('breadcrumbs lead from the home page to the page itself', () => {
  const list = breadcrumbs(
    new URL('https://trailers.test'),
    { name: 'Rentals', path: '/rentals' },
    { name: 'Taco Kitchen', path: '/rental-details?id=7' },
  )
  expect(list.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', 'https://trailers.test/'],
    [2, 'Rentals', 'https://trailers.test/rentals'],
    [3, 'Taco Kitchen', 'https://trailers.test/rental-details?id=7'],
  ])
})
