import { expect, test } from 'vitest'
import { isForeignPrice } from './foreign-price.ts'

test.each(['$1,200', 'US$ 1200', '1,200.00 USD', 'usd1200', 'CHF 1’250.–', '£5'])('%j is no price in euro', (text) => {
  expect(isForeignPrice(text)).toBe(true)
})

test.each([undefined, null, 1200, '', '$', '1,200', '€ 1.250,00', 'EUR 5', 'from €99 each', {}])(
  '%j may be one',
  (form) => {
    expect(isForeignPrice(form)).toBe(false)
  },
)
