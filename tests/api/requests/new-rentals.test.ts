import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { RentalResponse } from '#contract/requests/rental'
import { rangeInWords } from '#domain/days'
import { activities, trailers } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { readAsCustomer } from '../customer-calls.ts'
import { inDays, newRental, newTrailer, rentalDays, rentalRequest, sendRental } from '../records.ts'
import { rentalsOf } from '../request-counts.ts'

describe('POST /api/rentals', () => {
  test('stores the request with the price the server computes', async () => {
    const trailer = await newTrailer({ name: 'Priced by the week' })
    const { quote } = await expectResponse(RentalResponse, 201, 'POST', '/api/rentals', {
      body: rentalRequest(trailer, rentalDays(3, 11)),
    })
    // Nine days: one week at 500 and two days at 100.
    expect(quote).toMatchObject({ status: 'pending', estimated_price: 700, trailer_name: 'Priced by the week' })
    expect(quote.history).toEqual([])
    const staff = await expectResponse(RentalResponse, 200, 'GET', `/api/rentals/${quote.id}`, {
      token: await tokenOf('staff'),
    })
    expect(staff.quote).toEqual(quote)
  })

  test('has no price where the trailer has no rate', async () => {
    const free = { rental_price_daily: 0, rental_price_weekly: 0, rental_price_monthly: 0 }
    const quote = await newRental(await newTrailer(free))
    expect(quote.estimated_price).toBeNull()
  })

  test('may come to more than one price may be', async () => {
    const trailer = await newTrailer({
      rental_price_daily: 9_999_999_999,
      rental_price_weekly: 0,
      rental_price_monthly: 0,
    })
    const { quote, link } = await sendRental(trailer)
    expect(quote.estimated_price).toBe(299_999_999.97)
    expect((await readAsCustomer(link)).estimated_price).toBe(299_999_999.97)
  })

  test('keeps name and rates as they were when the trailer changes or goes', async () => {
    const { db } = await product()
    const trailer = await newTrailer({ name: 'Old name' })
    const { id } = await newRental(trailer)
    await db.update(trailers).set({ name: 'New name', rental_price_daily: 99_900 }).where(eq(trailers.id, trailer))
    await db.delete(trailers).where(eq(trailers.id, trailer))
    const { quote } = await expectResponse(RentalResponse, 200, 'GET', `/api/rentals/${id}`, {
      token: await tokenOf('staff'),
    })
    expect(quote).toMatchObject({ trailer_id: null, trailer_name: 'Old name', rental_price_daily: 100 })
  })

  test('writes an activity entry in the same batch', async () => {
    const { db } = await product()
    const { id } = await newRental(await newTrailer({ name: 'Told about' }))
    const [entry] = await db
      .select()
      .from(activities)
      .where(eq(activities.message, `Nora Field asks for Told about, ${rangeInWords(inDays(10), inDays(12))}`))
    expect(entry).toMatchObject({ type: 'rental_request', metadata: { rental_id: id } })
  })

  test('ignores what is not the visitor’s to say', async () => {
    const trailer = await newTrailer()
    const forged = {
      ...rentalRequest(trailer),
      id: 1,
      status: 'approved',
      estimated_price: 1,
      final_price: 1,
      notes: 'x',
      version: 9,
    }
    const { quote } = await expectResponse(RentalResponse, 201, 'POST', '/api/rentals', { body: forged })
    expect(quote).toMatchObject({ status: 'pending', estimated_price: 300, final_price: null, notes: '', version: 1 })
    expect(quote.id).not.toBe(1)
  })

  test.each([
    ['no name', { customer_name: '   ' }, 'customer_name', 'Name is required'],
    ['a name of two lines', { customer_name: 'Nora\r\nBcc: x@y.z' }, 'customer_name', 'Remove line breaks'],
    ['a name of 101 letters', { customer_name: 'n'.repeat(101) }, 'customer_name', 'at most 100'],
    ['no e-mail address', { customer_email: 'nora' }, 'customer_email', 'Enter an e-mail address'],
    ['a header in the e-mail address', { customer_email: 'a@b.cd\r\nBcc: x@y.z' }, 'customer_email', 'Enter an e-mail'],
    ['no phone number', { customer_phone: 'call me' }, 'customer_phone', 'Enter a phone number'],
    ['a day that is none', { rental_start_date: '2027-02-30' }, 'rental_start_date', 'YYYY-MM-DD'],
    ['the last day first', { rental_end_date: inDays(9) }, 'rental_end_date', 'before the first day'],
    ['yesterday', { rental_start_date: inDays(-1) }, 'rental_start_date', 'in the past'],
    ['delivery to nowhere', { delivery_required: true }, 'delivery_address', 'Delivery address is required'],
    ['no trailer', { trailer_id: 0 }, 'trailer_id', 'Choose a trailer'],
    ['no such trailer', { trailer_id: 999_999 }, 'trailer_id', 'no longer offered'],
  ])('refuses %s and says so', async (_, values, path, message) => {
    const trailer = await newTrailer()
    const response = await call('POST', '/api/rentals', { body: rentalRequest(trailer, values) })
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({
      success: false,
      error: expect.stringContaining(message),
      issues: [{ path, message: expect.stringContaining(message) }],
    })
    expect(await rentalsOf(trailer)).toBe(0)
  })

  test('refuses 367 days', async () => {
    const longer = rentalRequest(await newTrailer(), { rental_end_date: inDays(10 + 366) })
    expect(await call('POST', '/api/rentals', { body: longer })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'rental_end_date', message: expect.stringContaining('at most 366 days') }] },
    })
  })

  test('takes 366 days, today, and a delivery address', async () => {
    const longest = await newRental(await newTrailer(), rentalDays(0, 365))
    expect(longest.status).toBe('pending')
    const delivered = await newRental(await newTrailer(), {
      delivery_required: true,
      delivery_address: '1 Bay St\nTampa',
    })
    expect(delivered.delivery_address).toBe('1 Bay St\nTampa')
  })

  test.each(['maintenance', 'rented'] as const)('refuses a trailer whose state is %s', async (status) => {
    const trailer = await newTrailer({ name: 'Away', status })
    const response = await call('POST', '/api/rentals', { body: rentalRequest(trailer) })
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ error: expect.stringContaining('Away cannot be rented right now') })
  })

  test('keeps text exactly as it was typed', async () => {
    const customer_name = '<b>O’Neil & Söhne</b> 🚚'
    const quote = await newRental(await newTrailer(), { customer_name, special_requirements: 'one\ntwo' })
    expect(quote).toMatchObject({ customer_name, special_requirements: 'one\ntwo' })
  })
})
