import { count, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ContactMessage, ContactResponse } from '#contract/requests/contact'
import { activities, contactMessages } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { contactMessage, newMessage } from '../message-calls.ts'
import { ageKey } from '../stored-keys.ts'

const ContactList = ContactMessage.array()

function postMessage(body: unknown, headers: Record<string, string> = {}) {
  return call('POST', '/api/contact', { body, headers })
}

async function messagesFrom(email: string) {
  const { db } = await product()
  const [row] = await db.select({ total: count() }).from(contactMessages).where(eq(contactMessages.email, email))
  return row?.total
}

describe('POST /api/contact', () => {
  test('stores the message as new, exactly as it was typed', async () => {
    const typed = contactMessage({ name: '<b>O’Neil & Söhne</b> 🚚', message: 'one\ntwo  <i>' })
    const { message } = await expectResponse(ContactResponse, 201, 'POST', '/api/contact', { body: typed })
    expect(message).toMatchObject({ ...typed, status: 'new' })
    const [newest] = await expectResponse(ContactList, 200, 'GET', '/api/contact?limit=1', {
      token: await tokenOf('staff'),
    })
    expect(newest).toEqual(message)
  })

  test('writes an activity entry with it', async () => {
    const { db } = await product()
    const { id } = await newMessage({ name: 'Told About' })
    const [entry] = await db.select().from(activities).where(like(activities.message, 'Told About%'))
    expect(entry).toMatchObject({ type: 'contact_request', metadata: { contact_id: id } })
  })

  test('ignores what is not the visitor’s to say', async () => {
    const message = await newMessage({ id: 1, status: 'responded', created_at: '2020-01-01T00:00:00.000Z' })
    expect(message.status).toBe('new')
    expect(message.id).not.toBe(1)
    expect(message.created_at).not.toContain('2020')
  })

  test.each([
    ['no name', { name: undefined }, 'name', 'Name is required'],
    ['a blank name', { name: ' \t ' }, 'name', 'Name is required'],
    ['a name of two lines', { name: 'Nora\r\nBcc: x@y.zz' }, 'name', 'Remove line breaks'],
    ['a name of 101 letters', { name: '🚚'.repeat(101) }, 'name', 'at most 100'],
    ['no e-mail address', { email: undefined }, 'email', 'Enter an e-mail address'],
    ['half an e-mail address', { email: 'a@b' }, 'email', 'Enter an e-mail address'],
    ['a space in the e-mail address', { email: 'a b@c.dd' }, 'email', 'Enter an e-mail address'],
    ['a header in the e-mail address', { email: 'x@y.zz\r\nBcc: v@v.vv' }, 'email', 'Enter an e-mail address'],
    ['an e-mail address of 255 letters', { email: `${'a'.repeat(243)}@example.org` }, 'email', 'at most 254'],
    ['no message', { message: undefined }, 'message', 'Message is required'],
    ['a message that shows nothing', { message: '\u2800\n\u200d' }, 'message', 'Message is required'],
    ['a blank message', { message: '\n \n' }, 'message', 'Message is required'],
    [
      'a message of 5001 letters',
      { message: '🚚'.repeat(5001) },
      'message',
      'at most 5,000 characters; there are 5,001 now',
    ],
    ['a list for a name', { name: ['Nora'] }, 'name', 'Name is required'],
  ])('refuses %s and says so', async (_, values, path, message) => {
    const typed = contactMessage(values)
    const response = await postMessage(typed)
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({
      success: false,
      error: expect.stringContaining(message),
      issues: expect.arrayContaining([{ path, message: expect.stringContaining(message) }]),
    })
    expect(await messagesFrom(String(typed.email))).toBe(0)
  })

  test('takes the longest name, address and message', async () => {
    const email = `${'a'.repeat(242)}@example.org`
    const message = await newMessage({ name: '🚚'.repeat(100), email, message: '🚚'.repeat(5000) })
    expect([...message.message]).toHaveLength(5000)
    expect(message.email).toBe(email)
  })

  test('refuses another content type, broken JSON and too much text', async () => {
    expect((await postMessage('{}', { 'Content-Type': 'text/plain' })).status).toBe(415)
    for (const body of ['{"name":', '[]', 'null', '"x"', '{}', `${'['.repeat(9000)}`]) {
      expect((await postMessage(body)).status).toBe(400)
    }
    expect((await postMessage(contactMessage({ message: 'x'.repeat(70_000) }))).status).toBe(413)
  })

  test('thanks a program that fills the trap, and stores nothing', async () => {
    const typed = contactMessage({ website: 'https://spam.example' })
    const { message } = await expectResponse(ContactResponse, 201, 'POST', '/api/contact', { body: typed })
    expect(message).toMatchObject({ name: typed.name, status: 'new' })
    expect(await messagesFrom(typed.email)).toBe(0)
  })
})

describe('Idempotency-Key', () => {
  test('answers the first result again when twenty arrive at once and once more later, for 24 hours', async () => {
    const typed = contactMessage()
    const key = `contact-${typed.email}`
    const headers = { 'Idempotency-Key': key }
    const responses = await Promise.all(Array.from({ length: 20 }, () => postMessage(typed, headers)))
    await ageKey(key, 23.9)
    responses.push(await postMessage(typed, headers))
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(responses[0]?.status).toBe(201)
    expect(await messagesFrom(typed.email)).toBe(1)
    await ageKey(key, 24.1)
    expect((await postMessage(typed, headers)).status).toBe(201)
    expect(await messagesFrom(typed.email)).toBe(2)
  })

  test('refuses the same key with another message', async () => {
    const typed = contactMessage()
    const headers = { 'Idempotency-Key': `other-${typed.email}` }
    await postMessage(typed, headers)
    expect((await postMessage({ ...typed, message: 'Something else' }, headers)).status).toBe(409)
    expect(await messagesFrom(typed.email)).toBe(1)
  })
})
