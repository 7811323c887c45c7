import { expect, test } from 'vitest'
import type { CustomerBuild, CustomerRental, CustomerRequest } from '#contract/requests/customer-request'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import {
  awaitsPrice,
  buildSums,
  coverageInWords,
  currenciesInWords,
  endedAcceptanceInWords,
  isSettled,
  isWithoutDelivery,
  priceOf,
  rentalLines,
  validityInWords,
} from './price.ts'
import { documentName, letterhead, quoteStatusInWords } from './quote.ts'

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
  expect(quoteStatusInWords(rental, '2026-11-22')).toBe(standing)
  if (status === 'pending')
    expect(quoteStatusInWords(rental, '2026-12-23')).toBe('An estimate for days that have passed.')
})

test('the document of an accepted price says since when', () => {
  const rental = { noun: 'rental', status: 'approved', final_price: 450, accepted_at: '2026-11-21T02:00:00.000Z' }
  expect(quoteStatusInWords(request(rental), '2026-11-22')).toBe('Accepted by the customer on Fri, Nov 20, 2026.')
})

test('a letterhead tells what is known of the business, and no placeholder of the defaults', () => {
  const known = {
    address: '12 Bay Street',
    zip_code: '33605',
    phone: '8135550142',
    email: 'hello@trailers.test',
    website: 'https://trailers.test',
  }
  expect(letterhead({ ...DEFAULT_BUSINESS, ...known })).toEqual([
    '12 Bay Street',
    'Tampa, Florida 33605',
    '(813) 555-0142',
    'hello@trailers.test',
    'https://trailers.test',
  ])
  expect(letterhead({ ...DEFAULT_BUSINESS, website: '' })).toEqual(['Tampa, Florida'])
})

test('an estimate of a completed build stays one, and no price is promised', () => {
  const build = request({ noun: 'custom_build', status: 'completed' })
  expect(quoteStatusInWords(build, '2026-11-22')).toBe('An estimate. No final price was set.')
})

test('a price for a trailer that is gone is valid no longer', () => {
  const rental = { noun: 'rental', status: 'pending', final_price: 450, accepted_at: null, valid_until: '2026-12-22' }
  expect(validityInWords(request({ ...rental, trailer_id: 1 }), '2026-11-22')).toBe('Valid until Tue, Dec 22, 2026.')
  expect(validityInWords(request({ ...rental, trailer_id: null }), '2026-11-22')).toBeNull()
  expect(quoteStatusInWords(request({ ...rental, trailer_id: null }), '2026-11-22')).toBe(
    'This trailer is no longer available.',
  )
})

test.each([
  ['rental', 'approved', '2026-12-22', 'Valid until Tue, Dec 22, 2026.', 'Valid until Tue, Dec 22, 2026.'],
  ['rental', 'approved', '2026-12-23', null, 'Approved at this price.'],
  ['rental', 'completed', '2026-12-23', null, 'Approved at this price.'],
  ['rental', 'pending', '2026-12-22', 'Valid until Tue, Dec 22, 2026.', 'Valid until Tue, Dec 22, 2026.'],
  ['rental', 'pending', '2026-12-23', 'This price was', 'This quote was valid until Tue, Dec 22, 2026.'],
  ['custom_build', 'approved', '2026-12-23', 'This price was', 'This quote was valid until Tue, Dec 22, 2026.'],
  ['custom_build', 'in_progress', '2026-12-23', null, 'Approved at this price.'],
  ['custom_build', 'completed', '2026-12-21', null, 'Approved at this price.'],
])('a price that nobody accepted of a %s that is %s holds on %s: %s', (noun, status, today, validity, standing) => {
  const values = { noun, status, final_price: 450, accepted_at: null, valid_until: '2026-12-22', trailer_id: 1 }
  const told = validityInWords(request(values), today)
  if (validity === null) expect(told).toBeNull()
  else expect(told).toContain(validity)
  expect(quoteStatusInWords(request(values), today)).toBe(standing)
})

test.each([
  [{ noun: 'rental', final_price: 450 }, 'The final price was', '$450'],
  [{ noun: 'rental', final_price: 0 }, 'The final price was', '$0'],
  [{ noun: 'rental' }, 'The estimate was', '$480'],
  [{ noun: 'rental', estimated_price: null }, 'Price', 'None was set'],
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
  expect(coverageInWords(build)).toBe(covers)
  if (currencies === null) expect(currenciesInWords(build)).toBeNull()
  else expect(currenciesInWords(build)).toContain(currencies)
})

