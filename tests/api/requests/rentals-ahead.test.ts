import { describe, expect, test } from 'vitest'
import { MAX_AHEAD, RentalsAhead } from '#contract/catalogue/trailer'
import type { RentalStatus } from '#contract/requests/rental'
import { call, expectResponse, openSession, tokenOf } from '../client.ts'
import { inDays, newAccount, newGroup, newTrailer, rentalDays } from '../records.ts'
import { storeRental } from '../stored-requests.ts'

/** Stores rentals of a trailer, approved ones by default and past ones too; returns their ids. */
async function storeRentals(
  trailer_id: number,
  rows: { days: [number, number]; status?: RentalStatus; customer_name?: string }[],
): Promise<number[]> {
  const ids: number[] = []
  for (const { days, ...values } of rows) {
    const row = { trailer_id, customer_name: 'Ahead', status: 'approved', ...rentalDays(...days), ...values } as const
    ids.push(await storeRental(row))
  }
  return ids
}

async function rentalsAhead(trailer: number) {
  const token = await tokenOf('staff')
  return expectResponse(RentalsAhead, 200, 'GET', `/api/trailers/${trailer}/rentals-ahead`, { token })
}

describe('GET /api/trailers/:id/rentals-ahead', () => {
  test('tells approved and pending requests that have not ended, the next one first', async () => {
    const trailer = await newTrailer()
    const [later, running, , waiting] = await storeRentals(trailer, [
      { days: [20, 22] },
      { days: [-3, 1], customer_name: 'Out now' },
      { days: [-9, -4] },
      { days: [30, 31], status: 'pending', customer_name: 'Asks' },
      { days: [-5, -1], status: 'pending' },
      { days: [40, 41], status: 'rejected' },
      { days: [-30, 50], status: 'completed' },
    ])
    await storeRentals(await newTrailer(), [{ days: [20, 22] }])
    expect(await rentalsAhead(trailer)).toEqual({
      success: true,
      approved: {
        total: 2,
        complete: true,
        next: [
          { id: running, customer_name: 'Out now', start: inDays(-3), end: inDays(1) },
          { id: later, customer_name: 'Ahead', start: inDays(20), end: inDays(22) },
        ],
      },
      pending: {
        total: 1,
        complete: true,
        next: [{ id: waiting, customer_name: 'Asks', start: inDays(30), end: inDays(31) }],
      },
    })
  })

  test('counts so many, and names a few', async () => {
    const trailer = await newTrailer()
    for (let day = 0; day < MAX_AHEAD; day++) await storeRentals(trailer, [{ days: [day, day] }])
    expect(await rentalsAhead(trailer)).toMatchObject({
      approved: { total: MAX_AHEAD, complete: true, next: { length: 5 } },
      pending: { total: 0, complete: true, next: [] },
    })
    await storeRentals(trailer, [{ days: [400, 400] }])
    expect(await rentalsAhead(trailer)).toMatchObject({ approved: { total: MAX_AHEAD, complete: false } })
  })

  test('names nobody to an account that may not view requests, and knows no other trailer', async () => {
    const trailer = await newTrailer()
    await storeRentals(trailer, [{ days: [20, 22] }, { days: [20, 22], status: 'pending' }])
    const group_id = await newGroup({}, { 'rentals.view': false, 'rentals.manage': false })
    const token = await openSession((await newAccount({ group_id })).username)
    const response = await call('GET', `/api/trailers/${trailer}/rentals-ahead`, { token })
    const counted = { total: 1, complete: true, next: [] }
    expect(response.body).toEqual({ success: true, approved: counted, pending: counted })
    expect((await call('GET', '/api/trailers/999999/rentals-ahead', { token })).status).toBe(404)
  })
})
