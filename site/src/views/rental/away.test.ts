import { expect, test } from 'vitest'
import { awayInWords } from './away.ts'

test.each([
  ['rented', 'It is out on a rental right now.'],
  ['maintenance', 'It is in our workshop right now.'],
  ['available', ''],
] as const)('a trailer that is %s is away: %s', (status, words) => {
  expect(awayInWords('It', status)).toBe(words)
})
