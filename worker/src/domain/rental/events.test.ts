import { describe, expect, test } from 'vitest'
import { type RentalOnCalendar, rentalEvent } from './events.ts'

const rental: RentalOnCalendar = {
  id: 12,
  customer_name: 'Nora Field',
  customer_email: 'nora@example.org',
  customer_phone: '8135550188',
  trailer_name: 'Taco trailer',
  rental_start_date: '2026-11-20',
  rental_end_date: '2026-11-22',
  delivery_required: false,
  delivery_address: '1 Bay Street',
  special_requirements: 'A long cord',
  status: 'approved',
  version: 3,
  updated_at: '2026-11-02T10:00:00.000Z',
}
const ADDRESS = 'https://tampa.example/admin/rentals?open=12'

describe('a rental in the calendar of staff', () => {
  test('stands on its days, and tells whom to call and where the record is', () => {
    expect(rentalEvent(rental, ADDRESS)).toEqual({
      uid: 'rental-12@tampa-food-trailers',
      start: '2026-11-20',
      end: '2026-11-22',
      summary: 'Taco trailer: Nora Field',
      description: `Request #12, approved\n(813) 555-0188\nnora@example.org\nNo delivery\nA long cord\n${ADDRESS}`,
      location: '',
      status: 'CONFIRMED',
      sequence: 3,
      changedAt: '2026-11-02T10:00:00.000Z',
    })
  })

  test('stands where it is delivered, and leaves out what nobody said', () => {
    const entered = { ...rental, delivery_required: true, customer_email: '', special_requirements: '' }
    expect(rentalEvent(entered, ADDRESS)).toMatchObject({
      location: '1 Bay Street',
      description: `Request #12, approved\n(813) 555-0188\nDelivery to 1 Bay Street\n${ADDRESS}`,
    })
  })

  test.each([
    ['pending', 'TENTATIVE', ' (pending)'],
    ['approved', 'CONFIRMED', ''],
    ['completed', 'CONFIRMED', ' (completed)'],
    ['rejected', 'CANCELLED', ' (rejected)'],
  ] as const)('that is %s is %s', (status, told, behind) => {
    const event = rentalEvent({ ...rental, status }, ADDRESS)
    expect([event.status, event.summary]).toEqual([told, `Taco trailer: Nora Field${behind}`])
  })
})
