import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const SITE = 'https://trailers.example'

test.each([
  [`${SITE}/images/rentals/yard.jpg?w=640`, '/images/rentals/yard.jpg?w=640'],
  [` ${SITE}/images/rentals/yard.jpg\n`, '/images/rentals/yard.jpg'],
  [`${SITE}.evil.example/yard.jpg`, `${SITE}.evil.example/yard.jpg`],
  ['https://elsewhere.example/yard.jpg', 'https://elsewhere.example/yard.jpg'],
  ['/images/rentals/yard.jpg', '/images/rentals/yard.jpg'],
  ['Chef ', 'Chef '],
  ['', ''],
])('%j is kept as %j', (entered, kept) => {
  expect(ownPath(entered, SITE)).toBe(kept)
})
