import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { ContactAnswer, ContactInput, ContactListQuery, ContactMessage, ContactStatus } from '#contract/contact'
import { contactStatesBefore } from '#domain/contact-status'
import type { Db } from './client.ts'
import { keepAnswer, type Repeatable, selectAnswer } from './idempotency.ts'
import { activities, contactMessages } from './schema.ts'

type Row = typeof contactMessages.$inferSelect

function toMessage({ updated_at: _updatedAt, ...message }: Row): ContactMessage {
  return message
}

/** The earlier answer to `key`, or `undefined`. */
export async function readAnswer(db: Db, key: string, now: Date) {
  const [answered] = await selectAnswer(db, key, now)
  return answered
}

/**
 * Stores a message, its activity entry and its answer, all or nothing; answers the stored message. Throws an
 * `isRepeated` error when the key of `post` was taken meanwhile.
 */
export async function createMessage(
  db: Db,
  input: ContactInput,
  post: Repeatable | null,
  now: Date,
): Promise<ContactMessage> {
  const at = now.toISOString()
  const row = { ...input, status: 'new', created_at: at, updated_at: at } satisfies Omit<Row, 'id'>
  // Ids only grow, and a batch runs alone, so the highest id is the one just given.
  const newId = sql`(select max(id) from ${contactMessages})`
  const answer: ContactAnswer = { success: true, message: toMessage({ ...row, id: 1 }) }
  const [[stored]] = await db.batch([
    db.insert(contactMessages).values(row).returning({ id: contactMessages.id }),
    db.insert(activities).values({
      type: 'contact_request',
      title: 'New contact message',
      message: `${input.name} wrote to us`,
      metadata: sql`json_object('contact_id', ${newId})`,
      timestamp: at,
    }),
    ...(post ? keepAnswer(db, post, sql`json_set(${JSON.stringify(answer)}, '$.message.id', ${newId})`, now) : []),
  ])
  if (!stored) throw new Error('The database stored a message without an id')
  return toMessage({ ...row, id: stored.id })
}

function matches({ q }: ContactListQuery): SQL | undefined {
  if (!q) return undefined
  const { id, name, email, message } = contactMessages
  const haystack = sql.join([sql`${id}`, name, email, message], sql` || char(10) || `)
  // Not LIKE: its wildcards are letters here, and D1 refuses patterns over 50 bytes.
  return sql`instr(lower(${haystack}), lower(${q})) > 0`
}

/** One page of messages, newest first, starting below the id `before`; `next` is where the page after it starts. */
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
        before === undefined ? undefined : lt(contactMessages.id, before),
        matches(query),
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(query.limit + 1)
  const messages = rows.slice(0, query.limit).map(toMessage)
  return { messages, next: rows.length > query.limit ? messages.at(-1)?.id : undefined }
}

/** One message, or `undefined`. */
export async function readMessage(db: Db, id: number): Promise<ContactMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row && toMessage(row)
}

/** Moves a message to `to` in one statement; `undefined`, and nothing changed, where that would be a step back. */
export async function moveMessage(
  db: Db,
  id: number,
  to: ContactStatus,
  now: Date,
): Promise<ContactMessage | undefined> {
  const [row] = await db
    .update(contactMessages)
    .set({ status: to, updated_at: now.toISOString() })
    .where(and(eq(contactMessages.id, id), inArray(contactMessages.status, [...contactStatesBefore(to)])))
    .returning()
  return row && toMessage(row)
}
