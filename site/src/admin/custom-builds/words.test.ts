import { describe, expect, test } from 'vitest'
import { equipmentTotal } from '../../views/build/prices.ts'
import { colorHex, colorInWords, firstPieces, lastDayInWords, quoteHint, subtotalPrice, validHint } from './words.ts'

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

const AT = '2026-11-26T10:00:00.000Z'

test('tells that another price than an accepted one is to be accepted again, as long as it can be', () => {
  expect(quoteHint({ status: 'approved', accepted_at: AT })).toMatch(
    /as the customer reads it. .* accept another one again/,
  )
  expect(quoteHint({ status: 'in_progress', accepted_at: AT })).toMatch(/can no longer accept another one.$/)
  expect(quoteHint({ status: 'pending', accepted_at: null })).not.toContain('accepted')
  expect(quoteHint({ status: 'completed', accepted_at: AT })).not.toContain('accepted')
})

test('lastDayInWords says that a day is past as long as the price could be accepted', () => {
  const pending = { status: 'pending', accepted_at: null, quote_valid_until: '2026-11-25' } as const
  expect(lastDayInWords(pending, '2026-11-25')).toBe('Wed, Nov 25, 2026')
  expect(lastDayInWords(pending, '2026-11-26')).toBe('Wed, Nov 25, 2026, which is past')
  expect(lastDayInWords({ ...pending, accepted_at: AT }, '2026-11-26')).toBe('Wed, Nov 25, 2026')
  expect(lastDayInWords({ ...pending, status: 'completed' }, '2026-11-26')).toBe('Wed, Nov 25, 2026')
})

describe('validHint', () => {
  const pending = { status: 'pending', accepted_at: null, customer_email: 'nora@example.org' } as const
  const approved = { ...pending, status: 'approved' } as const
  const ahead = { last: '2026-12-01', price: 21_000, today: '2026-11-26' }
  const past = { ...ahead, last: '2026-11-25' }
  const VALID = 'The price is valid until the end of this day.'
  const MAIL = 'The customer gets an e-mail about a new price or day.'
  const LATE = 'This day is past, so the customer can no longer accept the price.'
  const LATER = 'This day is past, so the customer could not accept another price.'
  test.each([
    ['a price', pending, ahead, MAIL],
    ['a day that is being entered', pending, { ...ahead, last: '' }, MAIL],
    ['no price yet', pending, { ...ahead, price: null }, VALID],
    ['a customer without an address', { ...approved, customer_email: '' }, ahead, VALID],
    ['a pending price that has ended', pending, past, LATE],
    ['an approved one, of which the customer is told', approved, past, `${LATE} ${MAIL}`],
    ['an accepted price, whose day is not mailed', { ...pending, accepted_at: AT }, ahead, MAIL.replace(' or day', '')],
    ['an approved accepted one', { ...approved, accepted_at: AT }, ahead, MAIL],
    ['an accepted one whose day is past', { ...approved, accepted_at: AT }, past, `${LATER} ${MAIL}`],
    ['a build under way', { ...pending, status: 'in_progress', accepted_at: AT }, past, LATER],
    ['a closed request', { ...pending, status: 'completed' }, ahead, VALID],
  ] as const)('tells of %s what its last day implies', (_, build, quote, words) => {
    expect(validHint(build, quote)).toBe(words)
  })
})
