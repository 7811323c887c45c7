import { expect, test } from 'vitest'
import { approvedInWords, pendingInWords, restInWords } from './words.ts'

const next = Array.from({ length: 5 }, (_, id) => ({
  id,
  customer_name: 'Ida',
  start: '2026-12-04',
  end: '2026-12-04',
}))

test.each([
  [1, true, '1 approved rental of this trailer is', 'this customer', '1 request for this trailer waits', null],
  [5, true, '5 approved rentals of this trailer are', 'these customers', '5 requests for this trailer wait', null],
  [
    7,
    true,
    '7 approved rentals of this trailer are',
    'these customers',
    '7 requests for this trailer wait',
    'and 2 more',
  ],
  [100, false, 'More than 100 approved rentals', 'these customers', 'More than 100 requests', 'and more than 95 more'],
])('%i requests ahead are told, and those that are not named', (total, complete, approved, who, pending, rest) => {
  const ahead = { total, complete, next: next.slice(0, total) }
  expect(approvedInWords(ahead)).toEqual({
    count: expect.stringContaining(approved),
    todo: expect.stringContaining(who),
  })
  expect(pendingInWords(ahead)).toEqual({ count: expect.stringContaining(pending), todo: expect.stringContaining(who) })
  expect(restInWords(ahead)).toBe(rest)
})

test('an account that may not see whose they are gets no rest', () => {
  expect(restInWords({ total: 3, complete: true, next: [] })).toBeNull()
})
