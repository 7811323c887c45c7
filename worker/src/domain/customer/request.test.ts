import { describe, expect, test } from 'vitest'
import { CUSTOMER } from '#contract/access/actors'
import type { Rental } from '#contract/requests/rental'
import { RENTAL } from '../../../../tests/new-requests.ts'
import { rentalForCustomer, WITHDRAWN_REASON } from './request.ts'

const rental: Rental = {
  ...RENTAL,
  customer_email: 'nora@example.org',
  customer_phone: '8135550188',
  rental_start_date: '2026-12-01',
  rental_end_date: '2026-12-03',
  notes: 'Asked for a discount twice',
  status: 'approved',
  entered_by: 'staff-name',
  history: [{ from: 'pending', to: 'approved', by: 'manager', at: '2026-11-20T13:00:00.000Z', reason: null }],
}

const moved = (to: 'rejected' | 'pending', by: string, at: string, reason: string | null) =>
  ({ from: 'approved', to, by, at, reason }) as const

describe('rentalForCustomer', () => {
  test('tells nothing of notes, staff and ways to reach the customer', () => {
    const told = JSON.stringify(rentalForCustomer(rental))
    expect(told).not.toMatch(/discount|manager|staff-name|nora@|8135550188/)
  })

  test('can be accepted up to the first day', () => {
    expect(rentalForCustomer(rental).valid_until).toBe('2026-12-01')
  })

  test('tells what happened in its order', () => {
    const [priced_at, accepted_at] = ['2026-11-20T12:15:00.000Z', '2026-11-20T12:30:00.000Z']
    const accepted = rentalForCustomer({ ...rental, priced_at, accepted_at })
    expect(accepted.steps.map(({ what }) => what)).toEqual(['received', 'priced', 'accepted', 'approved'])
    const repriced = rentalForCustomer({ ...rental, priced_at, acceptance_ended_at: priced_at })
    expect(repriced.steps.map(({ what }) => what)).toEqual(['received', 'priced', 'acceptance_ended', 'approved'])
  })

  test('tells which days were asked for, once staff have moved them', () => {
    expect(rentalForCustomer(rental).asked_days).toBeNull()
    const asked = { start: '2026-11-30', end: '2026-12-02' }
    const moved = { ...rental, earlier_days: [{ ...asked, by: 'manager', at: '2026-11-20T12:15:00.000Z' }] }
    const told = rentalForCustomer(moved)
    expect(told.asked_days).toEqual(asked)
    expect(told.steps.map(({ what }) => what)).toEqual(['received', 'moved', 'approved'])
  })

  test('tells a withdrawal from a rejection', () => {
    const withdrawal = moved('rejected', CUSTOMER, '2026-11-21T10:00:00.000Z', WITHDRAWN_REASON)
    const withdrawn = {
      ...rental,
      status: 'rejected',
      close_reason: WITHDRAWN_REASON,
      withdrawn_at: '2026-11-21T10:00:00.000Z',
    } as const
    const gone = rentalForCustomer({ ...withdrawn, history: [...rental.history, withdrawal] })
    expect(gone).toMatchObject({ is_withdrawn: true, close_reason: null })
    expect(gone.steps.at(-1)?.what).toBe('withdrawn')
    // That it ended the acceptance goes without saying, also once the request is open again.
    const accepted = { ...withdrawn, history: [withdrawal], acceptance_ended_at: withdrawal.at }
    expect(rentalForCustomer(accepted).steps.map(({ what }) => what)).toEqual(['received', 'withdrawn'])
    // An acceptance that ended later is told.
    const afterwards = { ...accepted, acceptance_ended_at: '2026-11-21T13:00:00.000Z' }
    expect(rentalForCustomer(afterwards).steps.at(-1)?.what).toBe('acceptance_ended')
    const reopened = moved('pending', 'manager', '2026-11-21T11:00:00.000Z', null)
    const rejected = moved('rejected', 'manager', '2026-11-21T12:00:00.000Z', 'Too late')
    const later = rentalForCustomer({
      ...withdrawn,
      withdrawn_at: null,
      close_reason: 'Too late',
      history: [withdrawal, reopened, rejected],
    })
    expect(later).toMatchObject({ is_withdrawn: false, close_reason: 'Too late' })
    expect(later.steps.map(({ what }) => what)).toEqual(['received', 'withdrawn', 'pending', 'rejected'])
    const inTheirWords = moved('rejected', 'manager', '2026-11-21T12:00:00.000Z', WITHDRAWN_REASON)
    expect(rentalForCustomer({ ...rental, history: [inTheirWords] }).steps.at(-1)?.what).toBe('rejected')
  })
})
