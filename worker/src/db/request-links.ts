import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import { audit } from './audit.ts'
import type { Author } from './author.ts'
import type { Db } from './client.ts'
import { requestLinks } from './schema.ts'

const DAY_MS = 86_400_000
const VALID_MS = 180 * DAY_MS
// An ended link is remembered for a while, so that its page can say that it has ended.
const REMEMBERED_MS = 365 * DAY_MS

/** A request that a customer's page can show. */
export interface LinkedRequest {
  noun: 'rental' | 'custom_build'
  id: number
}

/** Statement that lets the token of `tokenHash` open the page of a request for 180 days; for batches. */
export function insertLink(db: Db, request: LinkedRequest, tokenHash: string, now: Date) {
  return db.insert(requestLinks).values({
    token_hash: tokenHash,
    noun: request.noun,
    record_id: request.id,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
  })
}

/** Query of the link of a token, as an array of one row or none, whether it has ended or not. */
export function selectLink(db: Db, tokenHash: string) {
  return db.select().from(requestLinks).where(eq(requestLinks.token_hash, tokenHash))
}

/** Query of a request's links that still open its page, newest first. */
export function selectLiveLinks(db: Db, request: LinkedRequest, now: Date) {
  const { created_at, expires_at } = requestLinks
  return db.select({ created_at, expires_at }).from(requestLinks).where(isLive(request, now)).orderBy(desc(created_at))
}

/** Statements that end every link of a request and tell the audit trail of it. */
export function revokeLinks(db: Db, request: LinkedRequest, { by, at }: Author) {
  const revoked_at = at.toISOString()
  return [
    db.update(requestLinks).set({ revoked_at }).where(isLive(request, at)),
    audit(db, {
      at,
      by,
      action: 'update',
      noun: request.noun,
      recordId: request.id,
      before: null,
      after: { links: 'revoked' },
    }),
  ] as const
}

function isLive({ noun, id }: LinkedRequest, now: Date) {
  const { noun: kind, record_id, revoked_at, expires_at } = requestLinks
  return and(eq(kind, noun), eq(record_id, id), isNull(revoked_at), gt(expires_at, now.toISOString()))
}

/** Statement that forgets the links that ended a year ago. */
export function sweepLinks(db: Db, now: Date) {
  return db
    .delete(requestLinks)
    .where(lte(requestLinks.expires_at, new Date(now.getTime() - REMEMBERED_MS).toISOString()))
}
