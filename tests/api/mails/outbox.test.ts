import { afterAll, describe, expect, test, vi } from 'vitest'
import { buildFacts, buildRejection } from '#domain/mail/request-facts'
import { markSent, takeMails } from '../../../worker/src/db/mails/turns.ts'
import { sendDueMails } from '../../../worker/src/mail/send.ts'
import { product } from '../../product.ts'
import { call, tokenOf } from '../client.ts'
import { apiOf } from '../customer-calls.ts'
import { mailRow, queued, RENTAL } from '../mail-records.ts'
import { newModel, newTrailer, sentBuild, sentRental } from '../records.ts'

type Message = Parameters<SendEmail['send']>[0] & { to: string; text: string; html: string; replyTo?: string }

/** A post office at a time of its own, far from now, so that the Worker's own sender never meets its mails. */
async function office(send: (message: Message) => Promise<unknown>) {
  const { db } = await product()
  return { db, mail: { send } as unknown as SendEmail, from: 'us@example.org', site: 'https://site.example' }
}

// What is not sent is noted, here on the console of the tests.
const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => noted.mockRestore())

const down = async () => {
  throw new Error('The line is dead')
}

describe('the outbox', () => {
  test('sends what is due as text and HTML, from the business, with answers to it', async () => {
    const now = new Date('2030-01-01T12:00:00Z')
    const id = await queued(now, { noun: 'rental', data: RENTAL, template: 'approved' })
    const sent: Message[] = []
    await sendDueMails(await office(async (message) => sent.push(message)), () => now)
    const message = sent.find(({ to }) => to === 'waiting@example.org')
    expect(message).toMatchObject({
      from: { email: 'us@example.org', name: 'Tampa Food Trailers' },
      replyTo: 'hello@tampafoodtrailers.test',
      subject: 'Your rental is approved: The Cuban',
    })
    const link = /https:\/\/site\.example\/request\/([\w-]{43})/
    expect(message?.text).toMatch(link)
    expect(link.exec(message?.html ?? '')?.[1]).toBe(link.exec(message?.text ?? '')?.[1])
    expect(await mailRow(id)).toMatchObject({ status: 'sent', sent_at: now.toISOString(), attempts: 1 })
    expect(JSON.stringify(await mailRow(id))).not.toContain(link.exec(message?.text ?? '')?.[1])
  })

  test('keeps what the service does not take, waits longer each time, then gives up and says why', async () => {
    let now = new Date('2031-01-01T12:00:00Z')
    const id = await queued(now)
    const broken = await office(down)
    for (const minutes of [1, 5, 30, 120, 720]) {
      await sendDueMails(broken, () => now)
      const row = await mailRow(id)
      expect(row).toMatchObject({
        status: 'queued',
        error: 'The mail service did not take the e-mail: The line is dead',
      })
      const next = new Date(row?.next_attempt_at ?? 0)
      expect(next.getTime() - now.getTime()).toBe(minutes * 60_000)
      // Not a second before its turn.
      await sendDueMails(broken, () => new Date(next.getTime() - 1000))
      expect((await mailRow(id))?.next_attempt_at).toBe(row?.next_attempt_at)
      now = next
    }
    await sendDueMails(broken, () => now)
    expect(await mailRow(id)).toMatchObject({ status: 'failed', attempts: 6 })
  })

  test('does not try an address again that the service refuses for good, nor one that is none', async () => {
    const now = new Date('2032-01-01T12:00:00Z')
    const refused = await queued(now)
    const nonsense = await queued(now, { recipient: 'a@b.c\r\nBcc: victim@example.org' })
    const send = async () => {
      throw Object.assign(new Error('no'), { code: 'E_RECIPIENT_SUPPRESSED' })
    }
    await sendDueMails(await office(send), () => now)
    expect(await mailRow(refused)).toMatchObject({ status: 'failed', attempts: 1 })
    expect(await mailRow(nonsense)).toMatchObject({ status: 'failed', error: expect.stringContaining('not an e-mail') })
  })

  test('sends what stands behind a mail that cannot be written, and keeps that one for people to see', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const now = new Date('2032-06-01T12:00:00Z')
    const broken = await queued(now, { noun: 'rental', template: 'approved', data: {} as typeof RENTAL })
    const behind = await queued(now)
    await sendDueMails(await office(async () => ({})), () => now)
    expect(await mailRow(broken)).toMatchObject({ status: 'failed', error: expect.stringContaining('error log') })
    expect(await mailRow(behind)).toMatchObject({ status: 'sent' })
    expect(told).toHaveBeenCalledOnce()
    told.mockRestore()
  })

  test('tries no letter again once a newer one has told how the request stands', async () => {
    const now = new Date('2032-09-01T12:00:00Z')
    const about = { noun: 'rental', record_id: 955_001, data: RENTAL } as const
    const approved = await queued(now, { ...about, template: 'approved' })
    await sendDueMails(await office(down), () => now)
    const soon = new Date(now.getTime() + 30_000)
    const canceled = { ...RENTAL, reason: null, cancels: true }
    const rejected = await queued(soon, { ...about, template: 'rejected', data: canceled })
    const moved = await queued(soon, { ...about, record_id: 955_003, template: 'approved', attempts: 1 })
    await queued(soon, { ...about, record_id: 955_003, template: 'changed' })
    const other = await queued(soon, { ...about, record_id: 955_002, template: 'approved' })
    const sent: string[] = []
    const up = await office(async ({ subject }) => sent.push(String(subject)))
    await sendDueMails(up, () => soon)
    await sendDueMails(up, () => new Date(now.getTime() + 60_000))
    expect(sent).toEqual([
      'Your rental is canceled: The Cuban',
      'Your rental has changed: The Cuban',
      'Your rental is approved: The Cuban',
    ])
    expect(await mailRow(moved)).toMatchObject({ status: 'failed', error: expect.stringContaining('moved on') })
    expect([(await mailRow(rejected))?.status, (await mailRow(other))?.status]).toEqual(['sent', 'sent'])
    expect(await mailRow(approved)).toMatchObject({ status: 'failed', error: expect.stringContaining('moved on') })
  })

  test('tries no approval again of what its customer has withdrawn meanwhile', async () => {
    const now = new Date('2032-10-01T12:00:00Z')
    const { link, quote } = await sentRental(await newTrailer())
    const about = { noun: 'rental', record_id: quote.id, data: RENTAL } as const
    const approved = await queued(now, { ...about, template: 'approved' })
    await sendDueMails(await office(down), () => now)
    expect((await call('POST', `${apiOf(link)}/withdraw`)).status).toBe(200)
    const send = vi.fn(async () => ({}))
    await sendDueMails(await office(send), () => new Date(now.getTime() + 60_000))
    expect(send).not.toHaveBeenCalled()
    expect(await mailRow(approved)).toMatchObject({ status: 'failed', attempts: 1 })
  })

  test('sends no new link to a request whose links staff have revoked meanwhile, unless they send it again', async () => {
    const now = new Date('2032-10-15T12:00:00Z')
    const { quote } = await sentRental(await newTrailer())
    const about = { noun: 'rental', record_id: quote.id, data: RENTAL } as const
    const failed = await queued(now, { ...about, template: 'changed' })
    await sendDueMails(await office(down), () => now)
    const waiting = await queued(now, { ...about, template: 'changed' })
    const rejected = await queued(now, {
      ...about,
      template: 'rejected',
      data: { ...RENTAL, reason: null, cancels: true },
    })
    const token = await tokenOf('manager')
    expect((await call('DELETE', `/api/rentals/${quote.id}/links`, { token })).status).toBe(200)
    await sendDueMails(await office(async () => ({})), () => new Date(now.getTime() + 60_000))
    const withheld = { status: 'failed', error: expect.stringContaining('links to this request were revoked') }
    expect([await mailRow(failed), await mailRow(waiting)]).toMatchObject([withheld, withheld])
    expect(await mailRow(rejected)).toMatchObject({ status: 'sent' })
    expect((await call('POST', `/api/mails/${waiting}/retry`, { token })).status).toBe(200)
  })

  test('tries no letter again of a request that staff have reopened meanwhile', async () => {
    const now = new Date('2032-11-01T12:00:00Z')
    const [rental, build] = [await sentRental(await newTrailer()), await sentBuild(await newModel())]
    const approved = await queued(now, {
      noun: 'rental',
      record_id: rental.quote.id,
      template: 'approved',
      data: RENTAL,
    })
    const about = { noun: 'custom_build', record_id: build.quote.id } as const
    const { data } = buildRejection(build.quote, null)
    const rejected = await queued(now, { ...about, template: 'rejected', data: { ...data } })
    const waiting = await queued(now, { ...about, template: 'received', data: { ...buildFacts(build.quote) } })
    await sendDueMails(await office(down), () => now)
    const send = vi.fn(async () => ({}))
    await sendDueMails(await office(send), () => new Date(now.getTime() + 60_000))
    for (const id of [approved, rejected]) {
      expect(await mailRow(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('moved on') })
    }
    expect(await mailRow(waiting)).toMatchObject({ status: 'sent' })
  })

  test('is shared by two senders without sending anything twice', async () => {
    const now = new Date('2033-01-01T12:00:00Z')
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, at) => queued(now, { recipient: `n${at}@example.org` })),
    )
    const sent: string[] = []
    const slow = async ({ to }: Message) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      sent.push(to)
    }
    const offices = [await office(slow), await office(slow)]
    await Promise.all(offices.map((one) => sendDueMails(one, () => now)))
    const ours = sent.filter((to) => to.startsWith('n'))
    expect(new Set(ours).size).toBe(ids.length)
    expect(ours).toHaveLength(ids.length)
  })

  test('is sent once by a service so slow that the next sender comes meanwhile', async () => {
    const start = new Date('2033-06-01T12:00:00Z')
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, at) => queued(start, { recipient: `slow${at}@example.org` })),
    )
    const sent: string[] = []
    let now = start
    const clock = () => now
    const quick = await office(async ({ to }) => sent.push(to))
    const slow = await office(async ({ to }) => {
      sent.push(to)
      now = new Date(now.getTime() + 45_000)
      if (now.getTime() - start.getTime() > 300_000) await sendDueMails(quick, clock)
    })
    await sendDueMails(slow, clock)
    now = new Date(start.getTime() + 300_000)
    await sendDueMails(quick, clock)
    const ours = sent.filter((to) => to.startsWith('slow'))
    expect(ours).toHaveLength(ids.length)
    expect(new Set(ours).size).toBe(ids.length)
  })

  test('gives the mail of a sender that died to the next one, and lets a late one say nothing', async () => {
    const { db } = await product()
    const now = new Date('2034-01-01T12:00:00Z')
    const id = await queued(now)
    const [lost] = (await takeMails(db, now, 100)).filter((mail) => mail.id === id)
    expect(await takeMails(db, new Date(now.getTime() + 299_000), 100)).toEqual([])
    const [found] = (await takeMails(db, new Date(now.getTime() + 300_000), 100)).filter((mail) => mail.id === id)
    if (!lost || !found) throw new Error('The mail was not taken')
    await markSent(db, lost, now)
    expect(await mailRow(id)).toMatchObject({ status: 'queued', attempts: 2 })
    await markSent(db, found, now)
    expect(await mailRow(id)).toMatchObject({ status: 'sent' })
  })

  test('does not send after days what may no longer be true', async () => {
    const now = new Date('2035-01-01T12:00:00Z')
    const id = await queued(new Date('2034-12-28T11:59:00Z'))
    await sendDueMails(await office(down), () => now)
    expect(await mailRow(id)).toMatchObject({
      status: 'failed',
      attempts: 0,
      error: expect.stringContaining('three days'),
    })
  })
})
