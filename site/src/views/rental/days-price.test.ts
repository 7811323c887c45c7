import { expect, test } from 'vitest'
import type { PublicTrailer } from '#contract/catalogue/trailer'
import { daysPrice } from './days-price.ts'

const trailer = { rental_price_daily: 225, rental_price_weekly: 1190, rental_price_monthly: 0 } as PublicTrailer

test.each([
  ['2026-11-28', '2026-11-28', { label: 'Your 1 day', price: 225 }],
  ['2026-11-28', '2026-12-06', { label: 'Your 9 days', price: 1640 }],
])('from %s to %s the days cost %j, in dollars', (start, end, words) => {
  expect(daysPrice(trailer, { start, end })).toEqual(words)
})

test('days cost nothing that could be told where no rate is set', () => {
  const free = { ...trailer, rental_price_daily: 0, rental_price_weekly: 0 }
  expect(daysPrice(free, { start: '2026-11-28', end: '2026-11-29' })).toEqual({ label: 'Your 2 days', price: 0 })
})
