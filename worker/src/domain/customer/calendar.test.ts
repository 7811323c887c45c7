import { describe, expect, test } from 'vitest'
import type { CustomerRental } from '#contract/customer-request'
import { customerCalendar } from './calendar.ts'

const rental: CustomerRental = {
  noun: 'rental',
  id: 7,
  customer_name: 'Nora Field',
  status: 'approved',
  trailer_id: 1,
  trailer_name: 'Taco Kitchen',
  rental_price_daily: 100,
  rental_price_weekly: 500,
  rental_price_monthly: 1500,
  rental_start_date: '2026-12-01',
  rental_end_date: '2026-12-03',
  asked_days: null,
  delivery_required: false,
  delivery_address: '1 Bay Street',
  special_requirements: '',
  close_reason: null,
  estimated_price: 300,
  final_price: null,
  valid_until: '2026-12-01',
  accepted_at: null,
  is_withdrawn: false,
  steps: [
    { what: 'received', at: '2026-11-20T12:00:00.000Z' },
    { what: 'priced', at: '2026-11-20T12:30:00.000Z' },
    { what: 'approved', at: '2026-11-20T13:00:00.000Z' },
  ],
  version: 2,
  created_at: '2026-11-20T12:00:00.000Z',
}

const linesOf = (one: CustomerRental) => customerCalendar(one, 'Tampa Food Trailers').split('\r\n')

describe('the days of a rental in the calendar of its customer', () => {
  test('are told with the trailer, and changed under the same name', () => {
    const lines = linesOf(rental)
    expect(lines).toEqual(
      expect.arrayContaining([
        'NAME:Rental #7',
        'UID:booking-7@tampa-food-trailers',
        'LAST-MODIFIED:20261120T130000Z',
        'SEQUENCE:2',
        'DTSTART;VALUE=DATE:20261201',
        'DTEND;VALUE=DATE:20261204',
        'SUMMARY:Taco Kitchen\\, Tampa Food Trailers',
        'DESCRIPTION:Rental request #7. You pick the trailer up.',
        'STATUS:CONFIRMED',
      ]),
    )
    expect(lines.filter((line) => line.startsWith('LOCATION'))).toEqual([])
  })

  test('say where the trailer is brought, and since when where nothing has happened yet', () => {
    expect(linesOf({ ...rental, delivery_required: true, steps: [] })).toEqual(
      expect.arrayContaining([
        'LAST-MODIFIED:20261120T120000Z',
        'DESCRIPTION:Rental request #7. We bring the trailer to you.',
        'LOCATION:1 Bay Street',
      ]),
    )
  })
})
