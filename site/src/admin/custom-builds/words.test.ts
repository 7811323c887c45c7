import { describe, expect, test } from 'vitest'
import { equipmentTotal } from '../../views/build-prices.ts'
import { colorHex, colorInWords, firstPieces, quoteHint, subtotalPrice } from './words.ts'

describe('firstPieces', () => {
  test.each([
    [[], [], 0],
    [['Fryer', 'Sink', 'Fridge'], ['Fryer', 'Sink', 'Fridge'], 0],
    [['Fryer', 'Sink', 'Fridge', 'Hood', 'Awning'], ['Fryer', 'Sink', 'Fridge'], 2],
  ])('of %j names three and counts the rest', (names, named, more) => {
    expect(firstPieces(names)).toEqual({ named, more })
  })
})

test('colorInWords names a color and its code', () => expect(colorInWords('RAL 3020')).toBe('Traffic Red, RAL 3020'))

test('colorHex shows it', () => expect(colorHex('RAL 3020')).toBe('#C1121C'))

describe('subtotalPrice', () => {
  test.each([
    [[7200, 14980], '€22,180.00'],
    [[1000.5, 0, 0], '€1,000.50 + 2 on request'],
    [[0, 0], 'Price on request'],
  ])('of %j has two decimals, and counts what has no price', (prices, words) => {
    expect(subtotalPrice(equipmentTotal(prices.map((price) => ({ price }))))).toBe(words)
  })
})

test('tells that another price than an accepted one is to be accepted again', () => {
  const accepted_at = '2026-11-26T10:00:00.000Z'
  expect(quoteHint({ status: 'approved', accepted_at })).toMatch(/as the customer reads it. The customer has accepted/)
  expect(quoteHint({ status: 'pending', accepted_at: null })).not.toContain('accepted')
  expect(quoteHint({ status: 'in_progress', accepted_at })).not.toContain('accepted')
})
