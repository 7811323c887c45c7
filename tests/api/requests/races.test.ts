import { asc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RentalResponse, RentalStatus } from '#contract/requests/rental'
import { overlaps, withBuffer } from '#domain/rental/dates'
import { rentalTransitions } from '#domain/rental/status'
import { customBuilds, rentals } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { concurrentRounds, inParallel, ROUNDS } from '../concurrency.ts'
import { apiOf } from '../customer-calls.ts'
import { auditOf, buildRequest, newModel, newTrailer, rentalDays, rentalRequest, sendRental } from '../records.ts'

const BUFFER = 1
// Some share days, some are a day apart and so too close, some have enough distance.
const DAYS = [
  [400, 403],
  [402, 405],
  [406, 407],
  [405, 406],
  [409, 412],
  [401, 410],
] as const
const days = (choice: number) => {
  const [from, to] = DAYS[choice] ?? DAYS[0]
  return rentalDays(from, to)
}

const OFTEN = ['state', 'state', 'state', 'move', 'move', 'move', 'move', 'move', 'move', 'price', 'accept', 'withdraw']
const KINDS = [...OFTEN, 'ask', 'desk', 'remove', 'restore']
const act = fc.record({
  kind: fc.constantFrom(...KINDS),
  request: fc.nat(3),
  to: fc.constantFrom(...RentalStatus.options, 'approved' as const, 'approved' as const),
  // The last one shares days with most.
  days: fc.constantFrom(0, 1, 2, 3, 4, 5, 5, 5),
  price: fc.constantFrom(100, 200, null),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

let edits = 0

interface Game {
  trailer: number
  token: string
  asked: { id: number; api: string }[]
}

/** What one person does. Each edit has notes of its own, which identify it in the trail. */
function play({ trailer, token, asked }: Game, { kind, to, price, ...act }: Act) {
  const { id, api } = asked[act.request] ?? { id: 0, api: '' }
  const rental = `/api/rentals/${id}`
  const notes = `Edit ${++edits}`
  if (kind === 'state') return call('PUT', `${rental}/status`, { token, body: { status: to } })
  if (kind === 'move') return call('PUT', rental, { token, body: { notes, ...days(act.days) } })
  if (kind === 'price') return call('PUT', rental, { token, body: { notes, final_price: price } })
  if (kind === 'accept') return call('POST', `${api}/accept`, { body: { final_price: price ?? 100 } })
  if (kind === 'withdraw') return call('POST', `${api}/withdraw`)
  if (kind === 'ask') return call('POST', '/api/rentals', { body: rentalRequest(trailer, days(act.days)) })
  const entry = { ...rentalRequest(trailer, days(act.days)), customer_name: 'Asked by phone' }
  if (kind === 'desk') return call('POST', '/api/rentals/entered', { token, body: entry })
  if (kind === 'remove') return call('DELETE', `/api/trailers/${trailer}`, { token })
  return call('POST', `/api/trailers/${trailer}/restore`, { token })
}

type Row = typeof rentals.$inferSelect

async function rowsOf(ids: Iterable<number>): Promise<Row[]> {
  const { db } = await product()
  const rows = await db.select().from(rentals).orderBy(asc(rentals.id))
  const wanted = new Set(ids)
  return rows.filter(({ id }) => wanted.has(id))
}

function expectRoomBetween(rows: Row[], trailer: number) {
  const booked = rows
    .filter(({ status, trailer_id }) => status === 'approved' && trailer_id === trailer)
    .map((row) => ({ start: row.rental_start_date, end: row.rental_end_date }))
  for (const [index, one] of booked.entries()) {
    for (const other of booked.slice(index + 1)) expect(overlaps(withBuffer(one, BUFFER), other)).toBe(false)
  }
}

const TOLD = ['status', 'notes', 'final_price', 'rental_start_date', 'rental_end_date'] as const

/** Replays the lines of the trail: each must begin where the one before ended, as if no two had happened at once. */
async function expectOneAfterTheOther(first: Row, now: Row) {
  const lines = (await auditOf('rental', now.id)).filter(({ action }) => action !== 'create')
  let accepted: number | null = null
  const told: Record<string, unknown> = Object.fromEntries(TOLD.map((name) => [name, first[name]]))
  for (const { action, by, before, after } of lines) {
    if (action === 'status') {
      const [from, to] = [before, after].map((values) => RentalStatus.parse(values?.status))
      expect(rentalTransitions(from ?? 'completed')).toContain(to)
      if (by === 'customer' || to === 'pending') accepted = null
    } else if (by === 'customer') {
      // A price that has just been replaced cannot be accepted.
      expect(after?.final_price).toBe(told.final_price)
      accepted = Number(after?.final_price)
    } else if ('final_price' in (after ?? {}) || 'estimated_price' in (after ?? {})) accepted = null
    for (const name of TOLD) {
      if (before && name in before) expect(before[name]).toEqual(told[name])
      if (after && name in after) told[name] = after[name]
    }
  }
  const price = now.final_price === null ? null : now.final_price / 100
  expect(told).toEqual({ ...Object.fromEntries(TOLD.map((name) => [name, now[name]])), final_price: price })
  expect(now.accepted_at !== null).toBe(accepted !== null)
  const moves = lines.flatMap(({ action, after }) => (action === 'status' ? [after?.status] : []))
  expect(now.history.map(({ to }) => to)).toEqual(moves)
  expect(now.version).toBe(1 + lines.length)
}

describe('requests for one trailer', () => {
  async function game(rounds: Act[][]) {
    const token = await tokenOf('staff')
    const trailer = await newTrailer({ buffer_days: BUFFER })
    // Two that can both be booked, and two that conflict with them.
    const sent: Awaited<ReturnType<typeof sendRental>>[] = []
    for (const choice of [0, 4, 1, 3]) sent.push(await sendRental(trailer, days(choice)))
    const asked = sent.map(({ quote, link }) => ({ id: quote.id, api: apiOf(link) }))
    const first = new Map((await rowsOf(asked.map(({ id }) => id))).map((row) => [row.id, row]))
    for (const { id } of asked.slice(0, 2)) {
      await expectResponse(RentalResponse, 200, 'PUT', `/api/rentals/${id}/status`, {
        token,
        body: { status: 'approved' },
      })
    }
    for (const round of rounds) {
      const responses = await inParallel(round.map((one) => play({ trailer, token, asked }, one)))
      const made = responses
        .filter(({ status }) => status === 201)
        .map(({ body }) => RentalResponse.parse(body).quote.id)
      for (const row of await rowsOf(made)) first.set(row.id, { ...row, status: 'pending' })
      const now = await rowsOf(first.keys())
      expect(now).toHaveLength(first.size)
      expectRoomBetween(now, trailer)
      for (const row of now) await expectOneAfterTheOther(first.get(row.id) ?? row, row)
    }
    await expectApprovalsAsTold(trailer, token, [...first.keys()])
  }

  // Without concurrent calls, the outcome of each approval is predictable.
  async function expectApprovalsAsTold(trailer: number, token: string, ids: number[]) {
    for (const { id } of await rowsOf(ids)) {
      const rows = await rowsOf(ids)
      const row = rows.find((one) => one.id === id)
      const asked = row && { start: row.rental_start_date, end: row.rental_end_date }
      const taken = rows.filter((one) => one.id !== id && one.status === 'approved' && one.trailer_id === trailer)
      const isFree = taken.every(
        (one) =>
          asked && !overlaps(withBuffer({ start: one.rental_start_date, end: one.rental_end_date }, BUFFER), asked),
      )
      const mayMove = row?.status === 'pending' && row.trailer_id !== null && isFree
      const response = await call('PUT', `/api/rentals/${id}/status`, { token, body: { status: 'approved' } })
      expect(response.status, JSON.stringify({ row, body: response.body })).toBe(mayMove ? 200 : 409)
    }
    expectRoomBetween(await rowsOf(ids), trailer)
  }

  test('are never approved too near each other, and each change is made on the one before it', async () => {
    await fc.assert(fc.asyncProperty(concurrentRounds(act), game), { ...ROUNDS, numRuns: 5 })
  }, 240_000)

  test('that come while the trailer goes are taken or refused, and never fail', async () => {
    const token = await tokenOf('staff')
    for (let round = 0; round < 3; round++) {
      const trailer = await newTrailer()
      const body = rentalRequest(trailer)
      const responses = await inParallel([
        call('POST', '/api/rentals', { body }),
        call('POST', '/api/rentals/entered', { token, body }),
        call('DELETE', `/api/trailers/${trailer}`, { token }),
        call('POST', '/api/rentals', { body }),
        call('POST', '/api/rentals/entered', { token, body }),
      ])
      for (const { status } of responses) expect([200, 201, 400]).toContain(status)
      const { db } = await product()
      const left = await db.select().from(rentals).where(eq(rentals.trailer_id, trailer))
      expect(left).toEqual([])
    }
  })
})

test('requests for a build that come while its model goes are taken or refused, and never fail', async () => {
  const token = await tokenOf('staff')
  const { db } = await product()
  for (let round = 0; round < 3; round++) {
    const model = await newModel()
    const body = buildRequest(model)
    const send = () => call('POST', '/api/custom-builds', { body })
    const go = call('DELETE', `/api/custom-trailers/${model}`, { token })
    const responses = await inParallel([send(), send(), go, send(), send()])
    for (const { status } of responses) expect([200, 201, 400]).toContain(status)
    expect(await db.select().from(customBuilds).where(eq(customBuilds.trailer_model_id, model))).toEqual([])
  }
})
