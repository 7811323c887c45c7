import { expect, test } from 'vitest'
import { estimateAt } from './estimate.ts'
import { type Rates, ratesOf } from './price.ts'

const rates: Rates = { dailyCents: 10_000, weeklyCents: 50_000, monthlyCents: 150_000 }

test.each([
  ['2026-03-07', '2026-03-09'],
  ['2026-10-31', '2026-11-02'],
  ['2028-02-28', '2028-03-01'],
  ['2026-12-30', '2027-01-01'],
])('%s to %s cost three days, over clock changes, a leap day and the end of a year', (start, end) => {
  expect(estimateAt(rates, { start, end })).toBe(30_000)
})

test('an estimate at prices in dollars is exact to the cent, and none where there is no rate', () => {
  const days = { start: '2026-11-20', end: '2026-11-28' }
  const prices = { rental_price_daily: 100.1, rental_price_weekly: 500.45, rental_price_monthly: 4000 }
  expect(estimateAt(ratesOf(prices), days)).toBe(70_065)
  expect(estimateAt(ratesOf({ ...prices, rental_price_monthly: 600 }), days)).toBe(60_000)
  const none = { rental_price_daily: 0, rental_price_weekly: 0, rental_price_monthly: 0 }
  expect(estimateAt(ratesOf(none), days)).toBeNull()
})
