import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ContactCounts, ContactMessage, ContactResponse } from '#contract/requests/contact'
import { readResponse } from '../../../worker/src/db/idempotency.ts'
import { replyToMessage } from '../../../worker/src/db/requests/contact-replies.ts'
import { mails } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, getPage, tokenOf } from '../client.ts'
import { apiOf, questionWithoutAddress } from '../customer-calls.ts'
import { auditOf, newModel, newTrailer, sendBuild, sendRental } from '../records.ts'

const written = { name: 'Nora Field', email: 'nora@example.org', message: 'Do you have one with a fryer?' }

async function newMessage() {
  return (await expectResponse(ContactResponse, 201, 'POST', '/api/contact', { body: written })).message
}

async function reply(id: number, body: object, headers: Record<string, string> = {}) {
  return call('POST', `/api/contact/${id}/reply`, { body, headers, token: await tokenOf('staff') })
}

async function repliesTo(id: number) {
  const { db } = await product()
  return db
    .select()
    .from(mails)
    .where(and(eq(mails.noun, 'contact'), eq(mails.record_id, id), eq(mails.template, 'reply')))
    .orderBy(mails.id)
}

async function counts() {
  return (await expectResponse(ContactCounts, 200, 'GET', '/api/contact/counts', { token: await tokenOf('staff') }))
    .counts
}

describe('POST /api/contact/:id/reply', () => {
  test('puts a mail into the outbox, marks the message responded, and notes who did it', async () => {
    const message = await newMessage()
    const { id } = message
    const response = await reply(id, { text: 'Yes, two.\r\nCome by!' })
    expect(response).toMatchObject({
      status: 200,
      body: { success: true, message: { ...message, status: 'responded' } },
    })
    expect(await repliesTo(id)).toMatchObject([
      {
        recipient: 'nora@example.org',
        by: 'staff',
        data: { name: 'Nora Field', text: 'Yes, two.\nCome by!', message: written.message },
      },
    ])
    expect(await auditOf('contact', id)).toMatchObject([
      { action: 'reply', by: 'staff', before: { status: 'new' }, after: { status: 'responded' } },
    ])
  })

  test.each([
    ['rental request', async () => sendRental(await newTrailer())],
    ['custom build request', async () => sendBuild(await newModel())],
  ])('names the %s that a question was about, and shows on its page that it was answered', async (what, send) => {
    const { quote, link } = await send()
    const body = { message: 'When?' }
    const { message } = await expectResponse(ContactResponse, 201, 'POST', `${apiOf(link)}/question`, { body })
    const answered = 'We have answered this.'
    expect((await getPage(link)).text).not.toContain(answered)
    await reply(message.id, { text: 'At ten' })
    expect(await repliesTo(message.id)).toMatchObject([{ data: { about: `${what} #${quote.id}` } }])
    expect((await getPage(link)).text).toContain(answered)
  })

  test('lets one of two who answer at once through, every time, and tells the other', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await newMessage()
      const responses = await Promise.all(['Yes', 'No'].map((text) => reply(id, { text })))
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
      const refused = responses.find(({ status }) => status === 409)
      expect(refused?.body).toMatchObject({ error: expect.stringContaining(`Message #${id} has been answered`) })
      expect(await repliesTo(id)).toHaveLength(1)
    }
  })

  test('sends a second answer to whoever knows of the first', async () => {
    const { id } = await newMessage()
    await reply(id, { text: 'First' })
    expect((await reply(id, { text: 'Second', again: true })).status).toBe(200)
    expect((await repliesTo(id)).map(({ data }) => data.text)).toEqual(['First', 'Second'])
  })

  test('sends one mail however often the same reply arrives', async () => {
    const { id } = await newMessage()
    const headers = { 'Idempotency-Key': `reply-${id}` }
    const sent = () => reply(id, { text: 'Yes', again: true }, headers)
    const responses = await Promise.all(Array.from({ length: 10 }, sent))
    responses.push(await sent())
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(responses[0]?.status).toBe(200)
    expect(await repliesTo(id)).toHaveLength(1)
    expect((await reply(id, { text: 'Another' }, headers)).status).toBe(409)
    const other = await newMessage()
    expect((await reply(other.id, { text: 'Yes', again: true }, headers)).status).toBe(409)
    expect(await repliesTo(other.id)).toEqual([])
  })

  test('keeps no answer to a reply that was refused, so that it can be sent again', async () => {
    const { id } = await newMessage()
    await reply(id, { text: 'First' })
    const headers = { 'Idempotency-Key': `refused-${id}` }
    expect((await reply(id, { text: 'Second' }, headers)).status).toBe(409)
    expect((await reply(id, { text: 'Second', again: true }, headers)).status).toBe(200)
  })

  test('keeps no answer to a reply that somebody else was faster than, or a repeated one would not be sent', async () => {
    const { db } = await product()
    const message = await newMessage()
    await reply(message.id, { text: 'First' })
    const post = { key: `overtaken-${message.id}`, fingerprint: 'x' }
    const who = { by: 'staff', at: new Date() }
    expect(await replyToMessage(db, message, 'Second', post, who)).toBeNull()
    expect(await readResponse(db, post.key, who.at)).toBeUndefined()
    expect(await repliesTo(message.id)).toHaveLength(1)
  })

  test.each([
    ['nothing', {}, 'Write a reply first'],
    ['blanks', { text: ' \n ' }, 'Write a reply first'],
    ['5001 letters', { text: 'x'.repeat(5001) }, 'Use at most 5,000 characters; there are 5,001 now'],
  ])('refuses %s', async (_, body, message) => {
    const { id } = await newMessage()
    expect(await reply(id, body)).toMatchObject({ status: 400, body: { issues: [{ path: 'text', message }] } })
    expect(await repliesTo(id)).toEqual([])
  })
})

describe('a question from the page of a request without an e-mail address', () => {
  test('is read with the others, and has no reply', async () => {
    const token = await tokenOf('staff')
    const message = await questionWithoutAddress()
    expect(message.email).toBe('')
    expect(await expectResponse(ContactMessage.array(), 200, 'GET', '/api/contact', { token })).toContainEqual(message)
    expect(await reply(message.id, { text: 'In Tampa.' })).toMatchObject({
      status: 409,
      body: { error: 'Nora Field left no e-mail address. Call instead.' },
    })
    const now = await expectResponse(ContactResponse, 200, 'GET', `/api/contact/${message.id}`, { token })
    expect(now.message).toEqual(message)
  })
})

describe('GET /api/contact/:id', () => {
  test('answers one message, as it is in the list', async () => {
    const message = await newMessage()
    const token = await tokenOf('staff')
    const one = await expectResponse(ContactResponse, 200, 'GET', `/api/contact/${message.id}`, { token })
    expect(one.message).toEqual(message)
    expect((await call('GET', '/api/contact/99999999', { token })).status).toBe(404)
  })
})

describe('GET /api/contact/counts', () => {
  test('tells how many messages there are in each state', async () => {
    const before = await counts()
    const { id } = await newMessage()
    expect(await counts()).toEqual({ ...before, new: before.new + 1 })
    await reply(id, { text: 'Yes' })
    expect(await counts()).toEqual({ ...before, responded: before.responded + 1 })
  })
})
