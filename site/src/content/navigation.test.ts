import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { currentAt } from './navigation.ts'

test.each([
  [paths.rentals, paths.rentals, 'page'],
  [paths.rent(1), paths.rentals, 'true'],
  [paths.rentalDetails(1), paths.rentals, 'true'],
  [paths.customDetails(1), paths.custom, 'true'],
  [paths.customDetails(1), paths.rentals, undefined],
  [paths.moreRentals(20), paths.rentals, 'true'],
  [paths.moreCustom(20), paths.custom, 'true'],
  [paths.home, paths.rentals, undefined],
])('on %s the link to %s is current: %s', (path, href, current) => {
  expect(currentAt(path, href)).toBe(current)
})
