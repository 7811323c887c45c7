import { getTableColumns, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { FleetCalendar } from '#contract/catalogue/fleet-calendar'
import { MAX_RENTALS } from '../../../worker/src/db/requests/fleet-calendar.ts'
import { rentals } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { inDays, newTrailer } from '../records.ts'
import { storeRentalOfDays } from '../stored-requests.ts'

async function calendar(first: number, last: number, more = '') {
  const path = `/api/rentals/calendar?from=${inDays(first)}&to=${inDays(last)}${more}`
  return expectResponse(FleetCalendar, 200, 'GET', path, { token: await tokenOf('staff') })
}

async function idsOn(trailer: number, first: number, last: number): Promise<number[]> {
  const { rentals: drawn } = await calendar(first, last, '&limit=1000')
  return drawn.filter(({ trailer_id }) => trailer_id === trailer).map(({ id }) => id)
}

describe('GET /api/rentals/calendar', () => {
  test('answers every trailer, and what takes or wants it, but nothing rejected', async () => {
    const trailer = await newTrailer({ name: 'On the calendar', status: 'maintenance', buffer_days: 2 })
    const ids = {
      pending: await storeRentalOfDays(trailer, 200, 201, 'pending'),
      approved: await storeRentalOfDays(trailer, 202, 203),
      completed: await storeRentalOfDays(trailer, 198, 199, 'completed'),
      rejected: await storeRentalOfDays(trailer, 200, 201, 'rejected'),
    }
    const { trailers, rentals: drawn, complete } = await calendar(190, 210, '&limit=1000')
    expect(complete).toBe(true)
    expect(trailers.find(({ id }) => id === trailer)).toEqual({
      id: trailer,
      name: 'On the calendar',
      status: 'maintenance',
      buffer_days: 2,
    })
    const own = drawn.filter(({ trailer_id }) => trailer_id === trailer)
    expect(own.map(({ id }) => id)).toEqual([ids.completed, ids.approved, ids.pending])
    expect(own[1]).toEqual({
      id: ids.approved,
      trailer_id: trailer,
      customer_name: 'Nora Field',
      status: 'approved',
      start: inDays(202),
      end: inDays(203),
    })
  })

  test('takes in what touches the window by a day, or by a day kept free after it', async () => {
    const trailer = await newTrailer({ buffer_days: 2 })
    const id = await storeRentalOfDays(trailer, 220, 222)
    for (const [first, last, expected] of [
      [215, 219, []],
      [215, 220, [id]],
      [221, 221, [id]],
      [222, 230, [id]],
      [224, 230, [id]],
      [225, 230, []],
    ] as const) {
      expect(await idsOn(trailer, first, last), `${first} to ${last}`).toEqual(expected)
    }
  })

  test('pages through the trailers, each with its own requests', async () => {
    const made = [await newTrailer(), await newTrailer(), await newTrailer()]
    for (const trailer of made) await storeRentalOfDays(trailer, 240, 241)
    const seen: number[] = []
    const drawn: number[] = []
    let cursor: string | undefined
    do {
      const page = await calendar(240, 241, `&limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      expect(page.trailers.length).toBeLessThanOrEqual(2)
      const shown = page.trailers.map(({ id }) => id)
      for (const { trailer_id } of page.rentals) expect(shown).toContain(trailer_id)
      seen.push(...shown)
      drawn.push(...page.rentals.map(({ trailer_id }) => trailer_id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b))
    expect(seen.slice(-3)).toEqual(made)
    expect(drawn).toEqual(made)
  })

  test('answers one trailer alone, for as long as it can be rented', async () => {
    const trailer = await newTrailer()
    const id = await storeRentalOfDays(trailer, 250, 260, 'pending')
    await storeRentalOfDays(await newTrailer(), 250, 260, 'pending')
    const { trailers, rentals: drawn } = await calendar(1, 366, `&trailer=${trailer}`)
    expect(trailers.map((shown) => shown.id)).toEqual([trailer])
    expect(drawn.map((rental) => rental.id)).toEqual([id])
    const path = `/api/rentals/calendar?from=${inDays(1)}&to=${inDays(367)}&trailer=${trailer}`
    const token = await tokenOf('staff')
    expect(await call('GET', path, { token })).toMatchObject({
      status: 400,
      body: { error: 'Ask for at most 366 days at once.' },
    })
    expect(await call('GET', `${path}x`, { token })).toMatchObject({ status: 400 })
  })

  test('leaves out pending requests first where there are too many, and says so', async () => {
    const { db } = await product()
    const [trailer, crowded] = [await newTrailer(), await newTrailer()]
    const pending = await storeRentalOfDays(crowded, 270, 270, 'pending')
    const { id: _id, ...columns } = getTableColumns(rentals)
    const copies = sql.raw(Object.keys(columns).join(', '))
    const copy = (times: number) =>
      db.run(sql`
      insert into rentals (${copies}) select ${copies} from rentals, json_each(${JSON.stringify(Array(times).fill(0))})
      where rentals.id = ${pending}`)
    const approved = await storeRentalOfDays(trailer, 271, 272)
    await copy(MAX_RENTALS - 2)
    const whole = await calendar(270, 272, '&limit=1000')
    expect([whole.complete, whole.rentals.length]).toEqual([true, MAX_RENTALS])
    await copy(1)
    const cut = await calendar(270, 272, '&limit=1000')
    expect([cut.complete, cut.rentals.length, cut.rentals[0]?.id]).toEqual([false, MAX_RENTALS, approved])
  })

  test('answers a hundred days, and no more', async () => {
    await calendar(0, 99)
    const token = await tokenOf('staff')
    for (const [first, last, error] of [
      [0, 100, 'at most 100 days'],
      [1, 0, 'before the first day'],
    ] as const) {
      const path = `/api/rentals/calendar?from=${inDays(first)}&to=${inDays(last)}`
      expect(await call('GET', path, { token })).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining(error), issues: [{ path: 'to' }] },
      })
    }
  })

  test.each(['', 'from=2026-02-30&to=2026-03-01', 'from=2026-03-01', 'from=2026-03-01&to=2026-03-02&cursor=made-up'])(
    'refuses ?%s',
    async (query) => {
      const response = await call('GET', `/api/rentals/calendar?${query}`, { token: await tokenOf('staff') })
      expect(response).toMatchObject({ status: 400, body: { success: false } })
    },
  )
})
