import { describe, expect, test } from 'vitest'
import type { CustomBuild } from '#contract/requests/custom-build'
import type { Rental } from '#contract/requests/rental'
import { BUILD, RENTAL } from '../../../../tests/new-requests.ts'
import { buildStanding, rentalStanding } from './standing-letter.ts'

const TODAY = '2026-12-01'
const AT = '2026-11-21T12:00:00.000Z'

function closed(from: 'pending' | 'approved') {
  const by = { by: 'staff', at: AT }
  const approval = { ...by, from: 'pending' as const, to: 'approved' as const, reason: null }
  const rejection = { ...by, from, to: 'rejected' as const, reason: 'Too late' }
  const history = from === 'approved' ? [approval, rejection] : [rejection]
  return { status: 'rejected' as const, close_reason: 'Too late', history }
}

describe('the mail that says how a rental stands', () => {
  test.each([
    [{}, 'received'],
    [{ final_price: 400 }, 'priced'],
    [{ final_price: 400, accepted_at: AT }, 'received'],
    [{ final_price: 400, trailer_id: null }, 'received'],
    [{ status: 'approved' }, 'approved'],
    [{ status: 'approved', rental_start_date: '2026-11-28', rental_end_date: TODAY }, 'approved'],
    [{ status: 'approved', rental_start_date: '2026-11-28', rental_end_date: '2026-11-30' }, undefined],
    [{ rental_start_date: '2026-11-28', rental_end_date: '2026-11-30' }, undefined],
    [closed('pending'), 'rejected'],
    [{ ...closed('pending'), withdrawn_at: AT }, undefined],
    [{ status: 'completed' }, undefined],
  ] satisfies [Partial<Rental>, string | undefined][])('with %j is “%s”', (values, template) => {
    expect(rentalStanding({ ...RENTAL, ...values }, TODAY)?.template).toBe(template)
  })

  test('names in a confirmation the price that was accepted, else the estimate', () => {
    const accepted = rentalStanding({ ...RENTAL, final_price: 400, accepted_at: AT }, TODAY)
    expect(accepted?.data).toMatchObject({ price: 400, is_final: true })
    const without = rentalStanding({ ...RENTAL, final_price: 400, trailer_id: null }, TODAY)
    expect(without?.data).toMatchObject({ price: RENTAL.estimated_price, is_final: false })
  })

  test('asks for the price of an approved one, unless it was accepted', () => {
    const approved = { ...RENTAL, status: 'approved' as const, final_price: 400 }
    expect(rentalStanding(approved, TODAY)?.data).toMatchObject({ to_accept: true })
    expect(rentalStanding({ ...approved, accepted_at: AT }, TODAY)?.data).toMatchObject({ to_accept: false })
  })

  test.each([
    ['pending', false],
    ['approved', true],
  ] as const)('tells why, and whether it cancels one that was %s', (from, cancels) => {
    expect(rentalStanding({ ...RENTAL, ...closed(from) }, TODAY)?.data).toMatchObject({ reason: 'Too late', cancels })
  })
})

describe('the mail that says how a build stands', () => {
  test.each([
    [{}, 'received'],
    [{ final_price: 20_000 }, 'priced'],
    [{ final_price: 20_000, quote_valid_until: '2026-11-30' }, 'received'],
    [{ status: 'approved', quote_valid_until: '2026-11-30' }, 'approved'],
    [{ status: 'in_progress' }, 'approved'],
    [closed('approved'), 'rejected'],
    [{ status: 'completed' }, undefined],
  ] satisfies [Partial<CustomBuild>, string | undefined][])('with %j is “%s”', (values, template) => {
    expect(buildStanding({ ...BUILD, ...values }, TODAY)?.template).toBe(template)
  })

  test('names in a confirmation the price that was accepted, else the base price, and tells of a cancellation', () => {
    const expired = buildStanding({ ...BUILD, final_price: 20_000, quote_valid_until: '2026-11-30' }, TODAY)
    expect(expired?.data).toMatchObject({ price: BUILD.estimated_price, is_base: true })
    const accepted = buildStanding({ ...BUILD, final_price: 20_000, accepted_at: AT }, TODAY)
    expect(accepted?.data).toMatchObject({ price: 20_000, is_base: false })
    expect(buildStanding({ ...BUILD, ...closed('approved') }, TODAY)?.data).toMatchObject({ cancels: true })
  })
})
