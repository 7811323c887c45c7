import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, formatNumber } from './number-format.ts'

const cents = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).map((whole) => whole / 100)
const thousandths = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).map((whole) => whole / 1000)

test('numbers are written as Intl writes them', () => {
  fc.assert(fc.property(thousandths, (amount) => formatNumber(amount) === amount.toLocaleString('en-US')))
})

test.each([
  ['$', 'USD'],
  ['€', 'EUR'],
] as const)('amounts in %s are written as Intl writes them', (sign, currency) => {
  const style = { style: 'currency', currency } as const
  const full = new Intl.NumberFormat('en-US', style)
  const short = new Intl.NumberFormat('en-US', { ...style, trailingZeroDisplay: 'stripIfInteger' })
  fc.assert(
    fc.property(cents, (amount) => {
      expect(formatMoney(sign, amount)).toBe(full.format(amount))
      expect(formatMoney(sign, amount, 'short')).toBe(short.format(amount))
      expect(formatMoney(sign, Math.trunc(amount) + 0, 'short')).toBe(short.format(Math.trunc(amount) + 0))
    }),
  )
})

test.each([
  [0, '0'],
  [-0.0001, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234.5678, '1,234.568'],
  [1_000_000, '1,000,000'],
])('%d is written %s', (amount, written) => expect(formatNumber(amount)).toBe(written))
