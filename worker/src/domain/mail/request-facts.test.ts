import { describe, expect, test } from 'vitest'
import { BUILD, RENTAL } from '../../../../tests/new-requests.ts'
import { buildFacts, buildOffer, buildRejection, rentalFacts, rentalOffer, rentalRejection } from './request-facts.ts'

describe('a letter about a rental', () => {
  test.each([
    ['its estimate', {}, { price: 450, includes_delivery: null }],
    ['the price that staff named, 0 too', { final_price: 0 }, { price: 0, includes_delivery: null }],
    ['that an estimate leaves out the delivery', { delivery_required: true }, { price: 450, includes_delivery: false }],
    [
      'that a named price has the delivery in it',
      { delivery_required: true, final_price: 600 },
      { price: 600, includes_delivery: true },
    ],
    [
      'nothing of a delivery without a price',
      { delivery_required: true, estimated_price: null },
      { price: null, includes_delivery: null },
    ],
  ])('says %s', (_, change, facts) => expect(rentalFacts({ ...RENTAL, ...change })).toMatchObject(facts))
})

describe('a letter about a build', () => {
  test.each([
    ['its base price', {}, { price: 16_350, is_base: true }],
    ['the price that staff named, 0 too', { final_price: 0 }, { price: 0, is_base: false }],
  ])('says %s', (_, change, facts) => expect(buildFacts({ ...BUILD, ...change })).toMatchObject(facts))
})

describe('the acceptance', () => {
  const TODAY = '2026-12-01'
  const accepted_at = '2026-11-21T12:00:00.000Z'

  test.each([
    ['that staff named', { final_price: 90 }, true],
    ['that is an estimate', {}, false],
    ['that was accepted', { final_price: 90, accepted_at }, false],
    ['of a rental under way', { final_price: 90, rental_start_date: '2026-11-30' }, false],
  ])('is asked for or not for the price of an approved rental %s', (_, change, to_accept) =>
    expect(rentalOffer({ ...RENTAL, status: 'approved', ...change }, TODAY)).toMatchObject({ to_accept }),
  )

  test.each([
    ['that staff named', { final_price: 18_000 }, true],
    ['that was accepted', { final_price: 18_000, accepted_at }, false],
    ['that has lapsed', { final_price: 18_000, quote_valid_until: '2026-11-30' }, false],
  ])('is asked for or not for the price of an approved build %s', (_, change, to_accept) =>
    expect(buildOffer({ ...BUILD, status: 'approved', ...change }, TODAY)).toMatchObject({ to_accept }),
  )
})

describe('a refusal', () => {
  test.each([
    ['pending', false],
    ['approved', true],
  ] as const)('of a rental that is %s cancels it: %j', (status, cancels) =>
    expect(rentalRejection({ ...RENTAL, status }, 'Engine trouble.').data).toMatchObject({
      reason: 'Engine trouble.',
      cancels,
    }),
  )

  test.each([
    ['pending', false],
    ['approved', true],
    ['in_progress', true],
  ] as const)('of a build that is %s cancels it: %j', (status, cancels) =>
    expect(buildRejection({ ...BUILD, status }, null).data).toMatchObject({ reason: null, cancels }),
  )
})
