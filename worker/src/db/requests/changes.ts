import { sql } from 'drizzle-orm'
import type { AuditNoun } from '#contract/activity'
import { fromCents, toCents } from '#domain/money'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { customBuilds, rentals } from '../schema.ts'
import { newVersion } from '../versioned.ts'

// Shared by rental requests and build requests.

/** The table of each kind of request. */
export const REQUEST_TABLES = { rental: rentals, custom_build: customBuilds } as const

/** A change of a request's status: its author, and the reason if it closes the request. */
export interface Move<Status extends string> extends Author {
  to: Status
  reason: string | null
}

/** What an UPDATE sets to change the status of the request `from`, and to add that to its history. */
export function statusChange<Status extends string>(
  table: Requests,
  from: Status,
  { to, by, reason, at }: Move<Status>,
) {
  const change = JSON.stringify({ from, to, by, at: at.toISOString(), reason })
  return {
    status: to,
    close_reason: reason,
    // Any move ends a withdrawal: a reopened request is no longer withdrawn, and its history still shows that it was.
    withdrawn_at: null,
    ...(to === 'pending' && acceptanceEnded(table, at)),
    history: sql`json_insert(${table.history}, '$[#]', json(${change}))`,
    ...newVersion(table, at),
  }
}

/**
 * Statement that records a change of status in the audit trail, directly after its UPDATE; `endsAcceptance` if the change ends an
 * acceptance, as a reopening does.
 */
export function auditMove<Status extends string>(
  db: Db,
  noun: AuditNoun,
  { id, status, accepted_at }: { id: number; status: Status; accepted_at: string | null },
  { to, by, reason, at }: Move<Status>,
  endsAcceptance = to === 'pending',
) {
  const ends = endsAcceptance && accepted_at !== null
  const before = { status, ...(ends && { accepted_at }) }
  const after = { status: to, ...(reason !== null && { close_reason: reason }), ...(ends && { accepted_at: null }) }
  return audit(db, { at, by, action: 'status', noun, recordId: id, before, after })
}

type Requests = typeof rentals | typeof customBuilds

/**
 * What an UPDATE sets to end an acceptance, because staff change what the customer agreed to or reopen the request, or because the
 * customer withdraws it.
 */
export function acceptanceEnded({ accepted_at, acceptance_ended_at }: Requests, at: Date) {
  const ended = sql`iif(${accepted_at} is null, ${acceptance_ended_at}, ${at.toISOString()})`
  return { accepted_at: null, acceptance_ended_at: ended }
}

/** A price in dollars; `null` stays `null`. */
export function priceOrNull(cents: number | null): number | null {
  return cents === null ? null : fromCents(cents)
}

/** What an UPDATE sets to give a request a final price; a different one is its author's and ends the customer's acceptance. */
export function repriced(
  table: Requests,
  before: { final_price: number | null },
  price: number | null | undefined,
  { by, at }: Author,
) {
  if (price === undefined || price === before.final_price) return {}
  const priced =
    price === null
      ? { final_price: null, priced_at: null, priced_by: null }
      : { final_price: toCents(price), priced_at: at.toISOString(), priced_by: by }
  return { ...priced, ...acceptanceEnded(table, at) }
}
