import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { ContactAnswer } from '#contract/contact'
import { CustomerRequestAnswer } from '#contract/customer-request'
import { MailAnswer, MailLetter, MailList, type MailNoun } from '#contract/mail'
import { markSent, takeMails } from '../../worker/src/db/mail-turns.ts'
import { auditEntries, businessInfo, mails } from '../../worker/src/db/schema.ts'
import { sendDueMails } from '../../worker/src/mail/send.ts'
import { mailSaying } from '../mail.ts'
import { product } from '../product.ts'
import { ask, call, tokenOf } from './client.ts'
import { newBuild, newGroup, newModel, newRental, newTrailer, signedInAs } from './records.ts'

type Message = Parameters<SendEmail['send']>[0] & { to: string; text: string; html: string; replyTo?: string }

let addresses = 0

/** An address nobody has written from yet, so that no confirmation is held back. */
const newCustomer = () => ({ customer_email: `customer-${++addresses}@example.org` })

async function rowsAbout(noun: MailNoun, id: number) {
  const { db } = await product()
  return db
    .select()
    .from(mails)
    .where(and(eq(mails.noun, noun), eq(mails.record_id, id)))
    .orderBy(asc(mails.id))
}

async function outcome(noun: MailNoun, id: number, template: string) {
  await expect.poll(async () => (await rowsAbout(noun, id)).at(-1)?.template).toBe(template)
  await expect.poll(async () => (await rowsAbout(noun, id)).at(-1)?.status).toBe('sent')
  return rowsAbout(noun, id)
}

/** Puts a mail into the outbox whose turn is at `due`, without the Worker, which would send it at once. */
async function queued(due: Date, values: Partial<typeof mails.$inferInsert> = {}): Promise<number> {
  const { db } = await product()
  const [row] = await db
    .insert(mails)
    .values({
      template: 'received',
      noun: 'contact',
      record_id: 900_000 + addresses++,
      recipient: 'waiting@example.org',
      data: { name: 'Ana' },
      next_attempt_at: due.toISOString(),
      ...values,
    })
    .returning({ id: mails.id })
  if (!row) throw new Error('The mail was not stored')
  return row.id
}

async function mailRow(id: number) {
  const { db } = await product()
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row
}

/** A post office at a time of its own, far from now, so that the Worker's own sender never meets its mails. */
async function office(send: (message: Message) => Promise<unknown>) {
  const { db } = await product()
  return { db, mail: { send } as unknown as SendEmail, from: 'us@example.org', site: 'https://site.example' }
}

// What is not sent is noted, here on the console of the tests.
vi.spyOn(console, 'warn').mockImplementation(() => {})

const down = async () => {
  throw new Error('The line is dead')
}

async function move(path: string, body: object) {
  const answer = await call('PUT', `${path}/status`, { body, token: await tokenOf('manager') })
  expect(answer.status).toBe(200)
}

async function write(values: object) {
  const body = { name: 'Ana Reyes', message: 'Do you deliver?', ...values }
  return (await ask(ContactAnswer, 201, 'POST', '/api/contact', { body })).message
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
        ['Price', 'Price on request'],
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
    const letters = (await rowsAbout('rental', id)).filter(({ template }) => template === 'approved')
    expect(letters).toHaveLength(1)
  })

  test('sent twice under one key is confirmed once', async () => {
    const body = { ...newCustomer(), name: '' }
    const headers = { 'Idempotency-Key': `mail-${body.customer_email}` }
    const message = { name: 'Ana', email: body.customer_email, message: 'Hello' }
    const twice = [0, 1].map(() => ask(ContactAnswer, 201, 'POST', '/api/contact', { body: message, headers }))
    const [first] = await Promise.all(twice)
    expect((await rowsAbout('contact', first?.message.id ?? 0)).map(({ template }) => template)).toEqual([
      'received',
      'notice',
    ])
  })
})

describe('a build request', () => {
  test('is confirmed, told to the business and answered, and later moves are nobody’s mail', async () => {
    const { id } = await newBuild(await newModel(), newCustomer())
    await outcome('custom_build', id, 'notice')
    for (const status of ['approved', 'in_progress', 'completed']) {
      await move(`/api/custom-builds/${id}`, { status })
    }
    const templates = (await rowsAbout('custom_build', id)).map(({ template }) => template)
    expect(templates).toEqual(['received', 'notice', 'approved'])
  })
})

