import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { lastWriteChanged } from './batch.ts'
import type { Db } from './client.ts'
import { isDatabaseError } from './errors.ts'
import { insertSelect } from './insert-select.ts'
import { ago } from './instants.ts'
import { idempotency } from './schema.ts'

const TTL_MS = 24 * 60 * 60 * 1000

/** A POST that its sender may repeat: its idempotency key and a fingerprint of its body. */
export interface IdempotentPost {
  key: string
  fingerprint: string
}

/** Query of the first response given to `key` within 24 hours, as an array of one row or none. */
export function selectResponse(db: Db, key: string, now: Date) {
  return db
    .select({ fingerprint: idempotency.fingerprint, response: idempotency.response })
    .from(idempotency)
    .where(and(eq(idempotency.key, key), gt(idempotency.created_at, ago(now, TTL_MS))))
}

/** The first response given to `key` within 24 hours, or `undefined`. */
export async function readResponse(db: Db, key: string, now: Date) {
  const [earlier] = await selectResponse(db, key, now)
  return earlier
}

/**
 * Statement that deletes an expired response to the key of `post`, so that the key can be used again. Without `post` it deletes
 * nothing, and is there only so that the results of a batch have the same places.
 */
export function deleteExpiredResponse(db: Db, post: IdempotentPost | null, now: Date) {
  // No key is empty.
  const key = post?.key ?? ''
  return db.delete(idempotency).where(and(eq(idempotency.key, key), lte(idempotency.created_at, ago(now, TTL_MS))))
}

/**
 * Statement that stores the response to a POST if `condition` holds. It belongs in the batch of what the POST stores, so that a
 * second POST with the same key fails as a whole; `isDuplicateKeyError` recognizes that error.
 */
export function storeResponse(
  db: Db,
  { key, fingerprint }: IdempotentPost,
  response: SQL,
  now: Date,
  condition: SQL = sql`true`,
) {
  const row = { key, fingerprint, response, created_at: now.toISOString() }
  return insertSelect(db, idempotency, row, sql`where ${condition}`)
}

/** The response to a POST, and the path in it where the id belongs that the batch gives to the new record. */
interface ResponseWithId {
  response: object
  path: string
  id: SQL
}

/** Statements that store the response to a POST with the new record's id, replacing an expired one; none without `post`. */
export function storeResponseWithId(
  db: Db,
  post: IdempotentPost | null,
  { response, path, id }: ResponseWithId,
  now: Date,
) {
  const withId = sql`json_set(${JSON.stringify(response)}, ${path}, ${id})`
  return post ? [deleteExpiredResponse(db, post, now), storeResponse(db, post, withId, now)] : []
}

/**
 * Statements that store a new record's id as the response to its POST, none without `post`. They directly follow the audit line of
 * the creation, and store nothing if that did not happen.
 */
export function storeCreated(db: Db, post: IdempotentPost | null, id: SQL<number>, now: Date) {
  return post ? [storeResponse(db, post, sql`cast(${id} as text)`, now, lastWriteChanged)] : []
}

/** True for the error of a batch whose key was used meanwhile. */
export function isDuplicateKeyError(error: unknown): boolean {
  return isDatabaseError(error, 'idempotency.key')
}

/** Statement that removes the responses older than 24 hours. */
export function sweepResponses(db: Db, now: Date) {
  return db.delete(idempotency).where(lte(idempotency.created_at, ago(now, TTL_MS)))
}
