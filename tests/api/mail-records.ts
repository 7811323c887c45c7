import { and, asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { MailContent } from '#domain/mail/content'
import { mails } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'
import { call, tokenOf } from './client.ts'

/** What is stored of a rental for its mails. */
export const RENTAL = { name: 'Ana', trailer: 'The Cuban', start: '2030-01-04', end: '2030-01-06', price: 450 }

let addresses = 0

/** An address nobody has written from yet, so that no confirmation is held back. */
export const newCustomer = () => ({ customer_email: `customer-${++addresses}@example.org` })

/** Puts a mail into the outbox that is due at `due`, bypassing the Worker, which would send it at once. */
export async function queueMail(due: Date, values: Partial<typeof mails.$inferInsert> = {}): Promise<number> {
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

/** A mail as it is stored now. */
export async function mailRow(id: number) {
  const { db } = await product()
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row
}

/** The mails about a record or to the owner of an account, oldest first. */
export async function mailsAbout(noun: MailContent['noun'], id: number) {
  const { db } = await product()
  return db
    .select()
    .from(mails)
    .where(and(eq(mails.noun, noun), eq(mails.record_id, id)))
    .orderBy(asc(mails.id))
}

/** The same, after waiting until the newest mail has this template and was sent. */
export async function mailsOnceSent(noun: MailContent['noun'], id: number, template: MailContent['template']) {
  await expect.poll(async () => (await mailsAbout(noun, id)).at(-1)?.template).toBe(template)
  await expect.poll(async () => (await mailsAbout(noun, id)).at(-1)?.status).toBe('sent')
  return mailsAbout(noun, id)
}

/** Moves the request at a path of the API to another status. */
export async function changeStatus(path: string, body: object) {
  const response = await call('PUT', `${path}/status`, { body, token: await tokenOf('manager') })
  expect(response.status).toBe(200)
}
