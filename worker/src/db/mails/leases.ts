import { and, eq, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { type MailNoun, MailTemplate } from '#contract/requests/mail'
import { LEADS_TO_PAGE } from '#domain/mail/request-letter'
import type { Db } from '../client.ts'
import { ago, later } from '../instants.ts'
import { mails } from '../schema.ts'
import { type StoredMail, toStored } from './outbox.ts'
import { isOutdated } from './outdated.ts'

/** How long a lease on a mail lasts. */
export const LEASE_MS = 5 * 60_000
const STALE_MS = 3 * 24 * 60 * 60_000
const LATE_MS = 10 * 60_000
const STALE_ERROR = 'It waited for more than three days and may no longer be true. Send it again if it is.'

const WITHHELD_ERROR =
  'The links to this request were revoked before it was sent. Send it again if it is still true and its customer is to get a new one.'

const LINKED = MailTemplate.options.filter((template) => LEADS_TO_PAGE[template])

const OUTDATED_ERROR = 'The request has moved on since, so this e-mail was not sent.'

// Applies only to late mails, after a failed attempt or an outage of the mail service: mails sent at once report events in the
// order in which they happened.
function isLateAndOutdated(now: Date): SQL {
  const isLate = sql`(${mails.attempts} > 0 or ${mails.next_attempt_at} <= ${ago(now, LATE_MS)})`
  return sql`${isLate} and ${isOutdated}`
}

/**
 * Leases up to `count` mails that are due, counting the attempt. For `LEASE_MS` nobody else can lease them, so two senders never
 * send the same mail; if a sender dies, the next one takes over. Mails that have waited for days, for example because mail was
 * not set up, fail instead of being sent, and so do late ones that are outdated.
 */
export async function leaseMails(db: Db, now: Date, count: number): Promise<StoredMail[]> {
  const due = sql`(
    select id from ${mails} where status = 'queued' and next_attempt_at <= ${now.toISOString()}
    order by next_attempt_at, id limit ${count})`
  const [, , rows] = await db.batch([
    db
      .update(mails)
      .set({ status: 'failed', error: STALE_ERROR })
      .where(and(eq(mails.status, 'queued'), lt(mails.next_attempt_at, ago(now, STALE_MS)))),
    db
      .update(mails)
      .set({ status: 'failed', error: OUTDATED_ERROR })
      .where(and(eq(mails.status, 'queued'), lte(mails.next_attempt_at, now.toISOString()), isLateAndOutdated(now))),
    db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, next_attempt_at: later(now, LEASE_MS), error: null })
      .where(inArray(mails.id, due))
      .returning(),
  ])
  return rows.map(toStored).sort((a, b) => a.id - b.id)
}

// The end of its lease identifies the sender: another one leases the mail only after that, and so until later.
function isHeld({ id, next_attempt_at }: StoredMail) {
  return and(eq(mails.id, id), eq(mails.next_attempt_at, next_attempt_at))
}

function ofLease(leased: StoredMail) {
  return and(isHeld(leased), eq(mails.status, 'queued'))
}

/** Condition that holds while the sender of a leased mail still has its lease and the mail is not withheld. */
export function isLeased(leased: StoredMail): SQL {
  return sql`exists (select 1 from ${mails} where ${ofLease(leased)})`
}

/** Whether the sender of a leased mail still has its lease, and the mail is not withheld. */
export async function holdsLease(db: Db, leased: StoredMail): Promise<boolean> {
  const rows = await db.select({ id: mails.id }).from(mails).where(ofLease(leased))
  return rows.length > 0
}

/**
 * Releases leased mails that nobody has begun to send: they are due again at once, and the lease does not count as an attempt.
 * They count as late: another sender may have sent a newer mail meanwhile, which makes them outdated.
 */
export async function releaseMails(db: Db, leased: readonly StoredMail[], at: Date): Promise<void> {
  // Without a condition, the update would change every mail.
  if (leased.length === 0) return
  await db
    .update(mails)
    .set({ attempts: sql`max(${mails.attempts} - 1, 0)`, next_attempt_at: ago(at, LATE_MS) })
    .where(or(...leased.map(ofLease)))
}

/** Records that a leased mail has been handed over, even if it was withheld meanwhile. */
export async function markSent(db: Db, leased: StoredMail, at: Date): Promise<void> {
  await db.update(mails).set({ status: 'sent', sent_at: at.toISOString(), error: null }).where(isHeld(leased))
}

/** Records why a leased mail could not be sent; it is retried at `next`, or never if there is none. */
export async function markFailed(db: Db, leased: StoredMail, error: string, next: Date | null): Promise<void> {
  const outcome = next ? { next_attempt_at: next.toISOString() } : ({ status: 'failed' } as const)
  await db
    .update(mails)
    .set({ ...outcome, error })
    .where(ofLease(leased))
}

/**
 * Statement that withholds the waiting mails of a request whose links are revoked, including leased ones, if `condition` holds:
 * sending them would create new links.
 */
export function withholdMails(db: Db, { noun, id }: { noun: MailNoun; id: number }, condition: SQL) {
  return db
    .update(mails)
    .set({ status: 'failed', error: WITHHELD_ERROR })
    .where(
      and(
        eq(mails.noun, noun),
        eq(mails.record_id, id),
        eq(mails.status, 'queued'),
        inArray(mails.template, LINKED),
        condition,
      ),
    )
}
