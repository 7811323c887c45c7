import { describe, expect, test } from 'vitest'
import { RentalResponse } from '#contract/requests/rental'
import { dayInWords } from '#domain/days'
import { call, expectResponse, tokenOf } from '../client.ts'
import { storedRental } from '../customer-calls.ts'
import { inDays, newRental, newTrailer, rentalDays } from '../records.ts'

async function moveRental(id: number, status: string, options: { close_reason?: string; version?: number } = {}) {
  const { version, ...rest } = options
  const token = await tokenOf('manager')
  return call('PUT', `/api/rentals/${id}/status`, { body: { status, ...rest }, token, version })
}

test('a request is answered whole to staff who know its version, since what it belongs to may have changed', async () => {
  const trailer = await newTrailer()
  const { id } = await newRental(trailer)
  const token = await tokenOf('manager')
  const { headers } = await call('GET', `/api/rentals/${id}`, { token })
  expect((await call('DELETE', `/api/trailers/${trailer}`, { token })).status).toBe(200)
  const again = { token, headers: { 'If-None-Match': headers.get('ETag') ?? '' } }
  expect((await expectResponse(RentalResponse, 200, 'GET', `/api/rentals/${id}`, again)).quote.trailer_id).toBeNull()
})

describe('PUT /api/rentals/:id/status', () => {
  test('approves, and notes who did it and when', async () => {
    const { id, version } = await newRental(await newTrailer())
    const response = await moveRental(id, 'approved', { version })
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toBe(`"${version + 1}"`)
    const { history, status } = await storedRental(id)
    expect(status).toBe('approved')
    expect(history).toEqual([
      { from: 'pending', to: 'approved', by: 'manager', reason: null, at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ])
  })

  test('refuses to approve over an approved rental, and names it', async () => {
    const trailer = await newTrailer()
    const first = await newRental(trailer)
    const second = await newRental(trailer, rentalDays(12, 15))
    await moveRental(first.id, 'approved')
    const response = await moveRental(second.id, 'approved')
    expect(response).toMatchObject({
      status: 409,
      body: {
        success: false,
        error: `Already booked by request #${first.id} from ${dayInWords(inDays(10))} to ${dayInWords(inDays(12))}.`,
      },
    })
    expect(await storedRental(second.id)).toEqual(second)
  })

  test('names every approved rental in the way, up to three', async () => {
    const trailer = await newTrailer()
    const wanted = await newRental(trailer, rentalDays(9, 20))
    const others: number[] = []
    for (const day of [10, 12, 14, 16]) {
      const { id } = await newRental(trailer, rentalDays(day, day))
      others.push(id)
      await moveRental(id, 'approved')
    }
    const named = [10, 12, 14].map((day, place) => `request #${others[place]} on ${dayInWords(inDays(day))}`)
    expect(await moveRental(wanted.id, 'approved')).toMatchObject({
      status: 409,
      body: { error: `Already booked by ${named.join(', ')} and 1 more time.`, other: { id: others[0] } },
    })
  })

  test('approves neighbours that share no day, and the same days of another trailer', async () => {
    const trailer = await newTrailer()
    const ids = [
      (await newRental(trailer)).id,
      (await newRental(trailer, rentalDays(13, 14))).id,
      (await newRental(await newTrailer())).id,
    ]
    for (const id of ids) expect((await moveRental(id, 'approved')).status).toBe(200)
  })

  test('refuses a move the rules do not know', async () => {
    const { id } = await newRental(await newTrailer())
    for (const step of ['approved', 'completed']) await moveRental(id, step)
    const error = `Request #${id} is completed and cannot become rejected.`
    expect(await moveRental(id, 'rejected')).toMatchObject({ status: 409, body: { error } })
  })

  test('keeps the reason of a rejection and drops it when the request is opened again', async () => {
    const { id } = await newRental(await newTrailer())
    await moveRental(id, 'rejected', { close_reason: 'Booked by phone' })
    expect(await storedRental(id)).toMatchObject({ status: 'rejected', close_reason: 'Booked by phone' })
    await moveRental(id, 'pending', { close_reason: 'no reason to open' })
    const open = await storedRental(id)
    expect(open).toMatchObject({ status: 'pending', close_reason: null })
    expect(open.history.map(({ reason }) => reason)).toEqual(['Booked by phone', null])
  })

  test('refuses an edit of an older version and changes nothing', async () => {
    const { id, version } = await newRental(await newTrailer())
    await moveRental(id, 'rejected', { version })
    const before = await storedRental(id)
    expect((await moveRental(id, 'pending', { version })).status).toBe(412)
    expect(await storedRental(id)).toEqual(before)
  })

  test('names the state somebody else was faster to set, and no overlap, when several reject at once', async () => {
    const trailer = await newTrailer()
    const taken = await newRental(trailer)
    const { id } = await newRental(trailer)
    await moveRental(taken.id, 'approved')
    const responses = await Promise.all(Array.from({ length: 6 }, () => moveRental(id, 'rejected')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of responses.filter((response) => response.status !== 200)) {
      expect(status).toBe(409)
      expect(body).toMatchObject({ error: `Request #${id} is rejected and cannot become rejected.` })
    }
  })

  test('moves a request that others edit in the same moment, for a caller who brings no version', async () => {
    const token = await tokenOf('staff')
    for (let round = 0; round < 5; round++) {
      const { id } = await newRental(await newTrailer())
      const edit = (notes: string) => call('PUT', `/api/rentals/${id}`, { token, body: { notes } })
      const all = await Promise.all([edit('one'), edit('two'), edit('three'), moveRental(id, 'approved'), edit('four')])
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect(await storedRental(id)).toMatchObject({
        status: 'approved',
        history: [{ from: 'pending', to: 'approved' }],
      })
    }
  })

  test('takes a list of versions, or any version', async () => {
    const { id } = await newRental(await newTrailer())
    const token = await tokenOf('manager')
    for (const [status, version] of [
      ['rejected', '"7", "1"'],
      ['pending', '*'],
    ]) {
      const response = await call('PUT', `/api/rentals/${id}/status`, {
        body: { status },
        token,
        headers: { 'If-Match': version ?? '' },
      })
      expect(response.status).toBe(200)
    }
  })

  test('refuses states it does not know', async () => {
    const { id } = await newRental(await newTrailer())
    expect((await moveRental(id, 'cancelled')).status).toBe(400)
  })
})
