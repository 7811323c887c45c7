import { expect, test } from 'vitest'
import { approvedInWords, pendingInWords, restInWords } from './words.ts'

const next = Array.from({ length: 5 }, (_, id) => ({
  id,
  customer_name: 'Ida',
  start: '2026-12-04',
  end: '2026-12-04',
}))

test.each([
  [1, true, '1 approved rental of this trailer is', '1 request for this trailer waits', null],
  [5, true, '5 approved rentals of this trailer are', '5 requests for this trailer wait', null],
  [7, true, '7 approved rentals of this trailer are', '7 requests for this trailer wait', 'and 2 more'],
  [100, false, 'More than 100 approved rentals', 'More than 100 requests', 'and more than 95 more'],
])('%i requests ahead are told, and those that are not named', (total, complete, approved, pending, rest) => {
  const ahead = { total, complete, next: next.slice(0, total) }
  expect(approvedInWords(ahead)).toContain(approved)
  expect(pendingInWords(ahead)).toContain(pending)
  expect(restInWords(ahead)).toBe(rest)
})

test('an account that may not see whose they are gets no rest', () => {
  expect(restInWords({ total: 3, complete: true, next: [] })).toBeNull()
})
