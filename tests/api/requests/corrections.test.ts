import { describe, expect, test } from 'vitest'
import { ContactResponse } from '#contract/contact'
import type { BuildCorrection } from '#contract/custom-build'
import { type RentalCorrection, RentalResponse } from '#contract/rental'
import { RequestLinkList, RequestLinkResponse } from '#contract/request-link'
import { readForReply, replyToMessage } from '../../../worker/src/db/requests/contact-replies.ts'
import { correctRental } from '../../../worker/src/db/requests/corrections.ts'
import { sendDueMails } from '../../../worker/src/mail/send.ts'
import { product } from '../../product.ts'
import { ask, call, getPage, tokenOf } from '../client.ts'
import { apiOf, byStaff, seen, storedBuild, storedRental, withdraw } from '../customer-calls.ts'
import { mailRow, mailsAbout, move, newCustomer, outcome, queued, RENTAL } from '../mail-records.ts'
import { office } from '../post-office.ts'
import {
  auditOf,
  inDays,
  newBuild,
  newModel,
  newRental,
  newTrailer,
  rentalRequest,
  sentBuild,
  sentRental,
} from '../records.ts'

async function correct(path: string, body: RentalCorrection | BuildCorrection, version?: number) {
  const headers = version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } }
  return call('PUT', `/api/${path}/customer`, { body, token: await tokenOf('staff'), ...headers })
}

const ANSWER = { template: 'reply', data: { name: 'Ana', text: 'Yes.', message: 'Is there a sink?' } } as const

async function linksOf(area: string, id: number) {
  return (await ask(RequestLinkList, 200, 'GET', `/api/${area}/${id}/links`, { token: await tokenOf('staff') })).links
}

