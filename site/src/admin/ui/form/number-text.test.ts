import { describe, expect, test } from 'vitest'
import { numberFrom, priceText } from './number-text.ts'

describe('numberFrom', () => {
  test.each([
    ['12', 12],
    [' 12.50 ', 12.5],
    ['-3', -3],
    ['0', 0],
    [7, 7],
  ])('reads %j', (text, number) => expect(numberFrom(text, 0)).toBe(number))

  test.each(['', '  ', 'twelve', '1,5', '1e999', null, undefined])('turns %j into 0', (text) => {
    expect(numberFrom(text, 0)).toBe(0)
  })

  test('leaves empty what may be empty', () => expect(numberFrom('', null)).toBeNull())
})

describe('priceText', () => {
  test.each([
    [12.5, '12.50'],
    [0, '0.00'],
    ['x', '0.00'],
    ['12.345', '12.345'],
  ])('shows %j as %s', (value, text) => expect(priceText(value)).toBe(text))
})
