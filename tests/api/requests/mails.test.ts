import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CustomerRequestAnswer } from '#contract/customer-request'
import type { MailTemplate } from '#contract/mail'
import { customBuilds, rentals } from '../../../worker/src/db/schema.ts'
import { mailSaying } from '../../mail.ts'
import { product } from '../../product.ts'
import { ask, call, tokenOf } from '../client.ts'
import { mailsAbout, newCustomer, outcome } from '../mail-records.ts'
import { inDays, newBuild, newModel, newRental, newTrailer } from '../records.ts'

async function move(path: string, body: object) {
  const answer = await call('PUT', `${path}/status`, { body, token: await tokenOf('manager') })
  expect(answer.status).toBe(200)
}

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
    const [received, notice] = await outcome('rental', id, 'notice')
    expect(received).toMatchObject({ template: 'received', recipient: customer.customer_email, by: null, attempts: 1 })
    expect(notice).toMatchObject({ template: 'notice', recipient: 'hello@tampafoodtrailers.test' })

    await move(`/api/rentals/${id}`, { status: 'approved' })
    expect((await outcome('rental', id, 'approved')).at(-1)).toMatchObject({ by: 'manager' })
    await move(`/api/rentals/${id}`, { status: 'rejected', close_reason: 'It broke down' })
    const rejected = (await outcome('rental', id, 'rejected')).at(-1)
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
    await db
      .update(rentals)
      .set({ rental_start_date: inDays(-9), rental_end_date: inDays(last) })
      .where(eq(rentals.id, id))
    await move(`/api/rentals/${id}`, { status: 'approved' })
    expect((await mailsAbout('rental', id)).map(({ template }) => template)).toEqual(['received', 'notice', ...told])
  })

  test('brings its customer a link to its page', async () => {
    const { id } = await newRental(await newTrailer({ name: 'The Linked One' }), newCustomer())
    const text = await mailSaying('Thank you for asking for The Linked One')
    const token = /^See your request: http:\/\/127\.0\.0\.1:8787\/request\/([\w-]{43})$/m.exec(text)?.[1]
    const { request } = await ask(CustomerRequestAnswer, 200, 'GET', `/api/requests/${token}`)
    expect(request).toMatchObject({ noun: 'rental', id })
  })

  test('that its customer withdraws is told to the business, and to nobody else', async () => {
    const { id } = await newRental(await newTrailer({ name: 'The Withdrawn One' }), newCustomer())
    const text = await mailSaying('Thank you for asking for The Withdrawn One')
    const token = /\/request\/([\w-]{43})/.exec(text)?.[1]
    await ask(CustomerRequestAnswer, 200, 'POST', `/api/requests/${token}/withdraw`)
    const [last, ...before] = (await outcome('rental', id, 'notice')).toReversed()
    expect(last?.data).toMatchObject({
      title: 'Request withdrawn',
      facts: [
        ['Request', `#${id}, The Withdrawn One`],
        ['Estimated price', '$300'],
      ],
    })
    expect(before).toHaveLength(2)
  })

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
    const days = { rental_start_date: inDays(310), rental_end_date: inDays(311) }
    expect(await edit(days)).toEqual([])
    expect(await edit({ final_price: 90 })).toMatchObject([{ by: 'manager', data: { price: 90, start: inDays(310) } }])
    expect(await edit({ final_price: 90, notes: 'Two tanks' })).toHaveLength(1)
    expect(await edit({ rental_end_date: inDays(312) })).toMatchObject([{}, { data: { price: 90, end: inDays(312) } }])
    await outcome('rental', id, 'priced')
    const text = await mailSaying('This is our final price for The Priced One')
    expect(text).toContain('Final price: $90')
    const page = /\/request\/([\w-]{43})/.exec(text)?.[1]
    const { request } = await ask(CustomerRequestAnswer, 200, 'GET', `/api/requests/${page}`)
    expect(request).toMatchObject({ id, final_price: 90 })
    expect(await edit({ final_price: null })).toHaveLength(2)
    expect(await edit({ final_price: 70, rental_start_date: inDays(-1) })).toHaveLength(2)
  })

  test('tells its customer of other days or another price once it is approved, and of nothing else', async () => {
    const { id } = await newRental(await newTrailer(), newCustomer())
    const edit = editsThatSend('changed', id)
    expect(await edit({ final_price: 90 })).toEqual([])
    await move(`/api/rentals/${id}`, { status: 'approved' })
    expect(await edit({ notes: 'Two tanks', final_price: 90 })).toEqual([])
    expect(await edit({ final_price: 80 })).toMatchObject([{ by: 'manager', data: { price: 80 } }])
    const days = { rental_start_date: inDays(300), rental_end_date: inDays(301) }
    expect(await edit(days)).toMatchObject([{}, { data: { price: 80, start: inDays(300), end: inDays(301) } }])
    await outcome('rental', id, 'changed')
    // A price that is noted after the trailer came back is nobody's news.
    await edit({ rental_start_date: inDays(-3), rental_end_date: inDays(-2) })
    expect(await edit({ final_price: 70 })).toHaveLength(2)
  })
})

