import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { RentalResponse } from '#contract/requests/rental'
import { dayInWords } from '#domain/days'
import { activities, mails, rentals } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { newCustomer } from '../mail-records.ts'
import { auditOf, inDays, newRental, newTrailer, rentalDays, rentalRequest } from '../records.ts'

const PATH = '/api/rentals/entered'

async function postEnteredRental(trailer: number, values: object = {}, headers: Record<string, string> = {}) {
  return call('POST', PATH, { body: { ...rentalRequest(trailer), ...values }, token: await tokenOf('staff'), headers })
}

async function newEnteredRental(trailer: number, values: object = {}) {
  const body = { ...rentalRequest(trailer), ...values }
  return (await expectResponse(RentalResponse, 201, 'POST', PATH, { body, token: await tokenOf('staff') })).quote
}

describe('POST /api/rentals/entered', () => {
  test('stores who took the call, and tells the audit trail and the activity list', async () => {
    const trailer = await newTrailer({ name: 'Asked for by phone' })
    const quote = await newEnteredRental(trailer)
    expect(quote).toMatchObject({ status: 'pending', entered_by: 'staff', estimated_price: 300, version: 1 })
    expect(await auditOf('rental', quote.id)).toMatchObject([
      { action: 'create', by: 'staff', after: { customer_name: 'Nora Field', trailer_id: trailer } },
    ])
    const { db } = await product()
    const told = await db.select().from(activities).where(sql`metadata ->> 'rental_id' = ${quote.id}`)
    expect(told).toMatchObject([{ type: 'rental_request' }])
  })

  test('takes a customer without an e-mail address, who gets no mail', async () => {
    const quote = await newEnteredRental(await newTrailer(), { customer_email: '' })
    expect(quote.customer_email).toBe('')
    const { db } = await product()
    const queued = await db.select({ recipient: mails.recipient }).from(mails).where(eq(mails.record_id, quote.id))
    expect(queued.map(({ recipient }) => recipient)).not.toContain('')
    expect((await newEnteredRental(await newTrailer(), { customer_email: undefined })).customer_email).toBe('')
  })

  test('sends its mails at once', async () => {
    const { id } = await newEnteredRental(await newTrailer(), newCustomer())
    const { db } = await product()
    const states = async () => {
      const rows = await db
        .select({ status: mails.status })
        .from(mails)
        .where(and(eq(mails.noun, 'rental'), eq(mails.record_id, id)))
      return rows.map(({ status }) => status)
    }
    await expect.poll(states).toEqual(['sent', 'sent'])
  })

  test.each(['maintenance', 'rented'] as const)(
    'takes a trailer that is %s, and a rental that has begun',
    async (status) => {
      const trailer = await newTrailer({ status })
      const quote = await newEnteredRental(trailer, rentalDays(-2, 1))
      expect(quote).toMatchObject({ status: 'pending', estimated_price: 400 })
    },
  )

  test('refuses days that an approved request has or keeps free, and names it', async () => {
    const trailer = await newTrailer({ buffer_days: 1 })
    // The later one first, since of several the earliest is named first.
    const later = await newRental(trailer, rentalDays(20, 21))
    const { id } = await newRental(trailer)
    for (const approved of [later.id, id]) {
      await expectResponse(RentalResponse, 200, 'PUT', `/api/rentals/${approved}/status`, {
        body: { status: 'approved' },
        token: await tokenOf('staff'),
      })
    }
    const other = `request #${later.id} from ${dayInWords(inDays(20))} to ${dayInWords(inDays(21))}`
    const taken = `Already booked by request #${id} from ${dayInWords(inDays(10))} to ${dayInWords(inDays(12))}`
    for (const [first, last, error] of [
      [12, 14, `${taken}.`],
      [9, 30, `${taken} and ${other}.`],
      [13, 14, `${taken}, and 1 day is kept free between rentals of this trailer.`],
    ] as const) {
      expect(await postEnteredRental(trailer, rentalDays(first, last))).toMatchObject({
        status: 400,
        body: { error, issues: [{ path: 'rental_start_date', message: error }] },
      })
    }
    await newEnteredRental(trailer, rentalDays(14, 14))
  })

  test.each([
    ['an e-mail address that is none', { customer_email: 'nora' }, 'customer_email'],
    ['no name', { customer_name: '' }, 'customer_name'],
    ['no phone', { customer_phone: '' }, 'customer_phone'],
    ['the last day first', { rental_end_date: inDays(9) }, 'rental_end_date'],
    ['delivery to nowhere', { delivery_required: true }, 'delivery_address'],
    ['no such trailer', { trailer_id: 999_999 }, 'trailer_id'],
  ])('refuses %s', async (_, values, path) => {
    const trailer = await newTrailer()
    expect(await postEnteredRental(trailer, values)).toMatchObject({ status: 400, body: { issues: [{ path }] } })
    const { db } = await product()
    expect(await db.select().from(rentals).where(eq(rentals.trailer_id, trailer))).toEqual([])
  })

  test('refuses 367 days', async () => {
    const longer = await postEnteredRental(await newTrailer(), { rental_end_date: inDays(10 + 366) })
    expect(longer).toMatchObject({ status: 400, body: { issues: [{ path: 'rental_end_date' }] } })
  })

  test('stores nothing twice under one key, also when both arrive at once', async () => {
    const trailer = await newTrailer()
    const key = { 'Idempotency-Key': `entered-${trailer}` }
    const responses = await Promise.all([
      postEnteredRental(trailer, {}, key),
      postEnteredRental(trailer, {}, key),
      postEnteredRental(trailer, {}, key),
    ])
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await postEnteredRental(trailer, { customer_name: 'Somebody else' }, key)).status).toBe(409)
  })
})
