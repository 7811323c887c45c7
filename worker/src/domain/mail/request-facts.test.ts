import { describe, expect, test } from 'vitest'
import { BUILD, RENTAL } from '../../../../tests/new-requests.ts'
import { buildFacts, buildRejection, rentalFacts, rentalRejection } from './request-facts.ts'

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
