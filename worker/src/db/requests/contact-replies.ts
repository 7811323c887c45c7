import { and, eq, sql } from 'drizzle-orm'
import type { ContactMessage, ContactResponse } from '#contract/requests/contact'
import { referredTo, requestInWords } from '#domain/customer/linked-request'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import { lastWriteChanged } from '../batch.ts'
import type { Db } from '../client.ts'
import { deleteExpiredResponse, type IdempotentPost, selectResponse, storeResponse } from '../idempotency.ts'
import { queueMail } from '../mails/outbox.ts'
import { contactMessages } from '../schema.ts'
import { toMessage } from './contact-messages.ts'

/** What a reply is checked against, in one round trip: the message, and an earlier response to `key`. */
export async function readForReply(db: Db, id: number, key: string | undefined, now: Date) {
  const [[row], [earlier]] = await db.batch([
    db.select().from(contactMessages).where(eq(contactMessages.id, id)),
    selectResponse(db, key ?? '', now),
  ])
  return { message: row && toMessage(row), earlier }
}

/**
 * Queues a reply to the message, marks the message as responded and stores the response, all or nothing. `null`, with nothing
 * stored, if the message is no longer as in `before`; throws a duplicate-key error if the key of `post` has been used.
 */
export async function replyToMessage(
  db: Db,
  before: ContactMessage,
  text: string,
  post: IdempotentPost | null,
  { by, at }: Author,
): Promise<ContactMessage | null> {
  const { id, name, email, message, status } = before
  const asked = referredTo(before)
  const after = { status: 'responded' } as const
  const response: ContactResponse = { success: true, message: { ...before, ...after } }
  const [, [row]] = await db.batch([
    deleteExpiredResponse(db, post, at),
    db
      .update(contactMessages)
      .set({ ...after, updated_at: at.toISOString() })
      // Not to an address that has been corrected since it was read.
      .where(and(eq(contactMessages.id, id), eq(contactMessages.status, status), eq(contactMessages.email, email)))
      .returning(),
    audit(db, { at, by, action: 'reply', noun: 'contact', recordId: id, before: { status }, after }),
    queueMail(db, {
      template: 'reply',
      noun: 'contact',
      recordId: id,
      recipient: email,
      data: { name, text, message, ...(asked && { about: requestInWords(asked) }) },
      by,
      at,
    }),
    ...(post ? [storeResponse(db, post, sql`${JSON.stringify(response)}`, at, lastWriteChanged)] : []),
  ])
  return row ? toMessage(row) : null
}