describe('a message', () => {
  test('is confirmed without its words, and told to the business with them', async () => {
    const message = 'BUY AT https://casino.example'
    const { id } = await write({ email: 'stranger@example.org', message })
    const [received, notice] = await outcome('contact', id, 'notice')
    expect(JSON.stringify(received?.data)).not.toContain('casino')
    expect(notice?.data).toMatchObject({ text: message, email: 'stranger@example.org' })
  })

  test('of a program queues nothing', async () => {
    const { db } = await product()
    const before = await db.$count(mails)
    await write({ email: 'trapped@example.org', website: 'https://spam.example' })
    expect(await db.$count(mails)).toBe(before)
  })

  test('after message floods no stranger', async () => {
    const email = 'flooded@example.org'
    const sent = []
    for (let count = 0; count < 6; count++) sent.push(await write({ email: email.toUpperCase() }))
    const last = await rowsAbout('contact', sent.at(-1)?.id ?? 0)
    expect(last.map(({ template }) => template)).toEqual(['notice'])
    expect(await rowsAbout('contact', sent[4]?.id ?? 0)).toHaveLength(2)
  })

  test('is told to nobody where the business has no address', async () => {
    const { db } = await product()
    const [{ email } = { email: '' }] = await db.select({ email: businessInfo.email }).from(businessInfo)
    await db.update(businessInfo).set({ email: '' })
    const { id } = await write({ email: 'alone@example.org' })
    await db.update(businessInfo).set({ email })
    expect((await rowsAbout('contact', id)).map(({ template }) => template)).toEqual(['received'])
  })
})

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

const RENTAL = { name: 'Ana', trailer: 'The Cuban', start: '2030-01-04', end: '2030-01-06', price: 450 }

describe('GET /api/mails', () => {
  test('lists the mails of a record, newest first, for whoever may see it', async () => {
    const { id } = await newRental(await newTrailer(), newCustomer())
    const path = `/api/mails?noun=rental&record_id=${id}`
    const { mails: listed, obstacle } = await ask(MailList, 200, 'GET', path, { token: await tokenOf('staff') })
    expect(obstacle).toBeNull()
    expect(listed.map(({ template, subject }) => [template, subject])).toEqual([
      ['notice', 'New rental request: Nora Field'],
      ['received', 'We received your rental request: Test trailer'],
    ])
    const group = await newGroup({}, { 'rentals.view': false })
    const { token } = await signedInAs({ role: 'admin', group_id: group })
    expect((await call('GET', path, { token })).status).toBe(403)
    expect((await call('GET', `/api/mails/${listed[0]?.id}`, { token })).status).toBe(403)
  })

  test.each(['', '?noun=rental', '?noun=trailer&record_id=1', '?noun=rental&record_id=x'])(
    'refuses %s',
    async (query) => {
      expect((await call('GET', `/api/mails${query}`, { token: await tokenOf('staff') })).status).toBe(400)
    },
  )
})

describe('GET /api/mails/:id', () => {
  test('shows a mail without the link to the customer’s page', async () => {
    const id = await queued(new Date('2090-01-01'), { noun: 'rental', data: RENTAL, template: 'approved' })
    const { mail, text, html } = await ask(MailLetter, 200, 'GET', `/api/mails/${id}`, {
      token: await tokenOf('staff'),
    })
    expect(mail.subject).toBe('Your rental is approved: The Cuban')
    expect(text).toContain('only the customer gets')
    expect(text + html).not.toContain('/request/')
    expect(mail).not.toHaveProperty('data')
  })
})

describe('POST /api/mails/:id/retry', () => {
  const retry = async (id: number, username: 'manager' | 'staff' = 'manager') =>
    call('POST', `/api/mails/${id}/retry`, { token: await tokenOf(username) })

  test('sends a failed mail again, and says who asked for it', async () => {
    const { db } = await product()
    const id = await queued(new Date('2036-01-01'), { status: 'failed', attempts: 6, error: 'It was down.' })
    const answer = await retry(id)
    expect(MailAnswer.parse(answer.body).mail).toMatchObject({ status: 'queued', attempts: 0, error: null })
    await expect.poll(async () => (await mailRow(id))?.status).toBe('sent')
    const [line] = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.noun, 'mail'), eq(auditEntries.record_id, id)))
    expect(line).toMatchObject({ by: 'manager', before: { status: 'failed' }, after: { status: 'queued' } })
  })

  test('leaves alone what was sent or is being sent', async () => {
    const sent = await queued(new Date(), { status: 'sent', sent_at: new Date().toISOString() })
    expect(await retry(sent)).toMatchObject({ status: 409, body: { error: expect.stringContaining('already') } })
    const taken = await queued(new Date('2090-01-01'), { attempts: 1 })
    expect((await retry(taken)).status).toBe(409)
    expect((await mailRow(taken))?.attempts).toBe(1)
  })

  test('takes the right to manage, and a mail', async () => {
    const group = await newGroup({}, { 'contact.manage': false })
    const { token } = await signedInAs({ role: 'admin', group_id: group })
    const id = await queued(new Date('2090-01-01'), { status: 'failed', error: 'It was down.' })
    expect((await call('POST', `/api/mails/${id}/retry`, { token })).status).toBe(403)
    expect((await retry(987_654_321)).status).toBe(404)
  })
})
