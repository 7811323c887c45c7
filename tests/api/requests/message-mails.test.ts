import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ContactResponse } from '#contract/requests/contact'
import { businessInfo, mails } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { expectResponse } from '../client.ts'
import { hoursAgo } from '../instants.ts'
import { mailsAbout, mailsOnceSent, newCustomer } from '../mail-records.ts'

async function write(values: object) {
  const body = { name: 'Ana Reyes', message: 'Do you deliver?', ...values }
  return (await expectResponse(ContactResponse, 201, 'POST', '/api/contact', { body })).message
}

describe('a message', () => {
  test('is confirmed without its words, and told to the business with them', async () => {
    const message = 'BUY AT https://casino.example'
    const { id } = await write({ email: 'stranger@example.org', message })
    const [received, notice] = await mailsOnceSent('contact', id, 'notice')
    expect(JSON.stringify(received?.data)).not.toContain('casino')
    expect(notice?.data).toMatchObject({ text: message, email: 'stranger@example.org' })
  })

  test('sent twice under one key is confirmed once', async () => {
    const body = { ...newCustomer(), name: '' }
    const headers = { 'Idempotency-Key': `mail-${body.customer_email}` }
    const message = { name: 'Ana', email: body.customer_email, message: 'Hello' }
    const twice = [0, 1].map(() =>
      expectResponse(ContactResponse, 201, 'POST', '/api/contact', { body: message, headers }),
    )
    const [first] = await Promise.all(twice)
    expect((await mailsAbout('contact', first?.message.id ?? 0)).map(({ template }) => template)).toEqual([
      'received',
      'notice',
    ])
  })

  test('of a program queues nothing', async () => {
    const { db } = await product()
    const before = await db.$count(mails)
    await write({ email: 'trapped@example.org', website: 'https://spam.example' })
    expect(await db.$count(mails)).toBe(before)
  })

  test('after message floods no stranger', async () => {
    const spellings = ['', '+1', '+two', '', '+1', '+3'].map((tag) => `flood.ed${tag}@example.org`)
    const sent = []
    for (const [count, email] of spellings.entries()) {
      sent.push(await write({ email: count % 2 ? email : email.toUpperCase().replace('D.E', 'DE') }))
    }
    const last = await mailsAbout('contact', sent.at(-1)?.id ?? 0)
    expect(last.map(({ template }) => template)).toEqual(['notice'])
    expect(await mailsAbout('contact', sent[4]?.id ?? 0)).toHaveLength(2)
    const { db } = await product()
    await db
      .update(mails)
      .set({ created_at: hoursAgo(1.1) })
      .where(eq(mails.record_id, sent[0]?.id ?? 0))
    const later = await write({ email: 'flooded@example.org' })
    expect(await mailsAbout('contact', later.id)).toHaveLength(2)
  })

  test('is told to nobody where the business has no address', async () => {
    const { db } = await product()
    const [{ email } = { email: '' }] = await db.select({ email: businessInfo.email }).from(businessInfo)
    await db.update(businessInfo).set({ email: '' })
    const { id } = await write({ email: 'alone@example.org' })
    await db.update(businessInfo).set({ email })
    expect((await mailsAbout('contact', id)).map(({ template }) => template)).toEqual(['received'])
  })
})
