import { expect, test } from 'vitest'
import type { CustomerRequest, CustomerStep } from '#contract/requests/customer-request'
import { rentalForCustomer } from '#domain/customer/request'
import { RENTAL } from '../../../../tests/new-requests.ts'
import { statusSummaryOf } from './status-summary.ts'

const at = '2026-11-20T15:00:00.000Z'

const rental: CustomerRequest = { ...rentalForCustomer(RENTAL), status: 'rejected' }

test.each<[CustomerStep['what'][], string]>([
  [['received', 'rejected'], 'This request is closed'],
  [['received', 'approved', 'rejected'], 'Your rental is canceled'],
  [['received', 'approved', 'rejected', 'pending', 'rejected'], 'This request is closed'],
  [['received', 'approved', 'withdrawn', 'pending', 'approved', 'rejected'], 'Your rental is canceled'],
])('after %j its customer reads “%s”', (steps, title) => {
  const request = { ...rental, steps: steps.map((what) => ({ what, at })) }
  expect(statusSummaryOf(request, '2026-11-21').title).toBe(title)
})

test.each([
  [{}, 'Ask us below if you want to know more.'],
  [{ close_reason: 'The trailer is sold' }, 'Here is what we wrote:'],
  [{ is_withdrawn: true }, 'Nothing is booked, and there is nothing to pay. If you change your mind, tell us below.'],
])('a closed request with %j goes on with “%s”', (values, lead) => {
  expect(statusSummaryOf({ ...rental, ...values }, '2026-11-21').lead).toBe(lead)
})

test('a build that is stopped while it is built is canceled', () => {
  const steps = ['received', 'approved', 'in_progress', 'rejected'].map((what) => ({ what, at }))
  const build = { ...rental, noun: 'custom_build', steps } as unknown as CustomerRequest
  expect(statusSummaryOf(build, '2026-11-21').title).toBe('Your build is canceled')
})

test.each([
  [{ status: 'pending', trailer_id: null }, 'This trailer is no longer available'],
  [{ status: 'pending', trailer_id: null, final_price: 450 }, 'This trailer is no longer available'],
  [{ status: 'pending', trailer_id: null, final_price: 450, accepted_at: at }, 'This trailer is no longer available'],
  [{ status: 'pending', final_price: 450 }, 'Your price is ready'],
  [{ status: 'pending', final_price: 450, accepted_at: at }, 'You accepted the price'],
  [{ status: 'approved', trailer_id: null }, 'Your days are booked'],
] as const)('with %j its customer reads “%s”', (values, title) => {
  expect(statusSummaryOf({ ...rental, ...values }, '2026-11-21').title).toBe(title)
})

test.each([
  ['2026-12-04', {}, 'We are checking your days'],
  ['2026-12-05', {}, 'Your first day has passed'],
  ['2026-12-05', { final_price: 450 }, 'Your first day has passed'],
  ['2026-12-05', { final_price: 450, accepted_at: at }, 'Your first day has passed'],
  ['2026-12-06', { status: 'approved' }, 'Your days are booked'],
  ['2026-12-07', { status: 'approved' }, 'Your rental days are over'],
  ['2026-12-07', { status: 'completed' }, 'This rental is completed'],
] as const)('on %s a rental of December 4 to 6 with %j reads “%s”', (today, values, title) => {
  expect(statusSummaryOf({ ...rental, status: 'pending', ...values }, today).title).toBe(title)
})

test.each([
  ['2026-12-21', {}, 'Your quote is ready'],
  ['2026-12-22', {}, 'Your quote has expired'],
  ['2026-12-22', { status: 'approved' }, 'Your quote has expired'],
  ['2026-12-22', { final_price: null }, 'We are working on your quote'],
  ['2026-12-22', { accepted_at: at }, 'You accepted the quote'],
] as const)('on %s a quote until December 21 with %j reads “%s”', (today, values, title) => {
  const build = {
    noun: 'custom_build',
    status: 'pending',
    final_price: 21_000,
    accepted_at: null,
    valid_until: '2026-12-21',
  }
  expect(statusSummaryOf({ ...build, ...values } as CustomerRequest, today).title).toBe(title)
})

test.each([
  [{}, 'We check that the trailer is ready for your days.'],
  [{ noun: 'custom_build', valid_until: '2026-12-21' }, 'We check the layout, the power and the rules of your county.'],
  [{ final_price: 450 }, undefined],
  [{ final_price: 450, accepted_at: at }, undefined],
  [{ status: 'approved' }, undefined],
])('with %j what happens next begins with “%s”', (values, first) => {
  const request = { ...rental, status: 'pending', final_price: null, ...values } as CustomerRequest
  expect(statusSummaryOf(request, '2026-11-21').next?.[0]).toBe(first)
})

test.each([
  [{}, 'We make sure that the trailer is available'],
  [{ noun: 'custom_build', status: 'approved' }, 'We go through the last details with you next.'],
])('with %j nothing is handed over yet', (values, lead) => {
  const request = { ...rental, status: 'pending', ...values } as CustomerRequest
  const told = statusSummaryOf(request, '2026-11-21').lead
  expect(told).toContain(lead)
  expect(told).not.toContain('when and where you get it')
})

test.each([
  [
    '2026-12-04',
    null,
    'The trailer is reserved for you. If we have not agreed yet when and where you get it, ask us below.',
  ],
  ['2026-12-05', null, 'The trailer is reserved for you.'],
  [
    '2026-11-21',
    at,
    'The trailer is reserved for you, at the price you accepted. If we have not agreed yet when and where you get it, ask us below.',
  ],
])(
  'on %s, an approved rental accepted at %s tells how to get the trailer until it begins',
  (today, accepted_at, lead) => {
    const final_price = accepted_at === null ? null : 300
    expect(statusSummaryOf({ ...rental, status: 'approved', accepted_at, final_price }, today).lead).toBe(lead)
  },
)

test('a build under way has the color that the portal gives it', () => {
  const build = { ...rental, noun: 'custom_build', status: 'in_progress' } as unknown as CustomerRequest
  expect(statusSummaryOf(build, '2026-11-21').tone).toBe('busy')
})
