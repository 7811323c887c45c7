import { expect, test } from 'vitest'
import { isForeignPrice } from './foreign-price.ts'

test.each([
  '$1,200',
  'US$ 1200',
  '1,200.00 USD',
  'usd1200',
  'CHF 1’250.–',
  '£5',
  ['$1,200'],
  { usd: 1200 },
  { amount: 1200, currency: 'USD' },
  { net: { currency: 'GBP', amount: '1200' } },
])('%j is no price in euro', (form) => {
  expect(isForeignPrice(form)).toBe(true)
})

test.each([
  undefined,
  null,
  1200,
  '',
  '$',
  '1,200',
  '€ 1.250,00',
  'EUR 5',
  'from €99 each',
  {},
  { amount: 5, currency: 'EUR' },
])('%j may be a price in euro', (form) => {
  expect(isForeignPrice(form)).toBe(false)
})
