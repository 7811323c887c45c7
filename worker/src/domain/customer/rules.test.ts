import { describe, expect, test } from 'vitest'
import type { CustomerBuild, CustomerRental } from '#contract/requests/customer-request'
import { BUILD, RENTAL } from '../../../../tests/new-requests.ts'
import { buildForCustomer, rentalForCustomer } from './request.ts'
import { acceptanceRefusal, daysRefusal, finalPriceInWords, priceRefusal, withdrawalRefusal } from './rules.ts'

const TODAY = '2026-11-21'

const priced = { final_price: 540, valid_until: '2026-12-01' }

function rental(values: Partial<CustomerRental> = {}): CustomerRental {
  const days = { rental_start_date: '2026-12-01', rental_end_date: '2026-12-03' }
  return { ...rentalForCustomer(RENTAL), ...days, ...priced, ...values }
}

function build(values: Partial<CustomerBuild> = {}): CustomerBuild {
  return { ...buildForCustomer(BUILD), ...priced, ...values }
}

describe('acceptanceRefusal', () => {
  test.each([
    ['a priced pending rental', rental()],
    ['a priced approved rental', rental({ status: 'approved' })],
    ['a priced pending build', build()],
    ['a priced approved build', build({ status: 'approved' })],
    ['an approved rental of a trailer that is gone', rental({ status: 'approved', trailer_id: null })],
    ['a price of 0', build({ final_price: 0 })],
    ['a price on its last day', rental({ valid_until: TODAY })],
  ])('lets the customer accept %s', (_, request) => {
    expect(acceptanceRefusal(request, TODAY)).toBeNull()
  })

  test.each([
    ['without a final price', rental({ final_price: null }), 'There is no final price yet.'],
    ['the day after its last', build({ valid_until: '2026-11-20' }), 'valid until Fri, Nov 20, 2026'],
    ['that is accepted', rental({ accepted_at: RENTAL.created_at }), 'You have accepted $540 already.'],
    ['of a closed request', rental({ status: 'rejected' }), 'closed'],
    ['of a completed request', rental({ status: 'completed' }), 'completed'],
    ['of a trailer that is gone', rental({ trailer_id: null }), 'no longer in our fleet'],
    ['of a trailer that is being built', build({ status: 'in_progress' }), 'being built'],
  ])('refuses a price %s', (_, request, words) => {
    expect(acceptanceRefusal(request, TODAY)).toContain(words)
  })
})

describe('priceRefusal', () => {
  test('takes the price that the customer saw', () => {
    expect(priceRefusal(rental(), 540, TODAY)).toBeNull()
  })

  test('takes no price that the customer did not see', () => {
    expect(priceRefusal(rental({ final_price: 600 }), 540, TODAY)).toContain('has changed to $600')
  })

  test('says first why there is nothing to accept', () => {
    const accepted = rental({ accepted_at: '2026-11-20T12:00:00.000Z' })
    expect(priceRefusal(accepted, 500, TODAY)).toContain('You have accepted $540 already')
  })
})

describe('daysRefusal', () => {
  const seen = { final_price: 540, rental_start_date: '2026-12-01', rental_end_date: '2026-12-03' }

  test.each([
    ['the days that the customer saw', rental(), seen],
    ['whatever days where a form sends none', rental(), { final_price: 540 }],
    ['a build, which has none', build(), seen],
  ])('takes %s', (_, request, sent) => {
    expect(daysRefusal(request, sent)).toBeNull()
  })

  test.each([
    [{ rental_start_date: '2026-12-02' }, 'Wed, Dec 2, 2026 to Thu, Dec 3, 2026'],
    [{ rental_end_date: '2026-12-01' }, 'changed to Tue, Dec 1, 2026 meanwhile'],
  ])('names those of %j', (moved, words) => {
    expect(daysRefusal(rental(moved), seen)).toContain(words)
  })
})

describe('withdrawalRefusal', () => {
  test.each([
    ['a pending rental', rental()],
    ['a pending rental whose first day has passed', rental({ rental_start_date: '2026-11-20' })],
    ['an approved rental before its first day', rental({ status: 'approved', rental_start_date: '2026-11-22' })],
    ['a pending build', build()],
    ['an approved build', build({ status: 'approved' })],
  ])('lets the customer withdraw %s', (_, request) => {
    expect(withdrawalRefusal(request, TODAY)).toBeNull()
  })

  test.each([
    ['an approved rental on its first day', rental({ status: 'approved', rental_start_date: TODAY }), 'has begun'],
    ['a withdrawn one', rental({ status: 'rejected', is_withdrawn: true }), 'withdrawn this request already'],
    ['a closed one', build({ status: 'rejected' }), 'closed'],
    ['a trailer that is being built', build({ status: 'in_progress' }), 'being built'],
    ['a completed one', rental({ status: 'completed' }), 'completed'],
  ])('refuses to withdraw %s', (_, request, words) => {
    expect(withdrawalRefusal(request, TODAY)).toContain(words)
  })
})

test('a final price of 0 is a price', () => {
  expect([finalPriceInWords(0), finalPriceInWords(540), finalPriceInWords(null)]).toEqual([
    '$0',
    '$540',
    'Price on request',
  ])
})
