import { and, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { LinkedRequest } from '#domain/customer/linked-request'
import { LINK_DAYS } from '#domain/customer/rules'
import { sha256 } from '#domain/sha256'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { insertSelect } from '../insert-select.ts'
import { ago, later } from '../instants.ts'
import { withholdMails } from '../mails/leases.ts'
import { requestLinks } from '../schema.ts'
import { REQUEST_TABLES } from './changes.ts'

const DAY_MS = 86_400_000
const VALID_MS = LINK_DAYS * DAY_MS
// An expired link is kept for a year, so that its page can say that it has expired instead of that it never existed.
const REMEMBERED_MS = 365 * DAY_MS

/**
 * Statement that lets the token of `tokenHash` open the page of a request for `LINK_DAYS`, if `condition` holds; for batches.
 * Returns the hash of a stored link.
 */
export function insertLink(
  db: Db,
  { noun, id }: LinkedRequest,
  tokenHash: string,
  now: Date,
  condition: SQL = sql`true`,
) {
  const created_at = now.toISOString()
  const expires_at = later(now, VALID_MS)
  const row = { token_hash: tokenHash, noun, record_id: id, created_at, expires_at, revoked_at: null }
  return insertSelect(db, requestLinks, row, sql`where ${condition}`).returning({ token_hash: requestLinks.token_hash })
}

/** True while no link of the request was revoked. */
export function noneRevoked({ noun, id }: LinkedRequest): SQL {
  const { noun: kind, record_id, revoked_at } = requestLinks
  return sql`not exists (
    select 1 from ${requestLinks} where ${kind} = ${noun} and ${record_id} = ${id} and ${revoked_at} is not null)`
}

/** Why a link leads nowhere. */
export type LinkEnd = 'unknown' | 'expired' | 'revoked'

/** Query of the link with this token hash. */
export function selectLink(db: Db, tokenHash: string) {
  return db.select().from(requestLinks).where(eq(requestLinks.token_hash, tokenHash))
}

/** Where a link currently leads: to a request, or nowhere, with the reason. */
export function targetOf(link: typeof requestLinks.$inferSelect | undefined, now: Date): LinkedRequest | LinkEnd {
  if (!link) return 'unknown'
  if (link.revoked_at !== null) return 'revoked'
  return link.expires_at > now.toISOString() ? { noun: link.noun, id: link.record_id } : 'expired'
}

/** True if the link with this token currently leads to a request. */
export async function isLiveLink(db: Db, token: string, now: Date): Promise<boolean> {
  const [link] = await selectLink(db, await sha256(token))
  return typeof targetOf(link, now) === 'object'
}

/** True if there is such a request. */
export async function requestExists(db: Db, { noun, id }: LinkedRequest): Promise<boolean> {
  const table = REQUEST_TABLES[noun]
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.id, id))
  return row !== undefined
}

/** Query of a request's links that still open its page, newest first. */
export function selectLiveLinks(db: Db, request: LinkedRequest, now: Date) {
  const { created_at, expires_at } = requestLinks
  return db.select({ created_at, expires_at }).from(requestLinks).where(isLive(request, now)).orderBy(desc(created_at))
}

/** Statements that add a link for staff to pass on, and record that in the audit trail. */
export function insertLinkBy(db: Db, request: LinkedRequest, tokenHash: string, { by, at }: Author) {
  return [insertLink(db, request, tokenHash, at), auditLinks(db, request, 'new', { by, at })] as const
}

/**
 * Statements that revoke every link of a request, withhold its waiting mails, and record that in the audit trail, if `condition`
 * holds.
 */
export function revokeLinks(db: Db, request: LinkedRequest, { by, at }: Author, condition: SQL = sql`true`) {
  const revoked_at = at.toISOString()
  return [
    db
      .update(requestLinks)
      .set({ revoked_at })
      .where(and(isLive(request, at), condition)),
    auditLinks(db, request, 'revoked', { by, at }),
    withholdMails(db, request, condition),
  ] as const
}

function auditLinks(db: Db, { noun, id }: LinkedRequest, link: 'new' | 'revoked', { by, at }: Author) {
  return audit(db, { at, by, action: 'update', noun, recordId: id, before: null, after: { link } })
}

function isLive({ noun, id }: LinkedRequest, now: Date) {
  const { noun: kind, record_id, revoked_at, expires_at } = requestLinks
  return and(eq(kind, noun), eq(record_id, id), isNull(revoked_at), gt(expires_at, now.toISOString()))
}

/** Statement that deletes the links that ended a year ago. */
export function sweepLinks(db: Db, now: Date) {
  return db.delete(requestLinks).where(lte(requestLinks.expires_at, ago(now, REMEMBERED_MS)))
}
