import { describe, expect, test } from 'vitest'
import type { CustomBuild } from '#contract/custom-build'
import type { Rental } from '#contract/rental'
import { buildFacts, buildRejection, rentalFacts, rentalRejection } from './request-facts.ts'

const rental: Rental = {
  id: 7,
  customer_name: 'Ana Reyes',
  customer_email: 'ana@example.org',
  customer_phone: '(813) 555-0111',
  trailer_id: 1,
  trailer_name: 'The Cuban',
  rental_price_daily: 150,
  rental_price_weekly: 900,
  rental_price_monthly: 0,
  rental_start_date: '2026-12-04',
  rental_end_date: '2026-12-06',
  delivery_required: false,
  delivery_address: '',
  special_requirements: '',
  notes: '',
  status: 'pending',
  close_reason: null,
  estimated_price: 450,
  final_price: null,
  priced_at: null,
  entered_by: null,
  accepted_at: null,
  withdrawn_at: null,
  history: [],
  version: 1,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
}

const build: CustomBuild = {
  id: 8,
  customer_name: 'Ana Reyes',
  customer_email: 'ana@example.org',
  customer_phone: '(813) 555-0111',
  company_name: '',
  trailer_model_id: 1,
  trailer_model: 'Gulf Breeze',
  trailer_size: '5m',
  color_ral: 'RAL 3020',
  delivery_timeline: '',
  equipment_selected: ['Fryer'],
  equipment: [],
  delivery_address: '',
  special_requirements: '',
  notes: '',
  status: 'pending',
  close_reason: null,
  estimated_price: 16_350,
  final_price: null,
  priced_at: null,
  quote_valid_until: '2026-12-21',
  accepted_at: null,
  withdrawn_at: null,
  history: [],
  version: 1,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
}

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
  ])('says %s', (_, change, facts) => expect(rentalFacts({ ...rental, ...change })).toMatchObject(facts))
})

describe('a letter about a build', () => {
  test.each([
    ['its base price', {}, { price: 16_350, is_base: true }],
    ['the price that staff named, 0 too', { final_price: 0 }, { price: 0, is_base: false }],
  ])('says %s', (_, change, facts) => expect(buildFacts({ ...build, ...change })).toMatchObject(facts))
})

describe('a refusal', () => {
  test.each([
    ['pending', false],
    ['approved', true],
  ] as const)('of a rental that is %s cancels it: %j', (status, cancels) =>
    expect(rentalRejection({ ...rental, status }, 'Engine trouble.').data).toMatchObject({
      reason: 'Engine trouble.',
      cancels,
    }),
  )

  test.each([
    ['pending', false],
    ['approved', true],
    ['in_progress', true],
  ] as const)('of a build that is %s cancels it: %j', (status, cancels) =>
    expect(buildRejection({ ...build, status }, null).data).toMatchObject({ reason: null, cancels }),
  )
})
