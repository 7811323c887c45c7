import { expect, test } from 'vitest'
import { cacheKey } from './cache-key.ts'

test.each([
  ['https://site.test/rentals', 'https://site.test/rentals'],
  ['https://site.test/rentals?after=20', 'https://site.test/rentals?after=20'],
  ['https://site.test/rentals?utm_source=mail&utm_campaign=may', 'https://site.test/rentals'],
  ['https://site.test/rental-details?id=1&fbclid=IwAR0_x-Y', 'https://site.test/rental-details?id=1'],
  ['https://site.test/rental-details?gclid=a&id=1&gad_source=1', 'https://site.test/rental-details?id=1'],
  ['https://site.test/rentals?after=fbclid&x=utm_source', 'https://site.test/rentals?after=fbclid&x=utm_source'],
  ['https://site.test/rentals?my_utm_source=1&gclids=2', 'https://site.test/rentals?my_utm_source=1&gclids=2'],
  ['https://site.test/rentals?fbclid', 'https://site.test/rentals'],
  ['https://site.test/rentals?', 'https://site.test/rentals?'],
])('%s is %s', (address, own) => expect(cacheKey(address)).toBe(own))
