import { describe, expect, test, vi } from 'vitest'
import { sendDueMails } from '../../../worker/src/mail/send.ts'
import { mailRow, queueMail, RENTAL } from '../mail-records.ts'
import { failingSend, keepConsoleQuiet, type Message, mailer } from '../mailer.ts'

keepConsoleQuiet()

describe('the outbox', () => {
  test('sends what is due as text and HTML, from the business, with answers to it', async () => {
    const now = new Date('2030-01-01T12:00:00Z')
    const id = await queueMail(now, { noun: 'rental', data: RENTAL, template: 'approved' })
    const sent: Message[] = []
    await sendDueMails(await mailer(async (message) => sent.push(message)), () => now)
    const message = sent.find(({ to }) => to === 'waiting@example.org')
    expect(message).toMatchObject({
      from: { email: 'us@example.org', name: 'Tampa Food Trailers' },
      replyTo: 'hello@tampafoodtrailers.test',
      headers: { 'X-Auto-Response-Suppress': 'All', 'Auto-Submitted': 'auto-generated' },
      subject: 'Your rental is approved: The Cuban',
    })
    const link = /https:\/\/site\.example\/request\/([\w-]{43})/
    expect(message?.text).toMatch(link)
    expect(link.exec(message?.html ?? '')?.[1]).toBe(link.exec(message?.text ?? '')?.[1])
    expect(await mailRow(id)).toMatchObject({ status: 'sent', sent_at: now.toISOString(), attempts: 1 })
    expect(JSON.stringify(await mailRow(id))).not.toContain(link.exec(message?.text ?? '')?.[1])
  })

  test.each([['ida@example.org'], [null]])('sends a notice whose answer goes to %s', async (email) => {
    const now = new Date('2030-06-01T12:00:00Z')
    const data = { title: 'New message', name: 'Ida', email, phone: null, facts: [], text: 'Hello' }
    await queueMail(now, { template: 'notice', recipient: 'hello@tampafoodtrailers.test', data })
    const sent: Message[] = []
    await sendDueMails(await mailer(async (message) => sent.push(message)), () => now)
    expect(sent.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([['New message: Ida', email ?? undefined]])
  })

  test('does not call automatic what staff wrote', async () => {
    const now = new Date('2030-07-01T12:00:00Z')
    await queueMail(now, { template: 'reply', data: { name: 'Ana', text: 'Yes, it does.', message: 'Does it fit?' } })
    const sent: Message[] = []
    await sendDueMails(await mailer(async (message) => sent.push(message)), () => now)
    expect(sent.map(({ headers }) => headers)).toEqual([{ 'X-Auto-Response-Suppress': 'All' }])
  })

  test('keeps what the service does not take, waits longer each time, then gives up and says why', async () => {
    let now = new Date('2031-01-01T12:00:00Z')
    const id = await queueMail(now)
    const broken = await mailer(failingSend)
    for (const minutes of [1, 5, 30, 120, 720]) {
      await sendDueMails(broken, () => now)
      const row = await mailRow(id)
      expect(row).toMatchObject({
        status: 'queued',
        error: 'The mail service did not take the e-mail: The line is dead',
      })
      const next = new Date(row?.next_attempt_at ?? 0)
      expect(next.getTime() - now.getTime()).toBe(minutes * 60_000)
      // Not even a second before it is due.
      await sendDueMails(broken, () => new Date(next.getTime() - 1000))
      expect((await mailRow(id))?.next_attempt_at).toBe(row?.next_attempt_at)
      now = next
    }
    await sendDueMails(broken, () => now)
    expect(await mailRow(id)).toMatchObject({ status: 'failed', attempts: 6 })
  })

  test('has no error while it is tried again, or staff who retry it would have it sent twice', async () => {
    const now = new Date('2031-03-01T12:00:00Z')
    const id = await queueMail(now, { recipient: 'again@example.org', attempts: 1, error: 'The line was dead' })
    const rows: unknown[] = []
    const looks = async ({ to }: Message) => to === 'again@example.org' && rows.push(await mailRow(id))
    await sendDueMails(await mailer(looks), () => now)
    expect(rows).toMatchObject([{ status: 'queued', attempts: 2, error: null }])
  })

  test('waits for a service that says nothing no longer than it must, and sends what stands behind', async () => {
    const now = new Date('2031-06-01T12:00:00Z')
    const silent = await queueMail(now, { recipient: 'silent@example.org' })
    const behind = await queueMail(now)
    const hangs = ({ to }: Message) => (to === 'silent@example.org' ? new Promise(() => {}) : Promise.resolve())
    await sendDueMails({ ...(await mailer(hangs)), timeoutMs: 10 }, () => now)
    expect(await mailRow(silent)).toMatchObject({
      status: 'queued',
      error: 'The mail service did not answer in time.',
      next_attempt_at: '2031-06-01T12:01:00.000Z',
    })
    expect(await mailRow(behind)).toMatchObject({ status: 'sent' })
  })

  test('does not try an address again that the service refuses for good, nor one that is none', async () => {
    const now = new Date('2032-01-01T12:00:00Z')
    const refused = await queueMail(now)
    const nonsense = await queueMail(now, { recipient: 'a@b.c\r\nBcc: victim@example.org' })
    const send = async () => {
      throw Object.assign(new Error('no'), { code: 'E_RECIPIENT_SUPPRESSED' })
    }
    await sendDueMails(await mailer(send), () => now)
    expect(await mailRow(refused)).toMatchObject({ status: 'failed', attempts: 1 })
    expect(await mailRow(nonsense)).toMatchObject({ status: 'failed', error: expect.stringContaining('not an e-mail') })
  })

  test('sends what stands behind a mail that cannot be written, and keeps that one for people to see', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const now = new Date('2032-06-01T12:00:00Z')
    const broken = await queueMail(now, { noun: 'rental', template: 'approved', data: {} as typeof RENTAL })
    const behind = await queueMail(now)
    await sendDueMails(await mailer(async () => ({})), () => now)
    expect(await mailRow(broken)).toMatchObject({ status: 'failed', error: expect.stringContaining('error log') })
    expect(await mailRow(behind)).toMatchObject({ status: 'sent' })
    expect(told).toHaveBeenCalledOnce()
    told.mockRestore()
  })
})
