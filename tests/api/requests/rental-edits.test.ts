import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { Availability } from '#contract/catalogue/trailer'
import type { RentalEdit } from '#contract/requests/rental'
import { dayInWords } from '#domain/days'
import { editRental } from '../../../worker/src/db/requests/rental-edits.ts'
import { trailers } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, staff } from '../client.ts'
import { storedRental } from '../customer-calls.ts'
import { auditOf, inDays, newRental, newTrailer, rentalDays } from '../records.ts'

async function putRental(path: number | string, body: object, version?: number) {
  return call('PUT', `/api/rentals/${path}`, await staff({ body, version }))
}

const moveRental = (id: number, status: string) => putRental(`${id}/status`, { status })

async function newApprovedRental(trailer: number, from: number, to: number) {
  const { id } = await newRental(trailer, rentalDays(from, to))
  expect((await moveRental(id, 'approved')).status).toBe(200)
  return id
}

describe('PUT /api/rentals/:id', () => {
  test('stores notes and price, and leaves what is left out as it was', async () => {
    const { id, version } = await newRental(await newTrailer())
    const response = await putRental(id, { notes: 'Two\nlines', final_price: 279.99 }, version)
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toBe(`"${version + 1}"`)
    await putRental(id, { notes: 'One' })
    expect(await storedRental(id)).toMatchObject({ notes: 'One', final_price: 279.99, estimated_price: 300 })
  })

  test('takes 0 as a price, and null to take a price back', async () => {
    const { id } = await newRental(await newTrailer())
    for (const final_price of [0, null]) {
      await putRental(id, { final_price })
      const priced = final_price === null ? null : expect.any(String)
      expect(await storedRental(id)).toMatchObject({
        final_price,
        priced_at: priced,
        priced_by: final_price === null ? null : 'staff',
      })
    }
  })

  test('prices moved days at the rates of the request, whatever the trailer costs today', async () => {
    const { db } = await product()
    const trailer = await newTrailer()
    const { id } = await newRental(trailer)
    await db.update(trailers).set({ rental_price_daily: 99_900 }).where(eq(trailers.id, trailer))
    const { body } = await putRental(id, rentalDays(3, 11))
    expect(body).toMatchObject({ quote: { ...rentalDays(3, 11), estimated_price: 700, rental_price_daily: 100 } })
    expect(await auditOf('rental', id)).toMatchObject([
      {
        action: 'update',
        by: 'staff',
        before: { estimated_price: 300 },
        after: { ...rentalDays(3, 11), estimated_price: 700 },
      },
    ])
  })

  test('remembers the days of the request, and who moved it', async () => {
    const { id } = await newRental(await newTrailer(), rentalDays(3, 5))
    await putRental(id, rentalDays(4, 6))
    await putRental(id, { ...rentalDays(4, 6), notes: 'The same days' })
    const { earlier_days } = await storedRental(id)
    expect(earlier_days).toEqual([{ start: inDays(3), end: inDays(5), by: 'staff', at: expect.any(String) }])
  })

  test('moves an approved rental, gives its old days free and closes the new ones', async () => {
    const trailer = await newTrailer()
    const id = await newApprovedRental(trailer, 10, 12)
    expect((await putRental(id, rentalDays(11, 14))).status).toBe(200)
    const { booked } = await expectResponse(Availability, 200, 'GET', `/api/trailers/${trailer}/availability`)
    expect(booked).toEqual([{ start: inDays(11), end: inDays(14) }])
  })

  test('lets staff name days that have begun or gone', async () => {
    const { id } = await newRental(await newTrailer())
    expect((await putRental(id, rentalDays(-3, 1))).status).toBe(200)
  })

  test.each(['approved', 'pending'])(
    'refuses to move a request that is %s onto another’s days, and names it',
    async (status) => {
      const trailer = await newTrailer()
      const other = await newApprovedRental(trailer, 20, 22)
      const { id } = await newRental(trailer)
      if (status === 'approved') await moveRental(id, status)
      const before = await storedRental(id)
      expect(await putRental(id, { rental_end_date: inDays(20), notes: 'Longer' })).toMatchObject({
        status: 409,
        body: {
          success: false,
          error: `Already booked by request #${other} from ${dayInWords(inDays(20))} to ${dayInWords(inDays(22))}.`,
          other: { noun: 'rental', id: other },
        },
      })
      expect(await storedRental(id)).toEqual(before)
      expect(await auditOf('rental', id)).toHaveLength(status === 'approved' ? 1 : 0)
    },
  )

  test('keeps notes and price of a request whose days somebody else was given', async () => {
    const trailer = await newTrailer()
    const { id } = await newRental(trailer)
    await newApprovedRental(trailer, 10, 12)
    expect((await putRental(id, { notes: 'Offer another one', ...rentalDays(10, 12) })).status).toBe(200)
  })

  test('gives the last free days to one of two that are moved onto them in the same moment, every time', async () => {
    for (let round = 0; round < 5; round++) {
      const trailer = await newTrailer()
      const ids = [await newApprovedRental(trailer, 10, 12), await newApprovedRental(trailer, 20, 22)]
      const responses = await Promise.all(ids.map((id) => putRental(id, rentalDays(15, 17))))
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })

  test.each([
    ['rental_end_date', { rental_end_date: inDays(9) }, 'The last day is before the first day'],
    ['rental_end_date', rentalDays(0, 366), 'A rental lasts at most 366 days'],
    ['rental_start_date', { rental_start_date: '2026-02-30' }, 'Enter a date as YYYY-MM-DD'],
    ['final_price', { final_price: -1 }, 'A price cannot be negative'],
    ['notes', { notes: 'x'.repeat(5001) }, 'Use at most 5,000 characters; there are 5,001 now'],
  ] satisfies [string, RentalEdit, string][])('refuses %s in %j', async (path, edit, message) => {
    const { id } = await newRental(await newTrailer())
    const before = await storedRental(id)
    expect(await putRental(id, edit)).toMatchObject({
      status: 400,
      body: { issues: [{ path, message: expect.stringContaining(message) }] },
    })
    expect(await storedRental(id)).toEqual(before)
  })

  test('moves no days of a request that is closed, and still takes notes', async () => {
    const { id } = await newRental(await newTrailer())
    await moveRental(id, 'rejected')
    expect(await putRental(id, rentalDays(30, 31))).toMatchObject({
      status: 409,
      body: { error: `Request #${id} is rejected: its dates can no longer be moved.` },
    })
    expect((await putRental(id, { notes: 'They called again' })).status).toBe(200)
  })

  test('changes nothing that is not staff’s to set', async () => {
    const quote = await newRental(await newTrailer())
    const forged = { id: 1, status: 'completed', estimated_price: 1, version: 99, customer_name: 'x', trailer_id: 1 }
    await putRental(quote.id, { ...forged, history: [], rental_price_daily: 1 })
    // Not even its version, which would make a form outdated that somebody else has open.
    expect(await storedRental(quote.id)).toEqual(quote)
  })

  test('refuses an edit of an older version, and loses none of ten at once that bring none', async () => {
    const { id, version } = await newRental(await newTrailer())
    const open = await Promise.all(Array.from({ length: 10 }, (_, n) => putRental(id, { final_price: n })))
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]))
    const before = await storedRental(id)
    expect(before.version).toBe(version + 10)
    expect((await putRental(id, { notes: 'late' }, version)).status).toBe(412)
    expect(await storedRental(id)).toEqual(before)
  })

  test('stores nothing of an edit that was checked before another one was stored', async () => {
    const { db } = await product()
    const before = await newRental(await newTrailer())
    await putRental(before.id, { final_price: 120 })
    const stored = await storedRental(before.id)
    expect(await editRental(db, before, { final_price: 90 }, { by: 'staff', at: new Date() })).toBeNull()
    expect(await storedRental(before.id)).toEqual(stored)
    expect(await auditOf('rental', before.id)).toHaveLength(1)
  })
})

describe('a trailer that is deleted while it is requested', () => {
  test('leaves the request as it reads, which can be rejected and not approved', async () => {
    const { db } = await product()
    const trailer = await newTrailer({ name: 'Sold trailer' })
    const { id } = await newRental(trailer)
    await db.delete(trailers).where(eq(trailers.id, trailer))
    const response = await moveRental(id, 'approved')
    expect(response).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining(`Sold trailer is no longer in the fleet, so request #${id} cannot`) },
    })
    expect(await storedRental(id)).toMatchObject({
      status: 'pending',
      trailer_name: 'Sold trailer',
      estimated_price: 300,
    })
    expect((await moveRental(id, 'rejected')).status).toBe(200)
  })
})
