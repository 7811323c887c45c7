import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { Availability, TrailerResponse } from '#contract/catalogue/trailer'
import { RentalResponse } from '#contract/requests/rental'
import { dayInWords } from '#domain/days'
import { rentals, trailers } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { inDays, newRental, newTrailer, rentalDays, rentalRequest } from '../records.ts'

async function approve(id: number) {
  return call('PUT', `/api/rentals/${id}/status`, { body: { status: 'approved' }, token: await tokenOf('manager') })
}

async function statusOf(id: number) {
  const response = await expectResponse(RentalResponse, 200, 'GET', `/api/rentals/${id}`, {
    token: await tokenOf('staff'),
  })
  return response.quote.status
}

describe('the days between rentals', () => {
  test('are kept by staff with the trailer', async () => {
    const token = await tokenOf('manager')
    const path = `/api/trailers/${await newTrailer()}`
    const { trailer } = await expectResponse(TrailerResponse, 200, 'PUT', path, { token, body: { buffer_days: 3 } })
    expect(trailer.buffer_days).toBe(3)
    for (const buffer_days of [-1, 1.5, 61, '2', null]) {
      expect(await call('PUT', path, { token, body: { buffer_days } })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'buffer_days', message: expect.stringContaining('Days between rentals') }] },
      })
    }
  })

  test('close days before and after a rental to visitors, and say why', async () => {
    const trailer = await newTrailer({ buffer_days: 2 })
    await approve((await newRental(trailer, rentalDays(10, 12))).id)
    const { booked } = await expectResponse(Availability, 200, 'GET', `/api/trailers/${trailer}/availability`)
    expect(booked).toEqual([{ start: inDays(8), end: inDays(14), buffer_days: 2 }])
    for (const [first, last, which] of [
      [13, 13, 'start'],
      [14, 20, 'start'],
      [3, 8, 'end'],
    ] as const) {
      const response = await call('POST', '/api/rentals', { body: rentalRequest(trailer, rentalDays(first, last)) })
      const rented = `from ${dayInWords(inDays(10))} to ${dayInWords(inDays(12))}`
      expect(response).toMatchObject({
        status: 400,
        body: {
          error: `Already booked ${rented} (2 days are kept free before and after). Choose other days.`,
          issues: [{ path: `rental_${which}_date` }],
        },
      })
    }
    await newRental(trailer, rentalDays(15, 15))
    await newRental(trailer, rentalDays(3, 7))
  })

  test('go on closing days when the rental itself is over', async () => {
    const trailer = await newTrailer({ buffer_days: 3 })
    const { id } = await newRental(trailer, rentalDays(0, 0))
    const { db } = await product()
    const past = { ...rentalDays(-4, -2), status: 'approved' as const }
    await db.update(rentals).set(past).where(eq(rentals.id, id))
    const path = `/api/trailers/${trailer}/availability`
    expect((await expectResponse(Availability, 200, 'GET', path)).booked).toMatchObject([{ end: inDays(1) }])
    await db.update(trailers).set({ buffer_days: 1 }).where(eq(trailers.id, trailer))
    expect((await expectResponse(Availability, 200, 'GET', path)).booked).toEqual([])
  })

  test('hold when staff approve, before and after, and the refusal names the other request', async () => {
    const trailer = await newTrailer({ buffer_days: 2 })
    const middle = await newRental(trailer, rentalDays(10, 12))
    const [before, after, clear] = [
      await newRental(trailer, rentalDays(7, 8)),
      await newRental(trailer, rentalDays(14, 15)),
      await newRental(trailer, rentalDays(15, 16)),
    ]
    expect((await approve(middle.id)).status).toBe(200)
    for (const { id } of [before, after]) {
      expect(await approve(id)).toMatchObject({
        status: 409,
        body: {
          error: `Already booked by request #${middle.id} from ${dayInWords(inDays(10))} to ${dayInWords(inDays(12))}, and 2 days are kept free between rentals of this trailer.`,
        },
      })
    }
    expect((await approve(clear.id)).status).toBe(200)
  })

  test('hold between two approvals in the same moment, every time', async () => {
    for (let round = 0; round < 8; round++) {
      const trailer = await newTrailer({ buffer_days: 1 })
      const both = [await newRental(trailer, rentalDays(10, 12)), await newRental(trailer, rentalDays(13, 14))]
      const responses = await Promise.all(both.map(({ id }) => approve(id)))
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
      const after = await Promise.all(both.map(({ id }) => statusOf(id)))
      expect(after.sort()).toEqual(['approved', 'pending'])
    }
  })

  test('are those of the day of the approval', async () => {
    const trailer = await newTrailer({ buffer_days: 5 })
    const [first, second] = [await newRental(trailer, rentalDays(10, 12)), await newRental(trailer, rentalDays(13, 14))]
    await approve(first.id)
    expect((await approve(second.id)).status).toBe(409)
    const { db } = await product()
    await db.update(trailers).set({ buffer_days: 0 }).where(eq(trailers.id, trailer))
    expect((await approve(second.id)).status).toBe(200)
  })
})