test.each([
  ['pending', 450, true, 'Delivery is included in this price.'],
  ['approved', 0, true, 'Delivery is included in this price.'],
  ['approved', 450, false, null],
  ['approved', null, true, null],
  ['rejected', 450, true, null],
])('the final price of a %s rental at %s with delivery wanted %s covers: %s', (status, final_price, wanted, covers) => {
  const rental = request({ noun: 'rental', status, final_price, delivery_required: wanted })
  expect(coverageInWords(rental)).toBe(covers)
})

test('a rental has one currency', () => {
  expect(currenciesInWords(request({ noun: 'rental', status: 'pending', final_price: 450 }))).toBeNull()
})

const rates = { rental_price_daily: 100.5, rental_price_weekly: 500, rental_price_monthly: 1500 }

test.each([
  ['2026-12-01', rates, [['1 day', '$100.50 a day', '$100.50']]],
  [
    '2027-02-16',
    rates,
    [
      ['2 months (30 days each)', '$1,500 a month', '$3,000'],
      ['2 weeks', '$500 a week', '$1,000'],
      ['4 days', '$100.50 a day', '$402'],
    ],
  ],
  ['2026-12-03', { rental_price_daily: 0, rental_price_weekly: 0, rental_price_monthly: 0 }, []],
])('a rental from December 1 to %s at %j is made of %j', (rental_end_date, prices, lines) => {
  const rental = request({ noun: 'rental', rental_start_date: '2026-12-01', rental_end_date, ...prices })
  const parts = rentalLines(rental as CustomerRental)
  expect(parts.map(({ what, detail, price }) => [what, detail, price])).toEqual(lines)
})

test.each([
  [{}, [['1 day', '$480']]],
  [{ final_price: 480 }, [['1 day', '$480']]],
  [
    { final_price: 450 },
    [
      ['1 day', '$480'],
      ['By our rates', '$480'],
    ],
  ],
  [{ final_price: 450, rental_price_daily: 0 }, []],
  [
    { delivery_required: true },
    [
      ['1 day', '$480'],
      ['Delivery', 'Not included in this price'],
    ],
  ],
  [
    { delivery_required: true, final_price: 480 },
    [
      ['1 day', '$480'],
      ['Delivery', 'Included in the final price'],
    ],
  ],
  [{ delivery_required: true, status: 'rejected' }, [['1 day', '$480']]],
])('the quote of a rental at $480 with %j has the lines %j', (values, lines) => {
  const prices = { rental_price_daily: 480, rental_price_weekly: 0, rental_price_monthly: 0 }
  const days = { rental_start_date: '2026-12-01', rental_end_date: '2026-12-01' }
  const rental = request({ noun: 'rental', status: 'pending', trailer_id: 1, ...prices, ...days, ...values })
  expect(rentalLines(rental as CustomerRental).map(({ what, price }) => [what, price])).toEqual(lines)
})

test.each([
  [[], [['Trailer', 'base price', '$480']]],
  [
    [{ price: 1000 }, { price: 0 }],
    [
      ['Trailer', 'base price', '$480'],
      ['Equipment', '2 items', '€1,000 + 1 on request'],
    ],
  ],
])('a build with the equipment %j sums up to %j', (equipment, lines) => {
  const sums = buildSums(request({ noun: 'custom_build', equipment }) as CustomerBuild)
  expect(sums.map(({ what, detail, price }) => [what, detail, price])).toEqual(lines)
})

test('the document of a canceled rental says so', () => {
  const steps = ['received', 'approved', 'rejected'].map((what) => ({ what, at: '2026-11-20T15:00:00.000Z' }))
  const rental = request({ noun: 'rental', status: 'rejected', steps, is_withdrawn: false, close_reason: null })
  expect(quoteStatusInWords(rental, '2026-11-22')).toBe('Your rental is canceled.')
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
  ['under way', { steps: moved.slice(1), noun: 'custom_build', status: 'in_progress', final_price: null }, null],
  ['without its trailer', { steps: repriced, trailer_id: null }, null],
  ['accepted by nobody', { steps: moved.slice(0, 1) }, null],
])('of a request that is %s, its customer reads that their acceptance ended: %#', (_, values, words) => {
  const open = { noun: 'rental', status: 'pending', final_price: 450, accepted_at: null }
  const days = { valid_until: '2026-12-04', rental_start_date: '2026-12-04' }
  const told = endedAcceptanceInWords(request({ ...open, ...days, ...values }), '2026-11-22')
  if (words === null) expect(told).toBeNull()
  else expect(told).toContain(words)
})
