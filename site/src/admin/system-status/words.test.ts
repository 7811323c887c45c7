import { expect, test } from 'vitest'
import { elapsedInWords, rhythm } from './words.ts'

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1.00 s'],
  [12_345, '12.35 s'],
])('%d milliseconds are “%s”', (milliseconds, words) => {
  expect(elapsedInWords(milliseconds)).toBe(words)
})

test('an hour is told as one', () => {
  expect([rhythm(5), rhythm(60)]).toEqual(['every 5 minutes', 'every hour'])
})
