import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { mails } from '../schema.ts'
import { WITHHELD_ERROR } from './leases.ts'
import { type StoredMail, toStored } from './outbox.ts'
import { isOutdated } from './outdated.ts'

/**
 * Makes a mail whose last attempt failed due at once, or as soon as no sender has it; `outdated`, with nothing changed, if it no longer tells how its request
 * stands, and `undefined` for any other mail.
 */
export async function retryMail(
  db: Db,
  mail: StoredMail,
  { by, at }: Author,
): Promise<StoredMail | 'outdated' | undefined> {
  const now = sql`${at.toISOString()}`
  // A sender that holds a withheld mail may be handing it over: it keeps the mail until it has recorded that, or its lease ends.
  const next_attempt_at = sql`iif(${mails.error} = ${WITHHELD_ERROR}, max(${mails.next_attempt_at}, ${now}), ${now})`
  const { id, status } = mail
  // A mail that is being sent has no error, so it is not taken from its sender.
  const hasFailed = and(eq(mails.id, id), ne(mails.status, 'sent'), isNotNull(mails.error))
  const [[row], , [outdated]] = await db.batch([
    db
      .update(mails)
      .set({ status: 'queued', attempts: 0, next_attempt_at, error: null })
      .where(and(hasFailed, sql`${isOutdated} is not true`))
      .returning(),
    audit(db, {
      at,
      by,
      action: 'update',
      noun: 'mail',
      recordId: id,
      before: { status },
      after: { status: 'queued' },
    }),
    db.select({ id: mails.id }).from(mails).where(and(hasFailed, isOutdated)),
  ])
  if (row) return toStored(row)
  return outdated && 'outdated'
}
