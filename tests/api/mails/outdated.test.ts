import { describe, expect, test, vi } from 'vitest'
import { MailList } from '#contract/requests/mail'
import type { Rental } from '#contract/requests/rental'
import { buildFacts, buildRejection } from '#domain/mail/request-facts'
import { sendDueMails } from '../../../worker/src/mail/send.ts'
import { call, tokenOf } from '../client.ts'
import { apiOf } from '../customer-calls.ts'
import { mailRow, newCustomer, queueMail, RENTAL } from '../mail-records.ts'
import { failingSend, keepConsoleQuiet, mailer } from '../mailer.ts'
import { newModel, newRental, newTrailer, sendBuild, sendRental } from '../records.ts'

keepConsoleQuiet()

/** A mail to a rental's customer: its noun, record, recipient and data. */
const toCustomerOf = ({ id, customer_email }: Rental) =>
  ({ noun: 'rental', record_id: id, recipient: customer_email, data: RENTAL }) as const

describe('the outbox', () => {
  test('tries no letter again once a newer one has told how the request stands', async () => {
    const now = new Date('2032-09-01T12:00:00Z')
    const about = { noun: 'rental', record_id: 955_001, data: RENTAL } as const
    const approved = await queueMail(now, { ...about, template: 'approved' })
    await sendDueMails(await mailer(failingSend), () => now)
    const soon = new Date(now.getTime() + 30_000)
    const canceled = { ...RENTAL, reason: null, cancels: true }
    // A newer mail about another request, or about a build with the same number, does not make this one outdated.
    const other = await queueMail(soon, { ...about, record_id: 955_002, template: 'approved', attempts: 1 })
    await queueMail(soon, { ...about, noun: 'custom_build', record_id: 955_002, template: 'rejected', status: 'sent' })
    const rejected = await queueMail(soon, { ...about, template: 'rejected', data: canceled })
    const moved = await queueMail(soon, { ...about, record_id: 955_003, template: 'approved', attempts: 1 })
    await queueMail(soon, { ...about, record_id: 955_003, template: 'changed' })
    const sent: string[] = []
    const up = await mailer(async ({ subject }) => sent.push(String(subject)))
    await sendDueMails(up, () => soon)
    await sendDueMails(up, () => new Date(now.getTime() + 60_000))
    expect(sent).toEqual([
      'Your rental is approved: The Cuban',
      'Your rental is canceled: The Cuban',
      'Your rental has changed: The Cuban',
    ])
    expect(await mailRow(moved)).toMatchObject({ status: 'failed', error: expect.stringContaining('moved on') })
    expect([(await mailRow(rejected))?.status, (await mailRow(other))?.status]).toEqual(['sent', 'sent'])
    expect(await mailRow(approved)).toMatchObject({ status: 'failed', error: expect.stringContaining('moved on') })
  })

  test('tries a confirmation again although the notice to the business is newer', async () => {
    const now = new Date('2032-09-15T12:00:00Z')
    const about = { noun: 'rental', record_id: 955_010, data: RENTAL } as const
    const received = await queueMail(now, { ...about, template: 'received', attempts: 1 })
    await queueMail(now, { ...about, template: 'notice', status: 'sent' })
    await sendDueMails(await mailer(async () => ({})), () => now)
    expect(await mailRow(received)).toMatchObject({ status: 'sent' })
  })

  test.each([
    ['approved', 'has withdrawn', false],
    ['priced', 'has withdrawn', false],
    ['changed', 'had withdrawn before staff reopened it', true],
  ] as const)('tries no mail “%s” again about what its customer %s', async (template, _, isReopened) => {
    const now = new Date('2032-10-01T12:00:00Z')
    const { link, quote } = await sendRental(await newTrailer())
    const token = await tokenOf('manager')
    const edit = await call('PUT', `/api/rentals/${quote.id}`, { body: { final_price: 90 }, token })
    expect(edit.status).toBe(200)
    const mail = await queueMail(now, { ...toCustomerOf(quote), template })
    await sendDueMails(await mailer(failingSend), () => now)
    expect((await call('POST', `${apiOf(link)}/withdraw`)).status).toBe(200)
    const reopened = { body: { status: 'pending' }, token }
    if (isReopened) expect((await call('PUT', `/api/rentals/${quote.id}/status`, reopened)).status).toBe(200)
    const send = vi.fn(async () => ({}))
    await sendDueMails(await mailer(send), () => new Date(now.getTime() + 60_000))
    expect(send).not.toHaveBeenCalled()
    expect(await mailRow(mail)).toMatchObject({ status: 'failed', attempts: 1 })
  })

  test('tries no price again that has been taken back or accepted meanwhile, but one that stands', async () => {
    const now = new Date('2032-10-12T12:00:00Z')
    const token = await tokenOf('manager')
    const priced = async () => {
      const { link, quote } = await sendRental(await newTrailer())
      await call('PUT', `/api/rentals/${quote.id}`, { body: { final_price: 90 }, token })
      const mail = { ...toCustomerOf(quote), template: 'priced' } as const
      return { link, quote, mail: await queueMail(now, mail) }
    }
    const [gone, accepted, valid] = [await priced(), await priced(), await priced()]
    await sendDueMails(await mailer(failingSend), () => now)
    await call('PUT', `/api/rentals/${gone.quote.id}`, { body: { final_price: null }, token })
    expect((await call('POST', `${apiOf(accepted.link)}/accept`, { body: { final_price: 90 } })).status).toBe(200)
    await sendDueMails(await mailer(async () => ({})), () => new Date(now.getTime() + 60_000))
    for (const { mail } of [gone, accepted]) {
      expect(await mailRow(mail)).toMatchObject({ status: 'failed', error: expect.stringContaining('moved on') })
    }
    expect(await mailRow(valid.mail)).toMatchObject({ status: 'sent' })
  })

  test('sends no new link to a request whose links staff have revoked meanwhile, unless they send it again', async () => {
    const now = new Date('2032-10-15T12:00:00Z')
    const { quote } = await sendRental(await newTrailer())
    const about = toCustomerOf(quote)
    const failed = await queueMail(now, { ...about, template: 'changed' })
    await sendDueMails(await mailer(failingSend), () => now)
    const rejected = await queueMail(now, {
      ...about,
      template: 'rejected',
      data: { ...RENTAL, reason: null, cancels: true },
    })
    const { quote: another } = await sendRental(await newTrailer())
    const elsewhere = [
      await queueMail(now, { noun: 'contact', record_id: quote.id }),
      await queueMail(now, { ...about, record_id: another.id, template: 'changed' }),
      await queueMail(now, { ...about, template: 'approved', status: 'sent' }),
    ]
    const waiting = await queueMail(now, { ...about, template: 'received' })
    const ofBuild = await queueMail(new Date('2090-01-01T12:00:00Z'), {
      ...about,
      noun: 'custom_build',
      template: 'approved',
    })
    const token = await tokenOf('manager')
    expect((await call('DELETE', `/api/rentals/${quote.id}/links`, { token })).status).toBe(200)
    await sendDueMails(await mailer(async () => ({})), () => new Date(now.getTime() + 60_000))
    const withheld = { status: 'failed', error: expect.stringContaining('links to this request were revoked') }
    expect([await mailRow(failed), await mailRow(waiting)]).toMatchObject([withheld, withheld])
    for (const mail of [rejected, ...elsewhere]) expect(await mailRow(mail)).toMatchObject({ status: 'sent' })
    expect(await mailRow(ofBuild)).toMatchObject({ status: 'queued' })
    expect((await call('POST', `/api/mails/${waiting}/retry`, { token })).status).toBe(200)
  })

  test('makes no link for a mail that a sender had taken when the links were revoked, and tries none of these again', async () => {
    const now = new Date('2032-10-20T12:00:00Z')
    const { quote } = await sendRental(await newTrailer())
    const about = { ...toCustomerOf(quote), template: 'changed' } as const
    const [refused, next] = [await queueMail(now, about), await queueMail(now, about)]
    const token = await tokenOf('manager')
    const links = `/api/rentals/${quote.id}/links`
    const revoking = vi.fn(async () => {
      expect((await call('DELETE', links, { token })).status).toBe(200)
      return failingSend()
    })
    await sendDueMails(await mailer(revoking), () => now)
    await sendDueMails(await mailer(revoking), () => new Date(now.getTime() + 60_000))
    expect(revoking).toHaveBeenCalledOnce()
    const withheld = { status: 'failed', error: expect.stringContaining('links to this request were revoked') }
    expect([await mailRow(refused), await mailRow(next)]).toMatchObject([withheld, withheld])
    expect((await call('GET', links, { token })).body).toMatchObject({ links: [] })
  })

  test('tells of a mail that was handed over while the links were revoked that it was sent', async () => {
    const now = new Date('2032-10-25T12:00:00Z')
    const { quote } = await sendRental(await newTrailer())
    const id = await queueMail(now, { ...toCustomerOf(quote), template: 'changed' })
    const token = await tokenOf('manager')
    const links = `/api/rentals/${quote.id}/links`
    await sendDueMails(await mailer(() => call('DELETE', links, { token })), () => now)
    expect(await mailRow(id)).toMatchObject({ status: 'sent', error: null })
    expect((await call('GET', links, { token })).body).toMatchObject({ links: [] })
  })

  test('is sent with a live link, and by nobody else, if staff revoke the links and send it again while a sender has it', async () => {
    const now = new Date('2032-10-28T12:00:00Z')
    const quotes = [
      await newRental(await newTrailer(), newCustomer()),
      await newRental(await newTrailer(), newCustomer()),
    ]
    const requests = quotes.map(({ id }) => id)
    const ids: number[] = []
    for (const quote of quotes) ids.push(await queueMail(now, { ...toCustomerOf(quote), template: 'received' }))
    const token = await tokenOf('manager')
    const sent: string[] = []
    const statuses: number[] = []
    const first = await mailer(async ({ to }) => {
      sent.push(to)
      if (sent.length > 1) return
      for (const id of requests) statuses.push((await call('DELETE', `/api/rentals/${id}/links`, { token })).status)
      for (const id of ids) statuses.push((await call('POST', `/api/mails/${id}/retry`, { token })).status)
    })
    await sendDueMails(first, () => now)
    expect(statuses).toEqual([200, 200, 200, 200])
    // The Worker has sent both again.
    for (const id of ids) await expect.poll(() => mailRow(id)).toMatchObject({ status: 'sent', error: null })
    expect(sent).toEqual([quotes[0]?.customer_email])
    for (const id of requests) {
      const { body } = await call('GET', `/api/rentals/${id}/links`, { token })
      expect(body).toMatchObject({ links: [expect.anything()] })
    }
  })

  test('tries no letter again of a request that staff have reopened meanwhile', async () => {
    const now = new Date('2032-11-01T12:00:00Z')
    const [rental, build] = [await sendRental(await newTrailer()), await sendBuild(await newModel())]
    const approved = await queueMail(now, {
      ...toCustomerOf(rental.quote),
      template: 'approved',
    })
    const about = {
      noun: 'custom_build',
      record_id: build.quote.id,
      recipient: build.quote.customer_email,
    } as const
    const { data } = buildRejection(build.quote, null)
    const rejected = await queueMail(now, { ...about, template: 'rejected', data: { ...data } })
    const waiting = await queueMail(now, { ...about, template: 'received', data: { ...buildFacts(build.quote) } })
    await sendDueMails(await mailer(failingSend), () => now)
    const send = vi.fn(async () => ({}))
    await sendDueMails(await mailer(send), () => new Date(now.getTime() + 60_000))
    for (const id of [approved, rejected]) {
      expect(await mailRow(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('moved on') })
    }
    expect(await mailRow(waiting)).toMatchObject({ status: 'sent' })
  })

  test('sends nothing outdated, though staff ask for it, and says why', async () => {
    const token = await tokenOf('manager')
    const { quote } = await sendRental(await newTrailer())
    const failed = {
      ...toCustomerOf(quote),
      status: 'failed',
      error: 'It was down.',
    } as const
    const due = new Date('2032-11-15T12:00:00Z')
    const older = await queueMail(due, { ...failed, template: 'priced' })
    const newest = await queueMail(due, { ...failed, template: 'changed' })
    const retry = (id: number) => call('POST', `/api/mails/${id}/retry`, { token })
    expect(await retry(older)).toMatchObject({ status: 409, body: { error: expect.stringContaining('outdated') } })
    // The request is pending, so what the newest announces is not true either.
    expect(await retry(newest)).toMatchObject({ status: 409, body: { error: expect.stringContaining('outdated') } })
    expect([await mailRow(older), await mailRow(newest)]).toMatchObject(
      [failed, failed].map(({ data: _, ...row }) => row),
    )
    const status = { body: { status: 'approved' }, token }
    expect((await call('PUT', `/api/rentals/${quote.id}/status`, status)).status).toBe(200)
    const last = await queueMail(due, { ...failed, template: 'changed' })
    const list = await call('GET', `/api/mails?noun=rental&record_id=${quote.id}`, { token })
    const told = MailList.parse(list.body).mails.map(({ id, outdated }) => [id, outdated] as const)
    expect([older, newest, last].map((id) => new Map(told).get(id))).toEqual([true, true, false])
    expect((await retry(last)).status).toBe(200)
    expect((await retry(newest)).status).toBe(409)
  })

  test('sends late only what is still true, and of several letters the newest', async () => {
    const due = new Date('2034-11-01T12:00:00Z')
    const { link, quote } = await sendRental(await newTrailer())
    const about = { noun: 'rental', data: RENTAL } as const
    const untrue = await queueMail(due, { ...toCustomerOf(quote), template: 'approved' })
    expect((await call('POST', `${apiOf(link)}/withdraw`)).status).toBe(200)
    const older = await queueMail(due, { ...about, record_id: 955_004, template: 'received' })
    const newer = await queueMail(due, { ...about, record_id: 955_004, template: 'approved' })
    await sendDueMails(await mailer(async () => ({})), () => new Date(due.getTime() + 60 * 60_000))
    for (const id of [untrue, older]) {
      const row = { status: 'failed', attempts: 0, error: expect.stringContaining('moved on') }
      expect(await mailRow(id)).toMatchObject(row)
    }
    expect(await mailRow(newer)).toMatchObject({ status: 'sent' })
  })

  test('does not send after days what may no longer be true', async () => {
    const now = new Date('2035-01-01T12:00:00Z')
    const id = await queueMail(new Date('2034-12-28T11:59:00Z'))
    await sendDueMails(await mailer(failingSend), () => now)
    expect(await mailRow(id)).toMatchObject({
      status: 'failed',
      attempts: 0,
      error: expect.stringContaining('three days'),
    })
  })
})
