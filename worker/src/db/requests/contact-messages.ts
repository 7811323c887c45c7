import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import {
  type ContactInput,
  type ContactListQuery,
  type ContactMessage,
  type ContactResponse,
  ContactStatus,
} from '#contract/requests/contact'
import { contactStatesBefore } from '#domain/contact-status'
import { type LinkedRequest, referenceTo, requestInWords } from '#domain/customer/linked-request'
import { insertEntryAbout } from '../activity-about.ts'
import { auditRow } from '../audit.ts'
import type { Author } from '../author.ts'
import { lastInsertedId, NO_ID_YET } from '../batch.ts'
import type { Db } from '../client.ts'
import { byStatus, selectTotals } from '../counts.ts'
import { type IdempotentPost, storeResponseWithId } from '../idempotency.ts'
import { toPage } from '../paging.ts'
import { contactMessages } from '../schema.ts'
import { matchesCustomer } from './customer-search.ts'
import { mailsOfNewMessage } from './mails.ts'

type Row = typeof contactMessages.$inferSelect

/** A message's row as it crosses the wire. */
export function toMessage({ updated_at: _updatedAt, ...message }: Row): ContactMessage {
  return message
}

/**
 * Stores a message (a customer's question if it is `about` a request), its activity entry and its response, all or nothing;
 * returns the stored message. Throws a duplicate-key error if the key of `post` has been used meanwhile.
 */
export async function createMessage(
  db: Db,
  input: ContactInput,
  post: IdempotentPost | null,
  now: Date,
  about?: LinkedRequest,
): Promise<ContactMessage> {
  const at = now.toISOString()
  const row = { ...input, ...referenceTo(about), status: 'new', created_at: at, updated_at: at } satisfies Omit<
    Row,
    'id'
  >
  const newId = lastInsertedId(contactMessages)
  const message = toMessage({ ...row, id: NO_ID_YET })
  const response: ContactResponse = { success: true, message }
  const [[stored]] = await db.batch([
    db.insert(contactMessages).values(row).returning({ id: contactMessages.id }),
    insertEntryAbout(db, 'contact', newId, {
      title: 'New contact message',
      message: about ? `${input.name} asks about ${requestInWords(about)}` : `${input.name} wrote to us`,
      at,
    }),
    ...mailsOfNewMessage(db, input, now, about && requestInWords(about)),
    ...storeResponseWithId(db, post, { response, path: '$.message.id', id: newId }, now),
  ])
  if (!stored) throw new Error('The database stored a message without an id')
  return { ...message, id: stored.id }
}

const searched = [contactMessages.id, contactMessages.name, contactMessages.email, contactMessages.message]

/** One page of messages, newest first, starting below the id `before`; `next` is where the next page starts. */
export async function listMessages(
  db: Db,
  query: ContactListQuery,
  before: number | undefined,
): Promise<{ messages: ContactMessage[]; next: number | undefined }> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(
      and(
        query.status && eq(contactMessages.status, query.status),
        query.rental_id ? eq(contactMessages.rental_id, query.rental_id) : undefined,
        query.custom_build_id ? eq(contactMessages.custom_build_id, query.custom_build_id) : undefined,
        before === undefined ? undefined : lt(contactMessages.id, before),
        matchesCustomer(query.q, searched, { customer_name: contactMessages.name }),
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(query.limit + 1)
  const { page, next } = toPage(rows, query.limit)
  return { messages: page.map(toMessage), next }
}

/** The number of messages in each status. */
export async function countMessages(db: Db): Promise<Record<ContactStatus, number>> {
  return byStatus(ContactStatus.options, await selectTotals(db, 'contact'))
}

/** One message, or `undefined`. */
export async function readMessage(db: Db, id: number): Promise<ContactMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row && toMessage(row)
}

/** Changes a message's status to `to`, all or nothing; `undefined`, with nothing changed, if that would be a step back. */
export async function moveMessage(
  db: Db,
  id: number,
  to: ContactStatus,
  { by, at }: Author,
): Promise<ContactMessage | undefined> {
  const mayMove = and(eq(contactMessages.id, id), inArray(contactMessages.status, [...contactStatesBefore(to)]))
  const isNew = and(mayMove, ne(contactMessages.status, to))
  const [, [row]] = await db.batch([
    // Before the update, while the row still has its old state.
    auditRow(db, { at, by, action: 'status', noun: 'contact' }, contactMessages, { status: to }, isNew),
    db.update(contactMessages).set({ status: to, updated_at: at.toISOString() }).where(mayMove).returning(),
  ])
  return row && toMessage(row)
}