describe('a build request', () => {
  test('is confirmed, told to the business and answered, and later moves are nobody’s mail', async () => {
    const { id } = await newBuild(await newModel(), newCustomer())
    const [received] = await outcome('custom_build', id, 'notice')
    expect(received?.data).toMatchObject({ price: 15_000, is_base: true })
    for (const status of ['approved', 'in_progress', 'completed']) {
      await move(`/api/custom-builds/${id}`, { status })
    }
    const templates = (await mailsAbout('custom_build', id)).map(({ template }) => template)
    expect(templates).toEqual(['received', 'notice', 'approved'])
  })

  test('tells its customer of a final price as long as that can be accepted', async () => {
    const { id } = await newBuild(await newModel(), newCustomer())
    const token = await tokenOf('manager')
    for (const body of [
      { quote_valid_until: inDays(40) },
      { final_price: 18_000 },
      { notes: 'Called' },
      { quote_valid_until: inDays(50) },
      { final_price: null },
      { final_price: 17_000, quote_valid_until: inDays(-1) },
    ]) {
      expect((await call('PUT', `/api/custom-builds/${id}`, { body, token })).status).toBe(200)
    }
    const priced = (await mailsAbout('custom_build', id)).filter(({ template }) => template === 'priced')
    expect(priced.map(({ data }) => data)).toMatchObject([
      { price: 18_000, is_base: false, valid_until: inDays(40) },
      { price: 18_000, is_base: false, valid_until: inDays(50) },
    ])
  })

  test('asks its customer to accept no price that they have accepted', async () => {
    const { id } = await newBuild(await newModel(), newCustomer())
    const token = await tokenOf('manager')
    const edit = async (body: object) => {
      expect((await call('PUT', `/api/custom-builds/${id}`, { body, token })).status).toBe(200)
      return (await mailsAbout('custom_build', id)).filter(({ template }) => template === 'priced').length
    }
    expect(await edit({ final_price: 18_000 })).toBe(1)
    const { db } = await product()
    await db.update(customBuilds).set({ accepted_at: new Date().toISOString() }).where(eq(customBuilds.id, id))
    expect(await edit({ quote_valid_until: inDays(50) })).toBe(1)
    expect(await edit({ final_price: 17_000 })).toBe(2)
  })

  test('tells its customer of another price or day while the quote stands', async () => {
    const { id } = await newBuild(await newModel(), newCustomer())
    const token = await tokenOf('manager')
    for (const [status, edit] of [
      ['approved', { final_price: 18_000, notes: 'With a hood' }],
      [null, { quote_valid_until: inDays(400) }],
      [null, { notes: 'Called' }],
      ['in_progress', { final_price: 19_000 }],
    ] as const) {
      if (status) await move(`/api/custom-builds/${id}`, { status })
      expect((await call('PUT', `/api/custom-builds/${id}`, { body: edit, token })).status).toBe(200)
    }
    const changed = (await mailsAbout('custom_build', id)).filter(({ template }) => template === 'changed')
    expect(changed.map(({ data }) => data)).toMatchObject([
      { price: 18_000, is_base: false },
      { price: 18_000, valid_until: inDays(400) },
    ])
  })

  test.each([
    ['was never approved', [], false],
    ['was approved', ['approved'], true],
    ['is being built already', ['approved', 'in_progress'], true],
  ])('that %s is told as much when it is rejected', async (_, states, cancels) => {
    const { id } = await newBuild(await newModel(), newCustomer())
    for (const status of [...states, 'rejected']) await move(`/api/custom-builds/${id}`, { status })
    expect((await mailsAbout('custom_build', id)).at(-1)).toMatchObject({ template: 'rejected', data: { cancels } })
  })
})
