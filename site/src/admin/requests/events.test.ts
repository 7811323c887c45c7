import { expect, test } from 'vitest'
import { BUILD, RENTAL } from '../../../../tests/new-requests.ts'
import { buildDesk } from '../custom-builds/desk.ts'
import { rentalDesk } from '../rentals/desk.ts'
import { eventsOf } from './events.ts'

const request = { ...RENTAL, status: 'approved' as const }

test('a new request has only come in', () => {
  expect(eventsOf(rentalDesk, request)).toEqual([{ at: request.created_at, what: 'Request received' }])
})

test('moves, price and acceptance are told by time, the newest first', () => {
  const [priced_at, accepted_at] = ['2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z']
  const at = '2026-11-23T10:00:00.000Z'
  const move = { from: 'pending' as const, to: 'approved' as const, by: 'manager', at, reason: null }
  const price = { final_price: 1250, priced_at, priced_by: 'staff' }
  expect(eventsOf(rentalDesk, { ...request, ...price, accepted_at, history: [move] })).toEqual([
    { at, from: 'Pending', what: 'Approved', tone: 'ok', by: 'manager', reason: null },
    { at: accepted_at, what: 'Price accepted by the customer' },
    { at: priced_at, what: 'Final price set to $1,250.00', by: 'staff' },
    { at: request.created_at, what: 'Request received' },
  ])
})

test('a price of nothing that was set after the approval comes after it', () => {
  const at = '2026-11-21T10:00:00.000Z'
  const move = { from: 'pending' as const, to: 'approved' as const, by: 'manager', at, reason: null }
  const price = { final_price: 0, priced_at: '2026-11-24T10:00:00.000Z' }
  const events = eventsOf(rentalDesk, { ...request, ...price, history: [move] })
  expect(events.map(({ what }) => what)).toEqual(['Final price set to $0.00', 'Approved', 'Request received'])
})

test.each([
  ['by another price or other days', [], 'price or days were changed'],
  ['by a reopening', [{ from: 'rejected', to: 'pending', by: 'manager' }], 'the request was reopened'],
  ['by a withdrawal', [{ from: 'approved', to: 'rejected', by: 'customer' }], 'the request was withdrawn'],
] as const)('an acceptance that ended %s says so', (_, moves, cause) => {
  const at = '2026-11-24T10:00:00.000Z'
  const history = moves.map((move) => ({ ...move, at, reason: null }))
  const [last] = eventsOf(rentalDesk, { ...request, priced_at: at, acceptance_ended_at: at, history })
  expect(last).toEqual({ at, what: `The customer’s acceptance ended: ${cause}` })
})

test('the acceptance of a build has no days to end with', () => {
  const [last] = eventsOf(buildDesk, { ...BUILD, acceptance_ended_at: '2026-11-24T10:00:00.000Z' })
  expect(last?.what).toBe('The customer’s acceptance ended: the price was changed')
})

test('a correction tells what was changed, and by whom', () => {
  const at = '2026-11-21T10:00:00.000Z'
  const before = { customer_email: 'ana@exmaple.com', delivery_address: '' }
  const after = { customer_email: 'ana@example.com', delivery_address: '1 Bay St' }
  const [last] = eventsOf(rentalDesk, { ...request, corrections: [{ at, by: 'staff', before, after }] })
  const changes = [
    { field: 'E-mail', before: 'ana@exmaple.com', after: 'ana@example.com' },
    { field: 'Delivery address', before: '–', after: '1 Bay St' },
  ]
  expect(last).toEqual({ at, what: 'Customer’s details corrected', by: 'staff', changes })
})

test('a rental that was moved tells from which days and by whom', () => {
  const days = { start: '2026-12-18', end: '2026-12-20', by: 'staff', at: '2026-11-21T10:00:00.000Z' }
  const [last] = eventsOf(rentalDesk, { ...request, earlier_days: [days] })
  expect(last).toEqual({ at: days.at, what: expect.stringMatching(/^Days moved from Dec\s18/), by: 'staff' })
})
