import { expect, test } from 'vitest'
import { figuresOf } from './only-figures.ts'

test.each([
  ['1,250', '1250'],
  ['$1,250.00', '1250.00'],
  ['99 USD', '99'],
  ['-5', '-5'],
  ['1e3', '1e3'],
  ['abc', ''],
])('of %j a number can be written with %j', (text, figures) => {
  expect(figuresOf(text, false)).toBe(figures)
})

test('where decimals have a comma, it stays', () => {
  expect(figuresOf('12,5 $', true)).toBe('12,5')
})