describe('PUT /api/rentals/:id/customer', () => {
  test('corrects what the customer typed, tells who did that, and leaves everything else', async () => {
    const sent = await newRental(await newTrailer(), { customer_name: 'Nroa Field', special_requirements: 'Shade' })
    const response = await correct(
      `rentals/${sent.id}`,
      { customer_name: ' Nora Field ', delivery_required: true, delivery_address: '1 Bay St\r\nTampa' },
      sent.version,
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toBe(`"${sent.version + 1}"`)
    const before = { customer_name: 'Nroa Field', delivery_required: false, delivery_address: '' }
    const after = { customer_name: 'Nora Field', delivery_required: true, delivery_address: '1 Bay St\nTampa' }
    const at = expect.any(String)
    expect(await storedRental(sent.id)).toEqual({
      ...sent,
      ...after,
      corrections: [{ by: 'staff', at, before, after }],
      version: sent.version + 1,
      updated_at: at,
    })
    expect(await auditOf('rental', sent.id)).toMatchObject([{ action: 'update', by: 'staff', before, after }])
  })

  test('shows the customer the corrected details on the page of the request', async () => {
    const { link, quote } = await sentRental(await newTrailer(), { customer_name: 'Nroa Field' })
    await correct(`rentals/${quote.id}`, { customer_name: 'Nora Field' })
    expect((await seen(link)).customer_name).toBe('Nora Field')
    expect((await getPage(link)).text).not.toMatch(/Nroa|corrected/)
  })

  test.each([
    ['customer_name', { customer_name: ' ' }, 'Name is required'],
    ['customer_email', { customer_email: 'nora@' }, 'Enter an e-mail address like name@example.com'],
    ['customer_email', { customer_email: '' }, 'Enter an e-mail address like name@example.com'],
    ['customer_phone', { customer_phone: '555' }, 'Enter a phone number with 7 to 15 digits'],
    ['delivery_address', { delivery_required: true }, 'Delivery address is required when you ask for delivery'],
    ['delivery_address', { delivery_address: 'x'.repeat(301) }, 'Use at most 300 characters; there are 301 now'],
  ] satisfies [string, RentalCorrection, string][])('refuses %s of %j', async (path, correction, message) => {
    const sent = await newRental(await newTrailer())
    const response = await correct(`rentals/${sent.id}`, correction)
    expect(response).toMatchObject({ status: 400, body: { error: message, issues: [{ path, message }] } })
    expect(await storedRental(sent.id)).toEqual(sent)
  })

  test('refuses to take the address of a delivery away, and takes it with the delivery', async () => {
    const { id } = await newRental(await newTrailer(), { delivery_required: true, delivery_address: '1 Bay St' })
    expect((await correct(`rentals/${id}`, { delivery_address: '' })).status).toBe(400)
    expect((await correct(`rentals/${id}`, { delivery_required: false, delivery_address: '' })).status).toBe(200)
  })

  test('changes nothing that is no detail of the customer, and no version if nothing differs', async () => {
    const sent = await newRental(await newTrailer())
    const forged = {
      status: 'approved',
      final_price: 1,
      notes: 'x',
      corrections: [],
      customer_name: sent.customer_name,
    }
    expect((await correct(`rentals/${sent.id}`, forged)).status).toBe(200)
    expect(await storedRental(sent.id)).toEqual(sent)
    expect(await auditOf('rental', sent.id)).toEqual([])
  })

  test('refuses a correction of an older version, and stores nothing of one that was checked before another', async () => {
    const { link, quote: sent } = await sentRental(await newTrailer(), newCustomer())
    await byStaff(`/api/rentals/${sent.id}`, { notes: 'Called' })
    const stored = await storedRental(sent.id)
    expect((await correct(`rentals/${sent.id}`, { customer_name: 'Late' }, sent.version)).status).toBe(412)
    const { db } = await product()
    const author = { by: 'staff', at: new Date() }
    expect(await correctRental(db, sent, newCustomer(), author)).toBeNull()
    expect(await storedRental(sent.id)).toEqual(stored)
    expect((await seen(link)).id).toBe(sent.id)
    expect((await mailsAbout('rental', sent.id)).map(({ template }) => template)).toEqual(['received', 'notice'])
  })

  test('corrects a closed request too', async () => {
    const { id } = await newRental(await newTrailer())
    await move(`/api/rentals/${id}`, { status: 'rejected' })
    expect((await correct(`rentals/${id}`, { customer_phone: '(813) 555-0199' })).status).toBe(200)
    expect((await storedRental(id)).customer_phone).toBe('(813) 555-0199')
  })

  test.each(['0', '1abc', '99999999'])('knows no request %s', async (id) => {
    expect(await correct(`rentals/${id}`, { customer_name: 'x' })).toMatchObject({
      status: 404,
      body: { error: 'This rental request does not exist.' },
    })
  })
})

describe('PUT /api/custom-builds/:id/customer', () => {
  test('corrects the company and everything else a customer may type wrongly', async () => {
    const sent = await newBuild(await newModel())
    const after = {
      customer_name: 'Nora Fields',
      customer_phone: '(813) 555-0199',
      company_name: 'Fields & Co',
      delivery_address: '1 Bay St',
    }
    const response = await correct(`custom-builds/${sent.id}`, after, sent.version)
    expect(response.headers.get('ETag')).toBe(`"${sent.version + 1}"`)
    expect(await storedBuild(sent.id)).toMatchObject({ ...after, corrections: [{ by: 'staff', after }] })
    expect(await auditOf('custom_build', sent.id)).toMatchObject([{ by: 'staff', after }])
    expect((await correct(`custom-builds/${sent.id}`, { customer_name: 'Late' }, sent.version)).status).toBe(412)
    expect(await correct(`custom-builds/${sent.id}`, { customer_email: '' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'customer_email', message: 'Enter an e-mail address like name@example.com' }] },
    })
  })
})

/** The mails to a customer about a request: their template, their recipient and what became of them. */
async function lettersOf(noun: 'rental' | 'custom_build', id: number) {
  const about = await mailsAbout(noun, id)
  return about
    .filter(({ template }) => template !== 'notice')
    .map(({ template, recipient, status }) => [template, recipient, status])
}

