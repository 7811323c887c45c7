import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { mails } from '../schema.ts'
import { type CustomerMail, toCustomerMail } from './outbox.ts'
import { isOutdated } from './outdated.ts'

/**
 * Makes a mail whose last attempt failed due at once; `outdated`, with nothing changed, if it `isOutdated`,
 * and `undefined` for any other mail.
 */
export async function retryMail(
  db: Db,
  mail: CustomerMail,
  { by, at }: Author,
): Promise<CustomerMail | 'outdated' | undefined> {
  const { id, status } = mail
  // A mail that is being sent has no error, so it is not taken from its sender.
  const hasFailed = and(eq(mails.id, id), ne(mails.status, 'sent'), isNotNull(mails.error))
  const [[row], , [outdated]] = await db.batch([
    db
      .update(mails)
      .set({ status: 'queued', attempts: 0, next_attempt_at: at.toISOString(), error: null })
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
  if (row) return toCustomerMail(row)
  return outdated && 'outdated'
}
