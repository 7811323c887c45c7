import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice, fromCents, priceInWords, toCents } from './money.ts'

test('an amount survives the way into cents and back', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => toCents(fromCents(cents)) === cents))
})

test.each([
  [1250, '$1,250', '$1,250.00'],
  [1250.5, '$1,250.50', '$1,250.50'],
  [0.01, '$0.01', '$0.01'],
  [99_999_999.99, '$99,999,999.99', '$99,999,999.99'],
  [0, 'Price on request', 'Price on request'],
  [null, 'Price on request', 'Price on request'],
])('%j reads %s for customers and %s in the portal', (amount, forCustomers, inPortal) => {
  expect(priceInWords(amount)).toBe(forCustomers)
  expect(formatPrice(amount)).toBe(inPortal)
})
