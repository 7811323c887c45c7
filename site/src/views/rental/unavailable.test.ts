import { expect, test } from 'vitest'
import { unavailableInWords } from './unavailable.ts'

test.each([
  ['rented', 'It is out on a rental right now.'],
  ['maintenance', 'It is in our workshop right now.'],
  ['available', ''],
] as const)('a trailer that is %s is away: %s', (status, words) => {
  expect(unavailableInWords('It', status)).toBe(words)
})
