import { type SQLWrapper, sql } from 'drizzle-orm'
import type { AuditNoun } from '#contract/activity'
import { fromCents, toCents } from '#domain/money'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import type { customBuilds, rentals } from '../schema.ts'

// Shared by rental requests and build requests.

/** A change of a request's status: its author, and the reason if it closes the request. */
export interface Move<Status extends string> extends Author {
  to: Status
  reason: string | null
}

/** What an UPDATE sets to change the status of the request `from`, and to add that to its history. */
export function movedOn<Status extends string>(
  table: typeof rentals | typeof customBuilds,
  from: Status,
  { to, by, reason, at }: Move<Status>,
) {
  const change = JSON.stringify({ from, to, by, at: at.toISOString(), reason })
  return {
    status: to,
    close_reason: reason,
    // Any move ends a withdrawal: a reopened request is no longer withdrawn, and its history still shows that it was.
    withdrawn_at: null,
    // Reopening also voids a price that the customer had accepted.
    ...(to === 'pending' && { accepted_at: null }),
    history: sql`json_insert(${table.history}, '$[#]', json(${change}))`,
    ...newVersion(table, at),
  }
}

/** Statement that records a change of status in the audit trail, directly after its UPDATE. */
export function auditMove<Status extends string>(
  db: Db,
  noun: AuditNoun,
  { id, status }: { id: number; status: Status },
  { to, by, reason, at }: Move<Status>,
) {
  const after = { status: to, ...(reason !== null && { close_reason: reason }) }
  return audit(db, { at, by, action: 'status', noun, recordId: id, before: { status }, after })
}

/** What every UPDATE of a request sets. */
export function newVersion(table: { version: SQLWrapper }, at: Date) {
  return { version: sql`${table.version} + 1`, updated_at: at.toISOString() }
}

/** A price in dollars; `null` stays `null`. */
export function priceOrNull(cents: number | null): number | null {
  return cents === null ? null : fromCents(cents)
}

/** What an UPDATE sets to give a request a final price; a different price is of that moment, and voids the customer's acceptance. */
export function repriced(before: { final_price: number | null }, price: number | null | undefined, at: Date) {
  if (price === undefined || price === before.final_price) return {}
  if (price === null) return { final_price: null, priced_at: null, accepted_at: null }
  return { final_price: toCents(price), priced_at: at.toISOString(), accepted_at: null }
}
