import { describe, expect, test } from 'vitest'
import { Availability } from '#contract/catalogue/trailer'
import { RentalResponse } from '#contract/requests/rental'
import { call, expectResponse, tokenOf } from '../client.ts'
import { inDays, newRental, newTrailer, rentalDays, rentalRequest } from '../records.ts'

describe('GET /api/trailers/:id/availability', () => {
  test('closes the days of approved requests, and only those', async () => {
    const trailer = await newTrailer()
    const { id } = await newRental(trailer, rentalDays(4, 6))
    await newRental(trailer, rentalDays(20, 21))
    const path = `/api/trailers/${trailer}/availability`
    expect((await expectResponse(Availability, 200, 'GET', path)).booked).toEqual([])
    await expectResponse(RentalResponse, 200, 'PUT', `/api/rentals/${id}/status`, {
      body: { status: 'approved' },
      token: await tokenOf('staff'),
    })
    expect((await expectResponse(Availability, 200, 'GET', path)).booked).toEqual([
      { start: inDays(4), end: inDays(6) },
    ])
    const taken = await call('POST', '/api/rentals', {
      body: rentalRequest(trailer, rentalDays(6, 8)),
    })
    expect(taken).toMatchObject({ status: 400, body: { error: expect.stringContaining('Already booked from') } })
  })
})
