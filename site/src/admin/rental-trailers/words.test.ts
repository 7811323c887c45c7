import { expect, test } from 'vitest'
import { aheadInWords, restInWords } from './words.ts'

const next = Array.from({ length: 5 }, (_, id) => ({
  id,
  customer_name: 'Ida',
  start: '2026-12-04',
  end: '2026-12-04',
}))

test.each([
  [1, true, '1 approved rental of this trailer is', null],
  [5, true, '5 approved rentals of this trailer are', null],
  [7, true, '7 approved rentals of this trailer are', 'and 2 more'],
  [100, false, 'More than 100 approved rentals of this trailer are', 'and more than 95 more'],
])('%i rentals ahead are told, and those that are not named', (total, complete, words, rest) => {
  const ahead = { total, complete, next: next.slice(0, total) }
  expect(aheadInWords(ahead)).toContain(words)
  expect(restInWords(ahead)).toBe(rest)
})

test('an account that may not see whose they are gets no rest', () => {
  expect(restInWords({ total: 3, complete: true, next: [] })).toBeNull()
})
