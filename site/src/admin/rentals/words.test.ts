import { expect, test } from 'vitest'
import { priceHint } from './words.ts'

const AT = '2026-11-26T10:00:00.000Z'
const ahead = { start: '2026-12-01', end: '2026-12-03', today: '2026-11-26' }
const underWay = { ...ahead, start: '2026-11-25' }
const over = { ...underWay, end: '2026-11-25' }
const pending = {
  status: 'pending',
  customer_email: 'nora@example.org',
  trailer_id: 1,
  delivery_required: false,
  accepted_at: null,
} as const
const approved = { ...pending, status: 'approved' } as const

const PRICE = 'Left empty, the estimate counts. 0 is a price.'
const CHANGE = ' The customer gets an e-mail about other days or another price.'
const AGAIN = ' The customer has accepted this price, and would have to accept another one, or other days, again.'
const NEVER = ' The customer has accepted this price, and can no longer accept another one, or other days.'

test.each([
  ['a pending request', pending, ahead, `${PRICE} The customer gets an e-mail with it, to accept it.`],
  [
    'days that are being entered',
    pending,
    { ...ahead, start: '' },
    `${PRICE} The customer gets an e-mail with it, to accept it.`,
  ],
  ['a trailer that is gone', { ...pending, trailer_id: null }, ahead, PRICE],
  ['a customer without an address', { ...approved, customer_email: '' }, ahead, PRICE],
  [
    'days that have begun',
    pending,
    underWay,
    `${PRICE} The first day has passed, so the customer cannot accept it and gets no e-mail.`,
  ],
  ['an approved rental under way', approved, underWay, PRICE + CHANGE],
  ['a rental that is over', approved, over, PRICE],
  ['an accepted price', { ...pending, accepted_at: AT }, ahead, PRICE + AGAIN + CHANGE],
  ['one accepted by telephone', { ...approved, accepted_at: AT, customer_email: '' }, ahead, PRICE + AGAIN],
  ['one of days that have begun', { ...approved, accepted_at: AT }, underWay, PRICE + NEVER + CHANGE],
  ['one of a trailer that is gone', { ...pending, trailer_id: null, accepted_at: AT }, ahead, PRICE + NEVER],
  [
    'an approved one of such a trailer',
    { ...approved, trailer_id: null, accepted_at: AT },
    ahead,
    PRICE + AGAIN + CHANGE,
  ],
  ['a completed rental', { ...pending, status: 'completed', accepted_at: AT }, over, PRICE],
  [
    'a delivered one',
    { ...approved, delivery_required: true },
    over,
    `With delivery, as the customer reads it. ${PRICE}`,
  ],
] as const)('tells of %s what a price implies', (_, rental, days, words) => {
  expect(priceHint(rental, days)).toBe(words)
})
