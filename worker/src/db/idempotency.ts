import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { justChanged } from './batch.ts'
import type { Db } from './client.ts'
import { idempotency } from './schema.ts'

const TTL_MS = 24 * 60 * 60 * 1000

/** A POST that its sender may repeat: its idempotency key and a fingerprint of its body. */
export interface Repeatable {
  key: string
  fingerprint: string
}

function oldest(now: Date): string {
  return new Date(now.getTime() - TTL_MS).toISOString()
}

/** Query of the first answer given to `key` within 24 hours, as an array of one row or none. */
export function selectAnswer(db: Db, key: string, now: Date) {
  return db
    .select({ fingerprint: idempotency.fingerprint, answer: idempotency.answer })
    .from(idempotency)
    .where(and(eq(idempotency.key, key), gt(idempotency.created_at, oldest(now))))
}

/** Statement that deletes an expired answer to `key`, so that the key can be used again. */
export function deleteExpiredAnswer(db: Db, key: string, now: Date) {
  return db.delete(idempotency).where(and(eq(idempotency.key, key), lte(idempotency.created_at, oldest(now))))
}

/**
 * Statement that stores the answer to a POST if `happens`. It belongs in the batch of what the POST stores, so that a second POST
 * with the same key fails as a whole; `isRepeated` recognizes that error.
 */
export function storeAnswer(
  db: Db,
  { key, fingerprint }: Repeatable,
  answer: SQL,
  now: Date,
  happens: SQL = sql`true`,
) {
  // In the order of the table's columns.
  return db
    .insert(idempotency)
    .select(sql`select ${key}, ${fingerprint}, ${answer}, ${now.toISOString()} where ${happens}`)
}

/** Statements that store the answer to a POST, replacing an expired one. */
export function keepAnswer(db: Db, post: Repeatable, answer: SQL, now: Date) {
  return [deleteExpiredAnswer(db, post.key, now), storeAnswer(db, post, answer, now)] as const
}

/**
 * Statements that store a new record's id as the answer to its POST, none without `post`. They directly follow the audit line of
 * the creation, and store nothing if that did not happen.
 */
export function storeCreated(db: Db, post: Repeatable | null, id: SQL<number>, now: Date) {
  return post ? [storeAnswer(db, post, sql`cast(${id} as text)`, now, justChanged)] : []
}

/** True for the error of a batch whose key was used meanwhile. */
export function isRepeated(error: unknown): boolean {
  return error instanceof Error && `${error.message} ${error.cause}`.includes('idempotency.key')
}

/** Statement that removes the answers older than 24 hours. */
export function sweepAnswers(db: Db, now: Date) {
  return db.delete(idempotency).where(lte(idempotency.created_at, oldest(now)))
}
