import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/days'
import { acceptPrice } from '../../../worker/src/db/requests/customer-page.ts'
import { customBuilds } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, getPage, tokenOf } from '../client.ts'
import {
  accept,
  activityTitles,
  apiOf,
  changeAsStaff,
  createPricedBuild,
  createPricedRental,
  readAsCustomer,
  sendForm,
  storedBuild,
  storedRental,
} from '../customer-calls.ts'
import { auditOf, inDays, newTrailer, sendRental } from '../records.ts'

describe('accepting a price', () => {
  test('is stored once with its audit line, and told to staff', async () => {
    const { link, quote } = await createPricedRental()
    for (let press = 0; press < 2; press++) expect((await accept(link, 540)).status).toBe(200)
    const rental = await storedRental(quote.id)
    expect(rental.accepted_at).not.toBeNull()
    expect(rental).toMatchObject({ status: 'pending', version: 3 })
    const told = (await auditOf('rental', quote.id)).at(-1)
    expect(told).toMatchObject({ by: 'customer', after: { accepted_at: rental.accepted_at, final_price: 540 } })
    expect(await activityTitles('rental_id', quote.id)).toEqual(['New rental request', 'Price accepted'])
  })

  test('works for a build, also one that is approved', async () => {
    const { link, quote } = await createPricedBuild()
    await changeAsStaff(`/api/custom-builds/${quote.id}/status`, { status: 'approved' })
    expect((await accept(link, 21_000)).status).toBe(200)
    expect((await storedBuild(quote.id)).accepted_at).not.toBeNull()
    expect(await activityTitles('build_id', quote.id)).toContain('Quote accepted')
  })

  test('is refused in words where there is nothing to accept', async () => {
    const { link } = await sendRental(await newTrailer())
    expect(await accept(link, 300)).toMatchObject({ status: 409, body: { error: expect.stringContaining('no final') } })
    const late = await createPricedBuild()
    const { db } = await product()
    const yesterday = { quote_valid_until: inDays(-1) }
    await db.update(customBuilds).set(yesterday).where(eq(customBuilds.id, late.quote.id))
    const refused = await accept(late.link, 21_000)
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('was valid until') } })
    expect((await storedBuild(late.quote.id)).accepted_at).toBeNull()
    expect((await accept(late.link, Number.NaN)).status).toBe(400)
  })

  test('takes no price that the customer did not see, and ends with its price', async () => {
    const { link, quote } = await createPricedRental(540)
    await changeAsStaff(`/api/rentals/${quote.id}`, { final_price: 600 })
    const stale = await accept(link, 540)
    expect(stale).toMatchObject({ status: 409, body: { error: expect.stringContaining('changed to $600') } })
    expect((await accept(link, 600)).status).toBe(200)
    const { priced_at, accepted_at, acceptance_ended_at } = await storedRental(quote.id)
    expect(acceptance_ended_at).toBeNull()
    await changeAsStaff(`/api/rentals/${quote.id}`, { final_price: 600, notes: 'Same price' })
    expect(await storedRental(quote.id)).toMatchObject({ priced_at, accepted_at: expect.any(String) })
    await changeAsStaff(`/api/rentals/${quote.id}`, { final_price: 650 })
    const repriced = await storedRental(quote.id)
    expect(repriced).toMatchObject({ accepted_at: null, acceptance_ended_at: repriced.priced_at })
    expect((await auditOf('rental', quote.id)).at(-1)).toMatchObject({
      before: { final_price: 600, accepted_at },
      after: { final_price: 650, accepted_at: null },
    })
    expect(Date.parse(repriced.priced_at ?? '')).toBeGreaterThan(Date.parse(priced_at ?? ''))
    const page = await getPage(link)
    expect(page.text).toMatch(/The price has changed since you accepted.*\$650.*Your acceptance ended/s)
    const { rental_start_date: start, rental_end_date: end } = quote
    const later = { rental_start_date: addDays(start, 1), rental_end_date: addDays(end, 1) }
    await changeAsStaff(`/api/rentals/${quote.id}`, later)
    expect((await getPage(link)).text).toMatch(/The price has changed since you accepted.*The days are now .*\$650/s)
    await changeAsStaff(`/api/rentals/${quote.id}`, { final_price: null })
    const { acceptance_ended_at: ended, ...unpriced } = await storedRental(quote.id)
    expect(unpriced).toMatchObject({ final_price: null, priced_at: null })
    // The acceptance had already ended.
    expect(ended).toBe(repriced.acceptance_ended_at)
  })

  test('holds while staff have closed the request, and not once they take it up again', async () => {
    const [rental, build] = [await createPricedRental(), await createPricedBuild()]
    await Promise.all([accept(rental.link, 540), accept(build.link, 21_000)])
    const paths = [`/api/rentals/${rental.quote.id}/status`, `/api/custom-builds/${build.quote.id}/status`]
    for (const path of paths) await changeAsStaff(path, { status: 'rejected' })
    expect(await readAsCustomer(rental.link)).toMatchObject({ accepted_at: expect.any(String) })
    const closed = { status: 409, body: { error: expect.stringContaining('closed') } }
    expect([await accept(rental.link, 540), await accept(build.link, 21_000)]).toMatchObject([closed, closed])
    for (const path of paths) await changeAsStaff(path, { status: 'pending' })
    expect(await storedRental(rental.quote.id)).toMatchObject({ accepted_at: null, final_price: 540 })
    const reopened = await storedBuild(build.quote.id)
    expect(reopened).toMatchObject({ accepted_at: null, acceptance_ended_at: reopened.history.at(-1)?.at })
    expect((await auditOf('custom_build', build.quote.id)).at(-1)).toMatchObject({
      before: { status: 'rejected', accepted_at: expect.any(String) },
      after: { status: 'pending', accepted_at: null },
    })
    expect((await accept(rental.link, 540)).status).toBe(200)
  })

  test('ends with the trailer of a request that staff have reopened, also in the same second', async () => {
    const { link, quote } = await createPricedRental(540)
    for (const status of ['rejected', 'pending']) await changeAsStaff(`/api/rentals/${quote.id}/status`, { status })
    const before = await readAsCustomer(link)
    const token = await tokenOf('manager')
    expect((await call('DELETE', `/api/trailers/${quote.trailer_id}`, { token })).status).toBe(200)
    const refused = { status: 409, body: { error: expect.stringContaining('no longer in our fleet') } }
    expect(await accept(link, 540)).toMatchObject(refused)
    expect(await acceptPrice((await product()).db, before, new Date())).toBe(false)
    expect(await activityTitles('rental_id', quote.id)).not.toContain('Price accepted')
    const page = await getPage(link)
    expect(page.text).toContain('This trailer is no longer available')
    expect(page.text).toContain(`href="/rentals?from=${quote.rental_start_date}&amp;to=${quote.rental_end_date}"`)
    expect(page.text).not.toMatch(/Valid until|value="accept"/)
    expect((await storedRental(quote.id)).accepted_at).toBeNull()
    // Undo brings trailer and offer back.
    await call('POST', `/api/trailers/${quote.trailer_id}/restore`, { token })
    expect((await accept(link, 540)).status).toBe(200)
  })

  test('holds for the days it was accepted for, and ends when they are moved', async () => {
    const { link, quote } = await createPricedRental(540)
    expect((await accept(link, 540)).status).toBe(200)
    const { rental_start_date, rental_end_date } = quote
    await changeAsStaff(`/api/rentals/${quote.id}`, { rental_start_date, rental_end_date, notes: 'Same days' })
    expect((await storedRental(quote.id)).accepted_at).not.toBeNull()
    await changeAsStaff(`/api/rentals/${quote.id}`, { rental_end_date: addDays(rental_end_date, 1) })
    expect(await storedRental(quote.id)).toMatchObject({
      final_price: 540,
      accepted_at: null,
      acceptance_ended_at: expect.any(String),
    })
    expect((await auditOf('rental', quote.id)).at(-1)).toMatchObject({ after: { accepted_at: null } })
  })

  test('takes no days that the customer did not see, by the page and by the API', async () => {
    const { link, quote } = await createPricedRental(540)
    const { rental_start_date, rental_end_date } = quote
    const shown = { final_price: 540, rental_start_date, rental_end_date }
    const open = (await getPage(link)).text
    const fields = Object.fromEntries(
      [...open.matchAll(/<input type="hidden"[^>]* name="(final_price|rental_\w+)" value="([^"]*)"/g)].map((hidden) =>
        hidden.slice(1),
      ),
    )
    expect(fields).toEqual({ ...shown, final_price: '540' })
    await changeAsStaff(`/api/rentals/${quote.id}`, {
      rental_start_date: addDays(rental_start_date, 1),
      rental_end_date,
    })
    const stale = await sendForm(link, { action: 'accept', ...fields })
    expect(stale.status).toBe(409)
    expect(stale.text).toContain('The days have changed to')
    expect(stale.text).toContain(`name="rental_start_date" value="${addDays(rental_start_date, 1)}"`)
    const body = { error: expect.stringContaining('The days have changed to') }
    expect(await call('POST', `${apiOf(link)}/accept`, { body: shown })).toMatchObject({ status: 409, body })
    expect((await storedRental(quote.id)).accepted_at).toBeNull()
    const again = await sendForm(link, {
      action: 'accept',
      ...fields,
      rental_start_date: addDays(rental_start_date, 1),
    })
    expect(again.headers.get('Location')).toBe(`${link}?done=accepted`)
  })
})
