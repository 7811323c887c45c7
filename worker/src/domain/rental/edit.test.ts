import { describe, expect, test } from 'vitest'
import type { Rental } from '#contract/rental'
import { movesDays } from './edit.ts'

const rental: Rental = {
  id: 1,
  customer_name: 'Nora Field',
  customer_email: 'nora@example.org',
  customer_phone: '(813) 555-0188',
  trailer_id: 1,
  trailer_name: 'Taco trailer',
  rental_price_daily: 100,
  rental_price_weekly: 500,
  rental_price_monthly: 0,
  rental_start_date: '2026-11-20',
  rental_end_date: '2026-11-22',
  delivery_required: false,
  delivery_address: '',
  special_requirements: '',
  notes: '',
  status: 'pending',
  close_reason: null,
  estimated_price: 300,
  final_price: null,
  priced_at: null,
  entered_by: null,
  accepted_at: null,
  withdrawn_at: null,
  history: [],
  version: 1,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
}

describe('movesDays', () => {
  test.each([
    [{}, false],
    [{ notes: 'Called' }, false],
    [{ rental_start_date: '2026-11-20', rental_end_date: '2026-11-22' }, false],
    [{ rental_end_date: '2026-11-23' }, true],
    [{ rental_start_date: '2026-11-19' }, true],
  ])('%j: %s', (edit, expected) => {
    expect(movesDays(rental, edit)).toBe(expected)
  })
})
