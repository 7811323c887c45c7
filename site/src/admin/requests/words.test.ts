import { describe, expect, test } from 'vitest'
import { requestPrice, writeTo } from './words.ts'

describe('requestPrice', () => {
  test.each([
    ['the final price', 900, 1000, '$900.00'],
    ['the estimate without one', null, 1000, '$1,000.00'],
    ['a final price of 0', 0, 1000, '$0.00'],
    ['that there is none', null, null, 'Price on request'],
  ])('tells %s', (_, final_price, estimated_price, words) => {
    expect(requestPrice({ final_price, estimated_price })).toBe(words)
  })
})

describe('writeTo', () => {
  test('links an address', () => expect(writeTo('ana@example.com')).toBe('mailto:ana@example.com'))
  test('lets an address bring no headers', () => {
    expect(writeTo('ana?bcc=x@example.com')).toBe('mailto:ana%3Fbcc%3Dx@example.com')
  })
})
