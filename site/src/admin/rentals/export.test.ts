import { expect, test } from 'vitest'
import { RENTAL } from '../../../../tests/new-requests.ts'
import { rentalColumns } from './export.ts'

const exported = (rental: typeof RENTAL) =>
  Object.fromEntries(rentalColumns.map(([heading, cellOf]) => [heading, cellOf(rental)]))

test('an exported rental request has what a new one knows', () => {
  expect(exported(RENTAL)).toEqual({
    Number: 7,
    Received: '2026-11-20',
    Status: 'Pending',
    Customer: 'Ana Reyes',
    'E-mail': 'ana@example.org',
    Phone: '(813) 555-0111',
    Trailer: 'The Cuban',
    'Trailer number': 1,
    'First day': '2026-12-04',
    'Last day': '2026-12-06',
    Days: 3,
    Delivery: 'Not needed',
    'Delivery address': '',
    'Estimated price': 450,
    'Final price': null,
    'Price accepted': null,
    Completed: null,
    'Reason for rejection': null,
    Requirements: '',
    Notes: '',
  })
})

test('an exported rental request tells the days in Tampa on which it was accepted and completed', () => {
  const by = { by: 'manager', reason: null }
  const completed = exported({
    ...RENTAL,
    status: 'completed',
    delivery_required: true,
    final_price: 0,
    accepted_at: '2026-12-01T03:30:00.000Z',
    history: [
      { ...by, from: 'pending', to: 'approved', at: '2026-12-02T12:00:00.000Z' },
      { ...by, from: 'approved', to: 'completed', at: '2026-12-08T04:59:59.000Z' },
    ],
  })
  expect(completed).toMatchObject({
    Status: 'Completed',
    Delivery: 'Wanted',
    'Final price': 0,
    'Price accepted': '2026-11-30',
    Completed: '2026-12-07',
  })
})