describe('a corrected e-mail address', () => {
  test('gets the confirmation with a new link, and ends the links that went to the wrong one', async () => {
    const [wrong, right] = [newCustomer(), newCustomer()]
    const { link, quote } = await sentRental(await newTrailer(), wrong)
    await outcome('rental', quote.id, 'notice')
    await correct(`rentals/${quote.id}`, right)
    await outcome('rental', quote.id, 'received')
    expect(await lettersOf('rental', quote.id)).toEqual([
      ['received', wrong.customer_email, 'sent'],
      ['received', right.customer_email, 'sent'],
    ])
    expect((await getPage(link)).status).toBe(410)
    expect(await linksOf('rentals', quote.id)).toHaveLength(1)
    expect((await auditOf('rental', quote.id)).map(({ after }) => after)).toEqual([right, { link: 'revoked' }])
  })

  test('gets none and ends no link where only other details are corrected', async () => {
    const { link, quote } = await sentBuild(await newModel(), newCustomer())
    await correct(`custom-builds/${quote.id}`, { customer_name: 'Nora Fields' })
    expect((await seen(link)).id).toBe(quote.id)
    expect(await lettersOf('custom_build', quote.id)).toHaveLength(1)
  })

  test.each([
    ['priced', { final_price: 90 }, null],
    ['approved', { final_price: 90 }, 'approved'],
    ['rejected', {}, 'rejected'],
  ] as const)('is told by a mail “%s” how the request stands', async (template, edit, status) => {
    const right = newCustomer()
    const rental = await newRental(await newTrailer(), newCustomer())
    const build = await newBuild(await newModel(), newCustomer())
    for (const [area, noun, { id }] of [
      ['rentals', 'rental', rental],
      ['custom-builds', 'custom_build', build],
    ] as const) {
      await byStaff(`/api/${area}/${id}`, edit)
      if (status) await move(`/api/${area}/${id}`, { status })
      await correct(`${area}/${id}`, right)
      const mails = await outcome(noun, id, template)
      expect(mails.at(-1)).toMatchObject({ recipient: right.customer_email, by: 'staff' })
    }
  })

  test.each([
    [
      'is over',
      async (link: string, id: number) => {
        await move(`/api/rentals/${id}`, { status: 'approved' })
        await byStaff(`/api/rentals/${id}`, { rental_start_date: inDays(-3), rental_end_date: inDays(-1) })
        expect((await getPage(link)).status).toBe(200)
      },
    ],
    [
      'was withdrawn',
      async (link: string) => {
        expect((await withdraw(link)).status).toBe(200)
      },
    ],
  ])('gets no mail about a request that %s', async (_, end) => {
    const right = newCustomer()
    const { link, quote } = await sentRental(await newTrailer(), newCustomer())
    await end(link, quote.id)
    await correct(`rentals/${quote.id}`, right)
    expect((await getPage(link)).status).toBe(410)
    expect((await lettersOf('rental', quote.id)).flat()).not.toContain(right.customer_email)
  })

  test('withholds what still waits to be sent to the wrong one, even once staff ask for it', async () => {
    const [wrong, right] = [newCustomer(), newCustomer()]
    const { quote } = await sentRental(await newTrailer(), wrong)
    const later = new Date('2033-01-01T12:00:00Z')
    const about = { noun: 'rental', record_id: quote.id, data: RENTAL, recipient: wrong.customer_email } as const
    const waiting = await queued(later, { ...about, template: 'received' })
    const rejected = await queued(later, { ...about, template: 'rejected' })
    const failed = await queued(later, { ...about, template: 'received', status: 'failed', error: 'No such mailbox' })
    await correct(`rentals/${quote.id}`, right)
    const error = 'The customer’s e-mail address was corrected before it was sent.'
    for (const mail of [waiting, rejected]) expect(await mailRow(mail)).toMatchObject({ status: 'failed', error })
    for (const mail of [waiting, rejected, failed]) {
      const again = await call('POST', `/api/mails/${mail}/retry`, { token: await tokenOf('manager') })
      expect(again.status).toBe(409)
    }
  })

  test.each([
    { template: 'changed', data: RENTAL },
    { template: 'rejected', data: { ...RENTAL, reason: null, cancels: true } },
  ] as const)('takes a mail “$template” away from a sender that has it', async (content) => {
    const [wrong, right] = [newCustomer(), newCustomer()]
    const { quote } = await sentRental(await newTrailer(), wrong)
    await outcome('rental', quote.id, 'notice')
    const now = new Date('2032-12-01T12:00:00Z')
    const about = { noun: 'rental', record_id: quote.id, recipient: wrong.customer_email } as const
    await queued(now, { ...about, template: 'changed', data: RENTAL })
    await queued(now, { ...about, ...content })
    const sent: string[] = []
    const correcting = await office(async ({ to }) => {
      sent.push(to)
      if (sent.length === 1) await correct(`rentals/${quote.id}`, right)
    })
    await sendDueMails(correcting, () => now)
    await outcome('rental', quote.id, 'received')
    // The one that had been handed over, whose link has ended; the Worker has sent the new one.
    expect(sent.filter((to) => to === wrong.customer_email)).toHaveLength(1)
    expect(await linksOf('rentals', quote.id)).toHaveLength(1)
  })

  test('gets the answers to what the customer asked on the page, also one that had failed', async () => {
    const [wrong, right] = [newCustomer(), newCustomer()]
    const { link, quote } = await sentRental(await newTrailer(), wrong)
    const asked = { body: { message: 'Is there a sink?' } }
    const { message } = await ask(ContactResponse, 201, 'POST', `${apiOf(link)}/question`, asked)
    const reply = { noun: 'contact', record_id: message.id, recipient: wrong.customer_email } as const
    const later = new Date('2033-01-01T12:00:00Z')
    const failed = await queued(later, { ...reply, ...ANSWER, status: 'failed', error: 'No such mailbox' })
    const waiting = await queued(later, { ...reply, ...ANSWER })
    await correct(`rentals/${quote.id}`, right)
    expect(await mailRow(failed)).toMatchObject({ recipient: right.customer_email, status: 'failed' })
    expect((await mailRow(waiting))?.recipient).toBe(right.customer_email)
    const token = await tokenOf('staff')
    const stored = await ask(ContactResponse, 200, 'GET', `/api/contact/${message.id}`, { token })
    expect(stored.message.email).toBe(right.customer_email)
    const [before, after] = [{ email: wrong.customer_email }, { email: right.customer_email }]
    expect(await auditOf('contact', message.id)).toMatchObject([{ action: 'update', by: 'staff', before, after }])
  })

  test('takes an answer away from a sender that has it, and from an author who has not seen the new address', async () => {
    const [wrong, right] = [newCustomer(), newCustomer()]
    const { link, quote } = await sentRental(await newTrailer(), wrong)
    const asked = { body: { message: 'Is there a sink?' } }
    const { message } = await ask(ContactResponse, 201, 'POST', `${apiOf(link)}/question`, asked)
    await outcome('contact', message.id, 'notice')
    const now = new Date('2033-02-01T12:00:00Z')
    const to = { recipient: wrong.customer_email }
    await queued(now, { ...to, noun: 'rental', record_id: quote.id, template: 'changed', data: RENTAL })
    await queued(now, { ...to, noun: 'contact', record_id: message.id, ...ANSWER })
    const { db } = await office(async () => {})
    const read = await readForReply(db, message.id, undefined, now)
    const sent: string[] = []
    const correcting = await office(async (mail) => {
      sent.push(mail.to)
      if (sent.length === 1) await correct(`rentals/${quote.id}`, right)
    })
    await sendDueMails(correcting, () => now)
    await outcome('contact', message.id, 'reply')
    expect(sent.filter((one) => one === wrong.customer_email)).toHaveLength(1)
    if (!read.message) throw new Error('The question is not stored')
    const by = { by: 'staff', at: now }
    expect(await replyToMessage(db, read.message, 'Yes, two.', null, by)).toBeNull()
  })

  test('leaves notices to a business whose own address staff had entered', async () => {
    const [wrong, right] = [newCustomer(), newCustomer()]
    const { quote } = await sentRental(await newTrailer(), wrong)
    await outcome('rental', quote.id, 'notice')
    const about = { noun: 'rental', record_id: quote.id, recipient: wrong.customer_email } as const
    const notice = await queued(new Date('2033-03-01T12:00:00Z'), { ...about, template: 'notice' })
    await correct(`rentals/${quote.id}`, right)
    expect(await mailRow(notice)).toMatchObject({ recipient: wrong.customer_email, status: 'queued' })
  })

  test('that is taken back leaves answers to wait for the next one', async () => {
    const body = { ...rentalRequest(await newTrailer()), ...newCustomer() }
    const token = await tokenOf('staff')
    const { quote } = await ask(RentalResponse, 201, 'POST', '/api/rentals/entered', { body, token })
    const { link } = await ask(RequestLinkResponse, 201, 'POST', `/api/rentals/${quote.id}/links`, { token })
    const asked = { body: { message: 'Is there a sink?' } }
    const { message } = await ask(ContactResponse, 201, 'POST', `${apiOf(link)}/question`, asked)
    const reply = { noun: 'contact', record_id: message.id, recipient: body.customer_email, ...ANSWER } as const
    const waiting = await queued(new Date('2033-04-01T12:00:00Z'), reply)
    await correct(`rentals/${quote.id}`, { customer_email: '' })
    expect(await mailRow(waiting)).toMatchObject({ recipient: '', status: 'failed' })
    const right = newCustomer()
    await correct(`rentals/${quote.id}`, right)
    expect((await mailRow(waiting))?.recipient).toBe(right.customer_email)
  })

  test('of a customer on the phone may be added and taken back, and the link they were read stays', async () => {
    const right = newCustomer()
    const body = { ...rentalRequest(await newTrailer()), customer_email: '' }
    const token = await tokenOf('staff')
    const { quote } = await ask(RentalResponse, 201, 'POST', '/api/rentals/entered', { body, token })
    const { link } = await ask(RequestLinkResponse, 201, 'POST', `/api/rentals/${quote.id}/links`, { token })
    await correct(`rentals/${quote.id}`, right)
    await outcome('rental', quote.id, 'received')
    expect((await seen(link)).id).toBe(quote.id)
    expect((await correct(`rentals/${quote.id}`, { customer_email: '' })).status).toBe(200)
    expect((await getPage(link)).status).toBe(410)
  })
})
