import { expect, test } from 'vitest'
import type { CustomerRequest } from '#contract/customer-request'
import {
  awaitsPrice,
  coverageOf,
  currenciesOf,
  endedAcceptance,
  isSettled,
  isWithoutDelivery,
  priceOf,
  validityOf,
} from './customer-price.ts'
import { documentName, quoteStanding } from './customer-quote.ts'

const request = (values: object) => ({ id: 7, estimated_price: 480, final_price: null, ...values }) as CustomerRequest

test.each([
  [{ noun: 'rental', status: 'pending' }, 'Estimated price', '$480', false],
  [{ noun: 'rental', status: 'approved' }, 'Price', '$480', true],
  [{ noun: 'rental', status: 'completed' }, 'Price', '$480', true],
  [{ noun: 'rental', status: 'pending', final_price: 450 }, 'Final price', '$450', true],
  [{ noun: 'custom_build', status: 'approved' }, 'Base price of the trailer', '$480', false],
  [{ noun: 'custom_build', status: 'approved', final_price: 21_000 }, 'Final price', '$21,000', true],
])('what %j costs is its %s, %s', (values, label, price, settled) => {
  expect(priceOf(request(values))).toEqual({ label, price })
  expect(isSettled(request(values))).toBe(settled)
})

test.each([
  [{ noun: 'rental', status: 'pending' }, true],
  [{ noun: 'custom_build', status: 'approved' }, true],
  [{ noun: 'rental', status: 'pending', rental_start_date: '2026-11-21' }, false],
  [{ noun: 'rental', status: 'approved' }, false],
  [{ noun: 'rental', status: 'rejected' }, false],
  [{ noun: 'rental', status: 'pending', trailer_id: null }, false],
  [{ noun: 'custom_build', status: 'rejected' }, false],
  [{ noun: 'custom_build', status: 'completed' }, false],
])('whether %j still waits for its price is %s', (values, awaits) => {
  expect(awaitsPrice(request({ rental_start_date: '2026-11-22', ...values }), '2026-11-22')).toBe(awaits)
})

test.each([
  [{ status: 'pending' }, true],
  [{ status: 'approved' }, true],
  [{ status: 'pending', delivery_required: false }, false],
  [{ status: 'pending', final_price: 510 }, false],
  [{ status: 'pending', estimated_price: null }, false],
  [{ status: 'pending', trailer_id: null }, false],
  [{ status: 'rejected' }, false],
  [{ status: 'pending', noun: 'custom_build' }, false],
])('whether delivery is missing in the price of %j is %s', (values, isMissing) => {
  expect(isWithoutDelivery(request({ noun: 'rental', delivery_required: true, ...values }))).toBe(isMissing)
})

test.each([
  ['pending', 'Estimate #7', 'An estimate. The final price follows in writing.'],
  ['approved', 'Quote #7', 'Approved at this price.'],
])('the document of a %s rental without a final price is %s', (status, name, standing) => {
  const day = '2026-12-22'
  const rental = request({ noun: 'rental', status, accepted_at: null, valid_until: day, rental_start_date: day })
  expect(documentName(rental)).toBe(name)
  expect(quoteStanding(rental, '2026-11-22')).toBe(standing)
  if (status === 'pending') expect(quoteStanding(rental, '2026-12-23')).toBe('An estimate for days that have passed.')
})

test('an estimate of a completed build stays one, and no price is promised', () => {
  const build = request({ noun: 'custom_build', status: 'completed' })
  expect(quoteStanding(build, '2026-11-22')).toBe('An estimate. No final price was set.')
})

test('a price for a trailer that is gone is valid no longer', () => {
  const rental = { noun: 'rental', status: 'pending', final_price: 450, accepted_at: null, valid_until: '2026-12-22' }
  expect(validityOf(request({ ...rental, trailer_id: 1 }), '2026-11-22')).toBe('Valid until Tue, Dec 22, 2026.')
  expect(validityOf(request({ ...rental, trailer_id: null }), '2026-11-22')).toBeNull()
  expect(quoteStanding(request({ ...rental, trailer_id: null }), '2026-11-22')).toBe(
    'This trailer is no longer available.',
  )
})

test.each([
  ['rental', 'approved', '2026-12-22', 'Valid until Tue, Dec 22, 2026.', 'Valid until Tue, Dec 22, 2026.'],
  ['rental', 'approved', '2026-12-23', null, 'Approved at this price.'],
  ['rental', 'completed', '2026-12-23', null, 'Approved at this price.'],
  ['rental', 'pending', '2026-12-23', 'This price was', 'This quote was valid until Tue, Dec 22, 2026.'],
  ['custom_build', 'approved', '2026-12-23', 'This price was', 'This quote was valid until Tue, Dec 22, 2026.'],
  ['custom_build', 'in_progress', '2026-12-23', null, 'Approved at this price.'],
  ['custom_build', 'completed', '2026-12-21', null, 'Approved at this price.'],
])('a price that nobody accepted of a %s that is %s holds on %s: %s', (noun, status, today, validity, standing) => {
  const values = { noun, status, final_price: 450, accepted_at: null, valid_until: '2026-12-22', trailer_id: 1 }
  const told = validityOf(request(values), today)
  if (validity === null) expect(told).toBeNull()
  else expect(told).toContain(validity)
  expect(quoteStanding(request(values), today)).toBe(standing)
})

