import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CustomerRequestResponse } from '#contract/requests/customer-request'
import type { MailTemplate } from '#contract/requests/mail'
import { dayInWords } from '#domain/days'
import { rentals } from '../../../worker/src/db/schema.ts'
import { mailSaying } from '../../mail.ts'
import { product } from '../../product.ts'
import { call, expectResponse, getPage, tokenOf } from '../client.ts'
import { changeStatus, mailsAbout, mailsOnceSent, newCustomer } from '../mail-records.ts'
import { inDays, newRental, newTrailer, rentalDays } from '../records.ts'

/** Edits a rental request, and returns all mails of a kind that its customer has got by then. */
function editsThatSend(kind: MailTemplate, id: number) {
  return async (body: object) => {
    const { status } = await call('PUT', `/api/rentals/${id}`, { body, token: await tokenOf('manager') })
    expect(status).toBe(200)
    return (await mailsAbout('rental', id)).filter(({ template }) => template === kind)
  }
}

describe('a rental request', () => {
  test('is confirmed to the customer, told to the business, and answered', async () => {
    const customer = newCustomer()
    const { id } = await newRental(await newTrailer(), customer)
    const [received, notice] = await mailsOnceSent('rental', id, 'notice')
    expect(received).toMatchObject({ template: 'received', recipient: customer.customer_email, by: null, attempts: 1 })
    expect(notice).toMatchObject({ template: 'notice', recipient: 'hello@tampafoodtrailers.test' })

    await changeStatus(`/api/rentals/${id}`, { status: 'approved' })
    expect((await mailsOnceSent('rental', id, 'approved')).at(-1)).toMatchObject({ by: 'manager' })
    await changeStatus(`/api/rentals/${id}`, { status: 'rejected', close_reason: 'It broke down' })
    const rejected = (await mailsOnceSent('rental', id, 'rejected')).at(-1)
    expect(rejected?.data).toMatchObject({ reason: 'It broke down', cancels: true })
  })

  test.each([true, false])(
    'tells the business where to deliver only if that is asked for: %s',
    async (delivery_required) => {
      const typed = { delivery_required, delivery_address: '12 Bay Street, Tampa' }
      const { id } = await newRental(await newTrailer(), { ...newCustomer(), ...typed })
      const [, notice] = await mailsAbout('rental', id)
      expect(JSON.stringify(notice?.data).includes('Deliver to')).toBe(delivery_required)
    },
  )

  test('says of a price whether delivery is in it, where that is asked for', async () => {
    const delivered = { delivery_required: true, delivery_address: '12 Bay Street, Tampa' }
    const onRequest = { rental_price_daily: 0, rental_price_weekly: 0, rental_price_monthly: 0 }
    const confirmed = async (trailer: number, typed: object) => {
      const { id } = await newRental(trailer, { ...newCustomer(), ...typed })
      return { id, data: (await mailsAbout('rental', id))[0]?.data }
    }
    const { id, data } = await confirmed(await newTrailer(), delivered)
    expect(data).toMatchObject({ includes_delivery: false })
    const priced = await editsThatSend('priced', id)({ final_price: 500 })
    expect(priced.map(({ data }) => data)).toMatchObject([{ price: 500, includes_delivery: true }])
    expect((await confirmed(await newTrailer(onRequest), delivered)).data).toMatchObject({ includes_delivery: null })
    expect((await confirmed(await newTrailer(), {})).data).toMatchObject({ includes_delivery: null })
  })

  test.each([
    ['gone by is approved without telling the customer that they are reserved', -1, []],
    ['that end today is approved like any other', 0, ['approved']],
  ])('of days %s', async (_, last, told) => {
    const { id } = await newRental(await newTrailer(), newCustomer())
    const { db } = await product()
    await db.update(rentals).set(rentalDays(-9, last)).where(eq(rentals.id, id))
    await changeStatus(`/api/rentals/${id}`, { status: 'approved' })
    expect((await mailsAbout('rental', id)).map(({ template }) => template)).toEqual(['received', 'notice', ...told])
  })

  test('brings its customer a link to its page', async () => {
    const { id } = await newRental(await newTrailer({ name: 'The Linked One' }), newCustomer())
    const text = await mailSaying('Thank you for asking for The Linked One')
    const token = /^See your request: http:\/\/127\.0\.0\.1:8787\/request\/([\w-]{43})$/m.exec(text)?.[1]
    const { request } = await expectResponse(CustomerRequestResponse, 200, 'GET', `/api/requests/${token}`)
    expect(request).toMatchObject({ noun: 'rental', id })
  })

  test.each([
    ['pending', 'Days'],
    ['approved', 'Booked days'],
  ])(
    'that its customer withdraws while %s is told to the business with its days, and to nobody else',
    async (status, days) => {
      const name = `The Withdrawn One, ${status}`
      const asked = rentalDays(40, 42)
      const { id } = await newRental(await newTrailer({ name }), { ...newCustomer(), ...asked })
      const text = await mailSaying(`Thank you for asking for ${name}`)
      const token = /\/request\/([\w-]{43})/.exec(text)?.[1]
      if (status === 'approved') await changeStatus(`/api/rentals/${id}`, { status })
      await expectResponse(CustomerRequestResponse, 200, 'POST', `/api/requests/${token}/withdraw`)
      const notices = (await mailsOnceSent('rental', id, 'notice')).filter(({ template }) => template === 'notice')
      expect(notices).toHaveLength(2)
      expect(notices.at(-1)?.data).toMatchObject({
        title: 'Request withdrawn',
        facts: [
          ['Request', `#${id}, ${name}`],
          [days, `${dayInWords(inDays(40))} to ${dayInWords(inDays(42))}`],
          ['Estimated price', '$300'],
        ],
      })
      expect((await mailsAbout('rental', id)).filter(({ template }) => template === 'rejected')).toEqual([])
    },
  )

  test('that is moved by two at once is answered with one letter', async () => {
    const { id } = await newRental(await newTrailer(), newCustomer())
    const token = await tokenOf('manager')
    const body = { status: 'approved' }
    const both = [0, 1].map(() => call('PUT', `/api/rentals/${id}/status`, { body, token }))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
    const letters = (await mailsAbout('rental', id)).filter(({ template }) => template === 'approved')
    expect(letters).toHaveLength(1)
  })

  test('tells its customer of a final price as long as that can be accepted', async () => {
    const { id } = await newRental(await newTrailer({ name: 'The Priced One' }), newCustomer())
    const edit = editsThatSend('priced', id)
    const days = rentalDays(310, 311)
    expect(await edit(days)).toEqual([])
    const first = await edit({ final_price: 90 })
    expect(first).toMatchObject([{ by: 'manager', data: { price: 90, start: inDays(310) } }])
    expect(first[0]?.data).not.toHaveProperty('revises')
    expect(await edit({ final_price: 90, notes: 'Two tanks' })).toHaveLength(1)
    expect(await edit({ rental_end_date: inDays(312) })).toMatchObject([
      {},
      { data: { price: 90, end: inDays(312), revises: 'days' } },
    ])
    await mailsOnceSent('rental', id, 'priced')
    const text = await mailSaying('This is our final price for The Priced One')
    expect(text).toContain('Final price: $90')
    const page = /\/request\/([\w-]{43})/.exec(text)?.[1]
    const { request } = await expectResponse(CustomerRequestResponse, 200, 'GET', `/api/requests/${page}`)
    expect(request).toMatchObject({ id, final_price: 90 })
    const other = await edit({ final_price: 95, rental_end_date: inDays(313) })
    expect(other.at(-1)?.data).toMatchObject({ price: 95, revises: 'price' })
    expect(await edit({ final_price: null })).toHaveLength(3)
    expect(await edit({ final_price: 70, rental_start_date: inDays(-1) })).toHaveLength(3)
  })

  test('names a price that was cleared and set again as a change', async () => {
    const { id } = await newRental(await newTrailer(), newCustomer())
    const edit = editsThatSend('priced', id)
    expect((await edit({ final_price: 90 }))[0]?.data).not.toHaveProperty('revises')
    await edit({ final_price: null })
    expect((await edit({ final_price: 80 })).at(-1)?.data).toMatchObject({ price: 80, revises: 'price' })
  })

  test('tells its customer that the days they could accept are not those they asked for', async () => {
    const asked = rentalDays(320, 321)
    const { id } = await newRental(await newTrailer({ name: 'The Moved One' }), { ...newCustomer(), ...asked })
    const edit = editsThatSend('priced', id)
    await edit({ final_price: 90, ...rentalDays(321, 322) })
    const moved = await edit(rentalDays(322, 323))
    expect(moved.at(-1)?.data).toMatchObject({ asked: { start: inDays(320), end: inDays(321) } })
    await mailsOnceSent('rental', id, 'priced')
    const text = await mailSaying('This is our final price for The Moved One', dayInWords(inDays(322)))
    const told = `The days are now ${dayInWords(inDays(322))} to ${dayInWords(inDays(323))}, not those you first asked for.`
    expect(text).toContain(told)
    expect(text).toContain(`You asked for: ${dayInWords(inDays(320))} to ${dayInWords(inDays(321))}`)
    const page = /\/request\/[\w-]{43}/.exec(text)?.[0] ?? ''
    expect((await getPage(page)).text).toContain(told)
    const back = await edit(asked)
    expect(back.at(-1)?.data).toMatchObject({ asked: null })
  })

  test('tells its customer of other days or another price once it is approved, and of nothing else', async () => {
    const { id } = await newRental(await newTrailer(), newCustomer())
    const edit = editsThatSend('changed', id)
    expect(await edit({ final_price: 90 })).toEqual([])
    await changeStatus(`/api/rentals/${id}`, { status: 'approved' })
    expect((await mailsOnceSent('rental', id, 'approved')).at(-1)).toMatchObject({ data: { to_accept: true } })
    expect(await edit({ notes: 'Two tanks', final_price: 90 })).toEqual([])
    expect(await edit({ final_price: 80 })).toMatchObject([{ by: 'manager', data: { price: 80, to_accept: true } }])
    const days = rentalDays(300, 301)
    expect(await edit(days)).toMatchObject([{}, { data: { price: 80, start: inDays(300), end: inDays(301) } }])
    await mailsOnceSent('rental', id, 'changed')
    // A price that is recorded after the trailer came back is not mailed.
    await edit(rentalDays(-3, -2))
    expect(await edit({ final_price: 70 })).toHaveLength(2)
  })
})
