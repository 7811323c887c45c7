import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { leaseMails, markFailed, markSent } from '../../../worker/src/db/mails/leases.ts'
import { errorLogs } from '../../../worker/src/db/schema.ts'
import { sendDueMails } from '../../../worker/src/mail/send.ts'
import { sendMailsAfterResponse } from '../../../worker/src/mail/send-after-response.ts'
import { product } from '../../product.ts'
import { mailRow, queueMail, RENTAL } from '../mail-records.ts'
import { failingSend, keepConsoleQuiet, type Message, mailer } from '../mailer.ts'

keepConsoleQuiet()

describe('the outbox', () => {
  test('is shared by two senders without sending anything twice', async () => {
    const now = new Date('2033-01-01T12:00:00Z')
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, at) => queueMail(now, { recipient: `n${at}@example.org` })),
    )
    const sent: string[] = []
    const slow = async ({ to }: Message) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      sent.push(to)
    }
    const mailers = [await mailer(slow), await mailer(slow)]
    await Promise.all(mailers.map((one) => sendDueMails(one, () => now)))
    const ours = sent.filter((to) => to.startsWith('n'))
    expect(new Set(ours).size).toBe(ids.length)
    expect(ours).toHaveLength(ids.length)
  })

  test('is sent once by a service so slow that the next sender comes meanwhile', async () => {
    const start = new Date('2033-06-01T12:00:00Z')
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, at) => queueMail(start, { recipient: `slow${at}@example.org` })),
    )
    const sent: string[] = []
    let now = start
    const clock = () => now
    const quick = await mailer(async ({ to }) => sent.push(to))
    const slow = await mailer(async ({ to }) => {
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

  test('is begun after an answer only while there is time to note what became of it, and the rest by the next sender', async () => {
    const start = new Date('2033-09-01T12:00:00Z')
    // One after the other, since mails that are due at the same time are sent by their ids.
    const ids: number[] = []
    for (let at = 0; at < 4; at++) ids.push(await queueMail(start, { recipient: `late${at}@example.org` }))
    let now = start
    const sent: string[] = []
    const slow = await mailer(async ({ to }) => {
      sent.push(to)
      now = new Date(now.getTime() + 5000)
    })
    await sendDueMails(slow, () => now, 8000)
    expect(sent).toEqual(['late0@example.org', 'late1@example.org'])
    // Mails that were not begun are due at once, and none of their attempts is used up.
    for (const id of ids.slice(2)) {
      const row = await mailRow(id)
      expect(row).toMatchObject({ status: 'queued', attempts: 0 })
      expect(Date.parse(row?.next_attempt_at ?? '')).toBeLessThanOrEqual(now.getTime())
    }
    await sendDueMails(slow, () => now)
    expect(new Set(sent).size).toBe(ids.length)
    expect(sent).toHaveLength(ids.length)
  })

  test('sends no letter that a sender had no time for once another sender has sent a newer one', async () => {
    const now = new Date('2033-10-01T12:00:00Z')
    const about = { noun: 'rental', record_id: 955_101, data: RENTAL } as const
    await queueMail(now)
    const older = await queueMail(now, { ...about, template: 'approved' })
    const sent: string[] = []
    const quick = await mailer(async ({ subject }) => sent.push(String(subject)))
    let time = now
    const slow = await mailer(async () => {
      await queueMail(now, { ...about, template: 'changed' })
      await sendDueMails(quick, () => now)
      time = new Date(now.getTime() + 9000)
    })
    await sendDueMails(slow, () => time, 8000)
    await sendDueMails(quick, () => time)
    expect(sent).toEqual(['Your rental has changed: The Cuban'])
    expect(await mailRow(older)).toMatchObject({ status: 'failed', error: expect.stringContaining('moved on') })
  })

  test('waits a minute after the first attempt, also with a mail that another sender had no time for', async () => {
    const start = new Date('2033-10-15T12:00:00Z')
    const [, second] = [await queueMail(start), await queueMail(start)]
    let now = start
    const silent = await mailer(() => {
      now = new Date(now.getTime() + 9000)
      return failingSend()
    })
    await sendDueMails(silent, () => now, 8000)
    await sendDueMails(silent, () => now, 8000)
    const wait = Date.parse((await mailRow(second))?.next_attempt_at ?? '') - now.getTime()
    expect([wait, (await mailRow(second))?.attempts]).toEqual([60_000, 1])
  })

  test('gives up no mail that senders leased and had no time for', async () => {
    const start = new Date('2033-11-01T12:00:00Z')
    const ids = await Promise.all(Array.from({ length: 4 }, () => queueMail(start)))
    let now = start
    const silent = await mailer(() => {
      now = new Date(now.getTime() + 20_000)
      return failingSend()
    })
    // Each run has time for one mail, and leases all four.
    for (let minutes = 0; minutes < 30; minutes += 5) {
      now = new Date(start.getTime() + minutes * 60_000)
      await sendDueMails(silent, () => now, 0)
    }
    const rows = await Promise.all(ids.map(mailRow))
    expect(rows.map((row) => row?.status)).toEqual(ids.map(() => 'queued'))
    expect(Math.max(...rows.map((row) => row?.attempts ?? 0))).toBeLessThan(4)
  })

  test('gives the mail of a sender that died to the next one, and lets a late one say nothing', async () => {
    const { db } = await product()
    const now = new Date('2034-01-01T12:00:00Z')
    const id = await queueMail(now)
    const [lost] = (await leaseMails(db, now, 100)).filter((mail) => mail.id === id)
    expect(await leaseMails(db, new Date(now.getTime() + 299_000), 100)).toEqual([])
    const [found] = (await leaseMails(db, new Date(now.getTime() + 300_000), 100)).filter((mail) => mail.id === id)
    if (!lost || !found) throw new Error('The mail was not taken')
    await markSent(db, lost, now)
    await markFailed(db, lost, 'Too late to matter', null)
    expect(await mailRow(id)).toMatchObject({ status: 'queued', attempts: 2, error: null })
    await markSent(db, found, now)
    expect(await mailRow(id)).toMatchObject({ status: 'sent' })
  })
})

test('what became of a mail after the answer is in the error log, though no other call comes', async () => {
  const { d1, db } = await product()
  vi.stubGlobal('scheduler', { wait: async () => {} })
  // An hour later, so that no call of another file still counts as waiting to store its log entries.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const ids = [await queueMail(new Date()), await queueMail(new Date())]
  const later: Promise<unknown>[] = []
  const slow = () => {
    vi.setSystemTime(Date.now() + 10_000)
    return failingSend()
  }
  const env = { DB: d1, MAIL: { send: slow }, MAIL_FROM: 'us@example.org', SITE_URL: 'https://site.example' }
  const executionCtx = { waitUntil: (work: Promise<unknown>) => void later.push(work) }
  sendMailsAfterResponse({ env, executionCtx } as unknown as Parameters<typeof sendMailsAfterResponse>[0])
  await Promise.all(later)
  const noted = await db.select().from(errorLogs).where(eq(errorLogs.level, 'warn'))
  const doings = noted.map(({ additional_info }) => additional_info?.doing)
  // The second mail would be begun too late to record its outcome.
  expect(ids.map((id) => doings.includes(`Mail ${id} was not sent`))).toEqual([true, false])
})
