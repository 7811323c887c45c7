import { expect, test } from 'vitest'
import { entryInWords } from './entry-words.ts'

const rates = { rental_price_daily: 100, rental_price_weekly: 500, rental_price_monthly: 0 }
const none = { rental_price_daily: 0, rental_price_weekly: 0, rental_price_monthly: 0 }
const booked = [{ start: '2026-12-10', end: '2026-12-12' }]

test.each([
  ['2026-12-01', '2026-12-03', rates, 'Free. 3 days: $300.00.'],
  ['2026-12-01', '2026-12-06', rates, 'Free. 6 days: $500.00.'],
  ['2026-12-01', '2026-12-01', none, 'Free. 1 day: Price on request.'],
  ['2026-12-12', '2026-12-14', rates, 'Already booked from Thu, Dec 10, 2026 to Sat, Dec 12, 2026.'],
  ['2026-12-14', '2026-12-12', rates, 'The last day is before the first day. Choose a later one.'],
  ['2026-11-30', '2026-12-02', rates, 'The first day has passed. 3 days: $300.00.'],
])('%s to %s', (start, end, rates, words) => {
  expect(entryInWords({ start, end }, { rates, booked, others: [], today: '2026-12-01' })).toBe(words)
})

const ana = { id: 12, customer_name: 'Ana Reyes' }
const ben = { id: 15, customer_name: 'Ben Ortiz' }

test.each([
  ['2026-12-01', [ana], 'Free so far. Ana Reyes (#12) asks for these days too. 3 days: $300.00.'],
  ['2026-12-01', [ana, ben], 'Free so far. 2 requests ask for these days too. 3 days: $300.00.'],
  ['2026-12-02', [ana], 'The first day has passed. Ana Reyes (#12) asks for these days too. 3 days: $300.00.'],
  ['2026-12-01', undefined, '3 days: $300.00.'],
  ['2026-12-01', null, 'Free so far. Could not check whether others ask for these days. 3 days: $300.00.'],
])('on %s, with %j asking for the same days', (today, others, words) => {
  const days = { start: '2026-12-01', end: '2026-12-03' }
  expect(entryInWords(days, { rates, booked, others, today })).toBe(words)
})
