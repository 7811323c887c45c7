import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { justChanged } from './audit.ts'
import type { Db } from './client.ts'
import { idempotency } from './schema.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

/** A public post that its sender may repeat: the key it came with and what tells one body from another. */
export interface Repeatable {
  key: string
  fingerprint: string
}

function oldest(now: Date): string {
  return new Date(now.getTime() - KEPT_MS).toISOString()
}

/** Query of the first answer given to `key` within 24 hours, as an array of one row or none. */
export function selectAnswer(db: Db, key: string, now: Date) {
  return db
    .select({ fingerprint: idempotency.fingerprint, answer: idempotency.answer })
    .from(idempotency)
    .where(and(eq(idempotency.key, key), gt(idempotency.created_at, oldest(now))))
}

/**
 * Statements that keep the answer to a post; in one batch with what the post stores, a second post under the key
 * fails whole. `isRepeated` tells that failure from others.
 */
export function keepAnswer(db: Db, post: Repeatable, answer: SQL<string>, now: Date) {
  return [
    forgetOldAnswer(db, post.key, now),
    db.insert(idempotency).values({ ...post, answer, created_at: now.toISOString() }),
  ] as const
}

/** Statement that makes room for `key` where its answer is older than 24 hours. */
export function forgetOldAnswer(db: Db, key: string, now: Date) {
  return db.delete(idempotency).where(and(eq(idempotency.key, key), lte(idempotency.created_at, oldest(now))))
}

/**
 * Statements that keep the id of a record as the answer to its post, directly after the audit line of a creation that
 * may not have happened.
 */
export function keepCreated(db: Db, post: Repeatable | null, id: SQL<number>, now: Date) {
  if (!post) return []
  // In the order of the table's columns.
  const row = sql`select ${post.key}, ${post.fingerprint}, cast(${id} as text), ${now.toISOString()} where ${justChanged}`
  return [db.insert(idempotency).select(row)]
}

/** True for the failure of a batch whose key was taken meanwhile. */
export function isRepeated(error: unknown): boolean {
  return error instanceof Error && `${error.message} ${error.cause}`.includes('idempotency.key')
}

/** Statement that removes the answers older than 24 hours. */
export function sweepAnswers(db: Db, now: Date) {
  return db.delete(idempotency).where(lte(idempotency.created_at, oldest(now)))
}
