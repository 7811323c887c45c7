import { type SQL, sql } from 'drizzle-orm'
import type { MailContent } from '#domain/mail-content'
import { justChanged } from './audit.ts'
import type { Db } from './client.ts'
import { businessInfo, mails } from './schema.ts'

/** A letter to be sent, and what it belongs to. */
export type NewMail = MailContent & {
  recordId: number | SQL
  /** An e-mail address; where it is empty, nothing is queued. */
  recipient: string
  /** Name of who caused it; `null` for the customer. */
  by: string | null
  at: Date
}

/** A letter to the business itself. */
export type NewNotice = Omit<Extract<NewMail, { template: 'notice' }>, 'template' | 'recipient'>

/**
 * Statement that puts a letter into the outbox if `happens`; it belongs into the batch of the change it tells of, so
 * that there is neither a change without its letter nor a letter without its change.
 */
export function queueMail(db: Db, mail: NewMail, happens: SQL = justChanged) {
  return insert(db, mail, sql`${mail.recipient}`, happens)
}

/** Like `queueMail`, for a letter to the address of the business record; none where that is empty. */
export function queueNotice(db: Db, notice: NewNotice, happens: SQL = justChanged) {
  return insert(db, { ...notice, template: 'notice' }, sql`(select email from ${businessInfo} where id = 1)`, happens)
}

type Queued = Omit<NewMail, 'recipient'>

function insert(db: Db, { template, noun, recordId, data, by, at }: Queued, recipient: SQL, happens: SQL) {
  const now = at.toISOString()
  // In the order of the table's columns.
  return db.insert(mails).select(sql`
    select null, ${template}, ${noun}, ${recordId}, recipient, ${JSON.stringify(data)}, ${by}, 'queued', 0, ${now}, null,
      ${now}, null
    from (select ${recipient} as recipient) where recipient <> '' and ${happens}`)
}
