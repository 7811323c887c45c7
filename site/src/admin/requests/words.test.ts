import { describe, expect, test } from 'vitest'
import { mailtoHref, priceState, requestPrice } from './words.ts'

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

describe('priceState', () => {
  const AT = '2026-11-26T10:00:00.000Z'
  test.each([
    ['an estimate', 'pending', null, null, ''],
    ['a price of 0 that waits for its customer', 'pending', 0, null, 'Final price'],
    ['an accepted price', 'pending', 900, AT, 'Accepted'],
    ['an accepted price of an approved request', 'approved', 900, AT, 'Accepted'],
    ['a final price of a build under way', 'in_progress', 900, null, 'Final price'],
    ['nothing of a request that is closed', 'completed', 900, AT, ''],
  ] as const)('tells %s', (_, status, final_price, accepted_at, words) => {
    expect(priceState({ status, final_price, accepted_at })).toBe(words)
  })
})

describe('writeTo', () => {
  test('links an address', () => expect(mailtoHref('ana@example.com')).toBe('mailto:ana@example.com'))
  test('lets an address bring no headers', () => {
    expect(mailtoHref('ana?bcc=x@example.com')).toBe('mailto:ana%3Fbcc%3Dx@example.com')
  })
})
