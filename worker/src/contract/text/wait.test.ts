import { expect, test } from 'vitest'
import { waitInWords } from './wait.ts'

test.each([
  [0.4, 'a second'],
  [1, 'a second'],
  [2, '2 seconds'],
  [59, '59 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3540, '59 minutes'],
  [3600, 'about an hour'],
  [3700, 'about an hour'],
  [7000, 'about 2 hours'],
  [86_400, 'about 24 hours'],
])('a wait of %d seconds is %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