test.each([
  [{ noun: 'rental', final_price: 450 }, 'The final price was', '$450'],
  [{ noun: 'rental', final_price: 0 }, 'The final price was', '$0'],
  [{ noun: 'rental' }, 'The estimate was', '$480'],
  [{ noun: 'rental', estimated_price: null }, 'Price', 'None was named'],
  [{ noun: 'custom_build' }, 'The base price of the trailer was', '$480'],
])('the price of the closed request %j is history: %s %s', (values, label, price) => {
  expect(priceOf(request({ status: 'rejected', ...values }))).toEqual({ label, price })
})

const pieces = [{ name: 'Grill' }]

test.each([
  [
    'pending',
    21_000,
    pieces,
    'This price is for the trailer with all of its equipment.',
    'only the final price is due',
  ],
  ['pending', 21_000, [], 'This price is for the trailer, without equipment.', null],
  ['pending', null, pieces, null, 'never added together'],
  ['rejected', 21_000, pieces, null, 'never added together'],
])('the final price of a %s build at %s with %j covers: %s', (status, final_price, equipment, covers, currencies) => {
  const build = request({ noun: 'custom_build', status, final_price, equipment })
  expect(coverageOf(build)).toBe(covers)
  if (currencies === null) expect(currenciesOf(build)).toBeNull()
  else expect(currenciesOf(build)).toContain(currencies)
})

test.each([
  ['pending', 450, true, 'Delivery is in this price.'],
  ['approved', 0, true, 'Delivery is in this price.'],
  ['approved', 450, false, null],
  ['approved', null, true, null],
  ['rejected', 450, true, null],
])('the final price of a %s rental at %s with delivery wanted %s covers: %s', (status, final_price, wanted, covers) => {
  const rental = request({ noun: 'rental', status, final_price, delivery_required: wanted })
  expect(coverageOf(rental)).toBe(covers)
})

test('the document of a canceled rental says so', () => {
  const steps = ['received', 'approved', 'rejected'].map((what) => ({ what, at: '2026-11-20T15:00:00.000Z' }))
  const rental = request({ noun: 'rental', status: 'rejected', steps, is_withdrawn: false, close_reason: null })
  expect(quoteStanding(rental, '2026-11-22')).toBe('Your rental is canceled.')
})

const day = (number: number) => `2026-11-${number}T15:00:00.000Z`
const repriced = [
  { what: 'priced', at: day(20) },
  { what: 'acceptance_ended', at: day(20) },
]
const reopened = [
  { what: 'pending', at: day(20) },
  { what: 'acceptance_ended', at: day(20) },
]
const moved = [
  { what: 'priced', at: day(19) },
  { what: 'acceptance_ended', at: day(20) },
]

test.each([
  ['repriced', { steps: repriced }, 'The price has changed since you accepted.'],
  ['repriced, then again', { steps: [...repriced, { what: 'priced', at: day(21) }] }, 'The price has changed'],
  ['without a price again', { steps: moved.slice(1), final_price: null }, 'The price has changed'],
  ['repriced, and approved', { steps: repriced, status: 'approved' }, 'The price has changed'],
  ['moved', { steps: moved }, 'The days have changed since you accepted.'],
  ['reopened', { steps: [...moved.slice(0, 1), ...reopened] }, 'before we reopened this request'],
  ['repriced, and accepted', { steps: repriced, accepted_at: day(21) }, null],
  ['repriced, and rejected', { steps: repriced, status: 'rejected' }, null],
  ['moved while it runs', { steps: moved, status: 'approved', valid_until: '2026-11-21' }, 'The days have changed'],
  ['approved at its rates', { steps: moved.slice(1), final_price: null, status: 'approved' }, null],
  ['without its trailer', { steps: repriced, trailer_id: null }, null],
  ['accepted by nobody', { steps: moved.slice(0, 1) }, null],
])('of a request that is %s, its customer reads that their acceptance ended: %#', (_, values, words) => {
  const open = { noun: 'rental', status: 'pending', final_price: 450, accepted_at: null }
  const days = { valid_until: '2026-12-04', rental_start_date: '2026-12-04' }
  const told = endedAcceptance(request({ ...open, ...days, ...values }), '2026-11-22')
  if (words === null) expect(told).toBeNull()
  else expect(told).toContain(words)
})
