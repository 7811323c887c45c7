import { describe, expect, test } from 'vitest'
import type { CustomerRental } from '#contract/requests/customer-request'
import { RENTAL } from '../../../../tests/new-requests.ts'
import { customerCalendar } from './calendar.ts'
import { rentalForCustomer } from './request.ts'

const rental: CustomerRental = {
  ...rentalForCustomer(RENTAL),
  status: 'approved',
  trailer_name: 'Taco Kitchen',
  rental_start_date: '2026-12-01',
  rental_end_date: '2026-12-03',
  delivery_address: '1 Bay Street',
  steps: [
    { what: 'received', at: '2026-11-20T12:00:00.000Z' },
    { what: 'priced', at: '2026-11-20T12:30:00.000Z' },
    { what: 'approved', at: '2026-11-20T13:00:00.000Z' },
  ],
  version: 2,
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
