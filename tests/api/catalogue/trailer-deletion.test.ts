import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CustomTrailerResponse } from '#contract/catalogue/custom-trailer'
import { Availability, TrailerResponse } from '#contract/catalogue/trailer'
import { RentalResponse } from '#contract/requests/rental'
import { Done } from '#contract/wire'
import { fillRequests } from '../../../bench/fill.ts'
import { restoreRecord } from '../../../worker/src/db/catalogue/removed-records.ts'
import { removableTrailer } from '../../../worker/src/db/catalogue/trailer-desk.ts'
import { openDb } from '../../../worker/src/db/client.ts'
import { removedRecords, rentals } from '../../../worker/src/db/schema.ts'
import { product, send } from '../../product.ts'
import { call, expectResponse, staff, tokenOf } from '../client.ts'
import { inDays, newEquipment, newModel, newRental, newTrailer } from '../records.ts'
import { addTrailer, publicTrailer, putTrailer, readTrailer, removeTrailer } from '../trailer-calls.ts'

describe('DELETE /api/trailers/:id', () => {
  test('takes the trailer away everywhere, and a second one finds nothing', async () => {
    const { id } = await addTrailer()
    expect(await removeTrailer(id)).toMatchObject({ status: 200, body: { success: true } })
    expect((await removeTrailer(id)).status).toBe(404)
    expect((await putTrailer(id, { name: 'Ghost' })).status).toBe(404)
    expect((await call('GET', `/api/trailers/${id}`, await staff())).status).toBe(404)
    expect(await publicTrailer(id)).toBeUndefined()
    expect((await send(`/rental-details?id=${id}`)).status).toBe(404)
  })

  test('refuses an older version', async () => {
    const { id } = await addTrailer()
    await putTrailer(id, { name: 'Newer' })
    expect((await removeTrailer(id, { 'If-Match': '"1"' })).status).toBe(412)
    expect((await removeTrailer(id, { 'If-Match': '"2"' })).status).toBe(200)
  })

  test('leaves requests their copies, and putting it back gives them their trailer again', async () => {
    const equipment = [await newEquipment()]
    const before = await addTrailer({ name: 'Comes back', equipment, rental_price_daily: 100 })
    const [quiet, noted, closed, moved] = [
      await newRental(before.id),
      await newRental(before.id),
      await newRental(before.id),
      await newRental(before.id),
    ]
    const token = await tokenOf('staff')
    await call('PUT', `/api/rentals/${noted.id}/status`, { token, body: { status: 'approved' } })
    await removeTrailer(before.id)
    const rental = async (id: number) =>
      (await expectResponse(RentalResponse, 200, 'GET', `/api/rentals/${id}`, { token })).quote
    expect(await rental(quiet.id)).toEqual({ ...quiet, trailer_id: null })
    await call('PUT', `/api/rentals/${noted.id}`, { token, body: { notes: 'Wants an early start', final_price: 90 } })
    await call('PUT', `/api/rentals/${closed.id}/status`, { token, body: { status: 'rejected' } })
    await call('PUT', `/api/rentals/${moved.id}`, { token, body: { rental_end_date: inDays(13) } })
    const { trailer } = await expectResponse(TrailerResponse, 200, 'POST', `/api/trailers/${before.id}/restore`, {
      token,
    })
    expect(trailer).toEqual({ ...before, version: 2, updated_at: expect.any(String) })
    expect(await publicTrailer(before.id)).toMatchObject({ name: 'Comes back' })
    expect(await rental(quiet.id)).toEqual(quiet)
    expect((await rental(noted.id)).trailer_id).toBe(before.id)
    expect((await rental(closed.id)).trailer_id).toBe(before.id)
    // Its new days might conflict with another rental.
    expect((await rental(moved.id)).trailer_id).toBeNull()
    const { booked } = await expectResponse(Availability, 200, 'GET', `/api/trailers/${before.id}/availability`)
    expect(booked).toEqual([{ start: quiet.rental_start_date, end: quiet.rental_end_date }])
  })

  test('can be undone after a deployment that gave trailers another column', async () => {
    const before = await addTrailer({ name: 'Comes back later', buffer_days: 3, features: ['Sink'] })
    await removeTrailer(before.id)
    const { db } = await product()
    await db
      .update(removedRecords)
      .set({ row: sql`json_remove(row, '$.buffer_days', '$.features')` })
      .where(eq(removedRecords.record_id, before.id))
    const { trailer } = await expectResponse(
      TrailerResponse,
      200,
      'POST',
      `/api/trailers/${before.id}/restore`,
      await staff(),
    )
    const row = { ...before, buffer_days: 0, features: [], version: 2, updated_at: expect.any(String) }
    expect(trailer).toEqual(row)
  })

  test('is undone for a trailer, not for the model that has its number and was removed as well', async () => {
    const token = await tokenOf('staff')
    const id = 700_001
    await newModel({ id, name: 'A model of that number' })
    await newTrailer({ id, name: 'A trailer of that number' })
    await call('DELETE', `/api/custom-trailers/${id}`, { token })
    await removeTrailer(id)
    const { trailer } = await expectResponse(TrailerResponse, 200, 'POST', `/api/trailers/${id}/restore`, { token })
    expect(trailer.name).toBe('A trailer of that number')
    expect((await call('GET', `/api/custom-trailers/${id}`, { token })).status).toBe(404)
    const { trailer: model } = await expectResponse(
      CustomTrailerResponse,
      200,
      'POST',
      `/api/custom-trailers/${id}/restore`,
      {
        token,
      },
    )
    expect(model.name).toBe('A model of that number')
  })

  test('is not undone to what it was before, where it was put back, changed and deleted again meanwhile', async () => {
    const { env } = await product()
    const { id } = await addTrailer({ name: 'Older' })
    await removeTrailer(id)
    const batch: D1Database['batch'] = async (statements) => {
      await call('POST', `/api/trailers/${id}/restore`, await staff())
      await putTrailer(id, { name: 'Newer' })
      await removeTrailer(id)
      return env.DB.batch(statements)
    }
    const late = openDb({ prepare: (query) => env.DB.prepare(query), batch } as D1Database)
    expect(await restoreRecord(late, removableTrailer, id, { by: 'staff', at: new Date() })).toBeNull()
    expect((await call('POST', `/api/trailers/${id}/restore`, await staff())).status).toBe(200)
    expect((await readTrailer(id)).name).toBe('Newer')
  })

  // D1 ends a statement after 30 seconds.
  test('is undone in one look at each of its requests, however many it has', async () => {
    const { env, db } = await product()
    const { id } = await addTrailer()
    const MANY = 300
    await fillRequests(env.DB, MANY)
    await db.update(rentals).set({ trailer_id: id }).where(eq(rentals.trailer_name, 'Taco trailer'))
    await removeTrailer(id)
    let read = 0
    const batch: D1Database['batch'] = async <T>(statements: D1PreparedStatement[]) => {
      const results = await env.DB.batch<T>(statements)
      for (const { meta } of results) read += meta.rows_read
      return results
    }
    const counting = openDb({ prepare: (query) => env.DB.prepare(query), batch } as D1Database)
    expect(await restoreRecord(counting, removableTrailer, id, { by: 'staff', at: new Date() })).toBe(true)
    expect(await db.$count(rentals, eq(rentals.trailer_id, id))).toBe(MANY)
    expect(read).toBeLessThan(20 * MANY)
  })

  test('can be undone twice at once, and not for what was never there', async () => {
    const { id } = await addTrailer()
    await removeTrailer(id)
    const undo = async (of: number) => call('POST', `/api/trailers/${of}/restore`, await staff())
    const results = await Promise.all([undo(id), undo(id), undo(id)])
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await undo(9_999_999)).status).toBe(404)
    await expectResponse(Done, 200, 'DELETE', `/api/trailers/${id}`, await staff())
  })
})

describe('a list with a removed piece', () => {
  test('outlives an edit that says what the list said', async () => {
    const [kept, piece] = [await newEquipment(), await newEquipment()]
    const id = await newTrailer({ equipment: [kept, piece] })
    expect((await call('DELETE', `/api/equipment/${piece}`, await staff())).status).toBe(200)
    expect((await putTrailer(id, { ...(await readTrailer(id)), name: 'Renamed whole' })).status).toBe(200)
    expect((await call('POST', `/api/equipment/${piece}/restore`, await staff())).status).toBe(200)
    expect((await readTrailer(id)).equipment).toEqual([kept, piece])
  })
})
