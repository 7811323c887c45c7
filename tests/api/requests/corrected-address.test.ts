import { describe, expect, test } from 'vitest'
import { ContactResponse } from '#contract/requests/contact'
import { RentalResponse } from '#contract/requests/rental'
import { RequestLinkList, RequestLinkResponse } from '#contract/requests/request-link'
import { readForReply, replyToMessage } from '../../../worker/src/db/requests/contact-replies.ts'
import { sendDueMails } from '../../../worker/src/mail/send.ts'
import { call, expectResponse, getPage, tokenOf } from '../client.ts'
import { correct } from '../correct.ts'
import { apiOf, changeAsStaff, readAsCustomer, withdraw } from '../customer-calls.ts'
import { changeStatus, mailRow, mailsAbout, mailsOnceSent, newCustomer, queueMail, RENTAL } from '../mail-records.ts'
import { mailer } from '../mailer.ts'
import {
  auditOf,
  newBuild,
  newModel,
  newRental,
  newTrailer,
  rentalDays,
  rentalRequest,
  sendBuild,
  sendRental,
} from '../records.ts'

const ANSWER = { template: 'reply', data: { name: 'Ana', text: 'Yes.', message: 'Is there a sink?' } } as const

async function linksOf(area: string, id: number) {
  return (
    await expectResponse(RequestLinkList, 200, 'GET', `/api/${area}/${id}/links`, { token: await tokenOf('staff') })
  ).links
}

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
    const { link, quote } = await sendRental(await newTrailer(), wrong)
    await mailsOnceSent('rental', quote.id, 'notice')
    await correct(`rentals/${quote.id}`, right)
    await mailsOnceSent('rental', quote.id, 'received')
    expect(await lettersOf('rental', quote.id)).toEqual([
      ['received', wrong.customer_email, 'sent'],
      ['received', right.customer_email, 'sent'],
    ])
    expect((await getPage(link)).status).toBe(410)
    expect(await linksOf('rentals', quote.id)).toHaveLength(1)
    expect((await auditOf('rental', quote.id)).map(({ after }) => after)).toEqual([right, { link: 'revoked' }])
  })

  test('gets none and ends no link where only other details are corrected', async () => {
    const { link, quote } = await sendBuild(await newModel(), newCustomer())
    await correct(`custom-builds/${quote.id}`, { customer_name: 'Nora Fields' })
    expect((await readAsCustomer(link)).id).toBe(quote.id)
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
      await changeAsStaff(`/api/${area}/${id}`, edit)
      if (status) await changeStatus(`/api/${area}/${id}`, { status })
      await correct(`${area}/${id}`, right)
      const mails = await mailsOnceSent(noun, id, template)
      expect(mails.at(-1)).toMatchObject({ recipient: right.customer_email, by: 'staff' })
    }
  })

  test.each([
    [
      'is over',
      async (link: string, id: number) => {
        await changeStatus(`/api/rentals/${id}`, { status: 'approved' })
        await changeAsStaff(`/api/rentals/${id}`, rentalDays(-3, -1))
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
    const { link, quote } = await sendRental(await newTrailer(), newCustomer())
    await end(link, quote.id)
    await correct(`rentals/${quote.id}`, right)
    expect((await getPage(link)).status).toBe(410)
    expect((await lettersOf('rental', quote.id)).flat()).not.toContain(right.customer_email)
  })

  test('withholds what still waits to be sent to the wrong one, even once staff ask for it', async () => {
    const [wrong, right] = [newCustomer(), newCustomer()]
    const { quote } = await sendRental(await newTrailer(), wrong)
    const later = new Date('2033-01-01T12:00:00Z')
    const about = { noun: 'rental', record_id: quote.id, data: RENTAL, recipient: wrong.customer_email } as const
    const waiting = await queueMail(later, { ...about, template: 'received' })
    const rejected = await queueMail(later, { ...about, template: 'rejected' })
    const failed = await queueMail(later, {
      ...about,
      template: 'received',
      status: 'failed',
      error: 'No such mailbox',
    })
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
    const { quote } = await sendRental(await newTrailer(), wrong)
    await mailsOnceSent('rental', quote.id, 'notice')
    const now = new Date('2032-12-01T12:00:00Z')
    const about = { noun: 'rental', record_id: quote.id, recipient: wrong.customer_email } as const
    await queueMail(now, { ...about, template: 'changed', data: RENTAL })
    await queueMail(now, { ...about, ...content })
    const sent: string[] = []
    const correcting = await mailer(async ({ to }) => {
      sent.push(to)
      if (sent.length === 1) await correct(`rentals/${quote.id}`, right)
    })
    await sendDueMails(correcting, () => now)
    await mailsOnceSent('rental', quote.id, 'received')
    // The one that had been handed over, whose link has ended; the Worker has sent the new one.
    expect(sent.filter((to) => to === wrong.customer_email)).toHaveLength(1)
    expect(await linksOf('rentals', quote.id)).toHaveLength(1)
  })

  test('gets the answers to what the customer asked on the page, also one that had failed', async () => {
    const [wrong, right] = [newCustomer(), newCustomer()]
    const { link, quote } = await sendRental(await newTrailer(), wrong)
    const asked = { body: { message: 'Is there a sink?' } }
    const { message } = await expectResponse(ContactResponse, 201, 'POST', `${apiOf(link)}/question`, asked)
    const reply = { noun: 'contact', record_id: message.id, recipient: wrong.customer_email } as const
    const later = new Date('2033-01-01T12:00:00Z')
    const failed = await queueMail(later, { ...reply, ...ANSWER, status: 'failed', error: 'No such mailbox' })
    const waiting = await queueMail(later, { ...reply, ...ANSWER })
    await correct(`rentals/${quote.id}`, right)
    expect(await mailRow(failed)).toMatchObject({ recipient: right.customer_email, status: 'failed' })
    expect((await mailRow(waiting))?.recipient).toBe(right.customer_email)
    const token = await tokenOf('staff')
    const stored = await expectResponse(ContactResponse, 200, 'GET', `/api/contact/${message.id}`, { token })
    expect(stored.message.email).toBe(right.customer_email)
    const [before, after] = [{ email: wrong.customer_email }, { email: right.customer_email }]
    expect(await auditOf('contact', message.id)).toMatchObject([{ action: 'update', by: 'staff', before, after }])
  })

  test('takes an answer away from a sender that has it, and from an author who has not seen the new address', async () => {
    const [wrong, right] = [newCustomer(), newCustomer()]
    const { link, quote } = await sendRental(await newTrailer(), wrong)
    const asked = { body: { message: 'Is there a sink?' } }
    const { message } = await expectResponse(ContactResponse, 201, 'POST', `${apiOf(link)}/question`, asked)
    await mailsOnceSent('contact', message.id, 'notice')
    const now = new Date('2033-02-01T12:00:00Z')
    const to = { recipient: wrong.customer_email }
    await queueMail(now, { ...to, noun: 'rental', record_id: quote.id, template: 'changed', data: RENTAL })
    await queueMail(now, { ...to, noun: 'contact', record_id: message.id, ...ANSWER })
    const { db } = await mailer(async () => {})
    const read = await readForReply(db, message.id, undefined, now)
    const sent: string[] = []
    const correcting = await mailer(async (mail) => {
      sent.push(mail.to)
      if (sent.length === 1) await correct(`rentals/${quote.id}`, right)
    })
    await sendDueMails(correcting, () => now)
    await mailsOnceSent('contact', message.id, 'reply')
    expect(sent.filter((one) => one === wrong.customer_email)).toHaveLength(1)
    if (!read.message) throw new Error('The question is not stored')
    const by = { by: 'staff', at: now }
    expect(await replyToMessage(db, read.message, 'Yes, two.', null, by)).toBeNull()
  })

  test('leaves notices to a business whose own address staff had entered', async () => {
    const [wrong, right] = [newCustomer(), newCustomer()]
    const { quote } = await sendRental(await newTrailer(), wrong)
    await mailsOnceSent('rental', quote.id, 'notice')
    const about = { noun: 'rental', record_id: quote.id, recipient: wrong.customer_email } as const
    const notice = await queueMail(new Date('2033-03-01T12:00:00Z'), { ...about, template: 'notice' })
    await correct(`rentals/${quote.id}`, right)
    expect(await mailRow(notice)).toMatchObject({ recipient: wrong.customer_email, status: 'queued' })
  })

  test('that is taken back leaves answers to wait for the next one', async () => {
    const body = { ...rentalRequest(await newTrailer()), ...newCustomer() }
    const token = await tokenOf('staff')
    const { quote } = await expectResponse(RentalResponse, 201, 'POST', '/api/rentals/entered', { body, token })
    const { link } = await expectResponse(RequestLinkResponse, 201, 'POST', `/api/rentals/${quote.id}/links`, { token })
    const asked = { body: { message: 'Is there a sink?' } }
    const { message } = await expectResponse(ContactResponse, 201, 'POST', `${apiOf(link)}/question`, asked)
    const reply = { noun: 'contact', record_id: message.id, recipient: body.customer_email, ...ANSWER } as const
    const waiting = await queueMail(new Date('2033-04-01T12:00:00Z'), reply)
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
    const { quote } = await expectResponse(RentalResponse, 201, 'POST', '/api/rentals/entered', { body, token })
    const { link } = await expectResponse(RequestLinkResponse, 201, 'POST', `/api/rentals/${quote.id}/links`, { token })
    await correct(`rentals/${quote.id}`, right)
    await mailsOnceSent('rental', quote.id, 'received')
    expect((await readAsCustomer(link)).id).toBe(quote.id)
    expect((await correct(`rentals/${quote.id}`, { customer_email: '' })).status).toBe(200)
    expect((await getPage(link)).status).toBe(410)
  })
})
