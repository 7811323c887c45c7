import { describe, expect, test } from 'vitest'
import { equipmentPrice, equipmentTotal, itemsInWords, pricesInWords, subtotalInWords } from './prices.ts'

const priced = (...prices: number[]) => equipmentTotal(prices.map((price) => ({ price })))

describe('the prices of a build', () => {
  test.each([
    [1250, '€1,250'],
    [1250.5, '€1,250.50'],
    [0.5, '€0.50'],
    [0, 'Price on request'],
  ])('show %d as %s', (price, words) => {
    expect(equipmentPrice(price)).toBe(words)
  })

  test('are added in whole cents', () => {
    expect(priced(0.1, 0.2)).toEqual({ cents: 30, count: 2, onRequest: 0 })
  })

  test('tell what has no price of its own', () => {
    expect(subtotalInWords(priced())).toBe('€0')
    expect(subtotalInWords(priced(1000, 200))).toBe('€1,200')
    expect(subtotalInWords(priced(1000, 0))).toBe('€1,000 + 1 on request')
    expect(subtotalInWords(priced(1000, 0, 0))).toBe('€1,000 + 2 on request')
    expect(subtotalInWords(priced(0))).toBe('Price on request')
  })

  test('are said in one sentence each, dollars and euro apart', () => {
    expect(pricesInWords('$14,450', priced(1000))).toBe('Base price $14,450. Equipment: 1 item, €1,000.')
    expect(pricesInWords(null, priced())).toBe('No model chosen. Equipment: none chosen.')
    expect(itemsInWords(1200)).toBe('1,200 items')
  })
})
