import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { MailNoun } from '#contract/requests/mail'
import type { MailContent } from '#domain/mail/content'
import { lastWriteChanged } from '../batch.ts'
import type { Db } from '../client.ts'
import { insertSelect } from '../insert-select.ts'
import { businessInfo, mails } from '../schema.ts'
import { isOutdated } from './outdated.ts'

type Row = typeof mails.$inferSelect

/** A mail of the outbox. */
export type StoredMail = Omit<Row, 'template' | 'noun' | 'data'> & MailContent

/** A mail about a customer's record, which staff may read. */
export type CustomerMail = Extract<StoredMail, { noun: MailNoun }>

/** A mail that tells whether it is outdated. */
export type CheckedMail = CustomerMail & { outdated: boolean }

/** A mail to be sent, and the record it belongs to. */
export type NewMail = MailContent & {
  recordId: number | SQL
  /** An e-mail address; if it is empty, nothing is queued. */
  recipient: string
  /** The author's name; `null` for the customer. */
  by: string | null
  at: Date
}

/** A mail to the business itself. */
export type NewNotice = Omit<Extract<NewMail, { template: 'notice' }>, 'template' | 'recipient'>

/**
 * Statement that puts a mail into the outbox if `condition` holds; it belongs in the batch of the change it is about, so that there
 * is neither a change without its mail nor a mail without its change. The default of `condition` suits a statement that directly
 * follows the change, its audit line or another mail.
 */
export function queueMail(db: Db, mail: NewMail, condition: SQL = lastWriteChanged) {
  return insert(db, mail, sql`${mail.recipient}`, condition)
}

/** Like `queueMail`, for a mail to the address of the business record; no mail if that is empty. */
export function queueNotice(db: Db, notice: NewNotice, condition: SQL = lastWriteChanged) {
  return insert(db, { ...notice, template: 'notice' }, sql`(select email from ${businessInfo} where id = 1)`, condition)
}

type Queued = Omit<NewMail, 'recipient'>

function insert(db: Db, { template, noun, recordId, data, by, at }: Queued, recipient: SQL, condition: SQL) {
  const now = at.toISOString()
  const letter = { template, noun, record_id: recordId, recipient: sql`recipient`, data: JSON.stringify(data), by }
  const sending = { status: 'queued', attempts: 0, next_attempt_at: now, error: null, created_at: now, sent_at: null }
  const rest = sql`from (select ${recipient} as recipient) where recipient <> '' and ${condition}`
  return insertSelect(db, mails, { ...letter, ...sending }, rest)
}

/** A row of the table, typed as the mail that was queued. */
export function toStored(row: Row): StoredMail {
  // The table cannot express which `data` belongs to which `template`; `insert` above, its only writer, has checked it.
  return row as StoredMail
}

/** A row of the table about a customer's record, typed like `toStored`. */
export function toCustomerMail(row: Row): CustomerMail {
  return toStored(row) as CustomerMail
}

const columns = { ...getTableColumns(mails), outdated: sql`${isOutdated} is true`.mapWith(Boolean) }

function toChecked({ outdated, ...row }: Row & { outdated: boolean }): CheckedMail {
  return { ...toCustomerMail(row), outdated }
}

/** The mails about a record, newest first. */
export async function listMails(db: Db, noun: MailNoun, recordId: number): Promise<CheckedMail[]> {
  const about = and(eq(mails.noun, noun), eq(mails.record_id, recordId))
  const rows = await db.select(columns).from(mails).where(about).orderBy(desc(mails.id)).limit(100)
  return rows.map(toChecked)
}

/** Whether there is a mail about a request to this address that names a final price. */
export async function wasToldOfPrice(
  db: Db,
  { noun, recordId, recipient }: { noun: MailNoun; recordId: number; recipient: string },
): Promise<boolean> {
  const about = and(eq(mails.noun, noun), eq(mails.record_id, recordId))
  const priced = and(about, eq(mails.recipient, recipient), eq(mails.template, 'priced'))
  return (await db.select({ id: mails.id }).from(mails).where(priced).limit(1)).length > 0
}

/** One mail about a customer's record, or `undefined`. */
export async function readMail(db: Db, id: number): Promise<CheckedMail | undefined> {
  const [row] = await db
    .select(columns)
    .from(mails)
    .where(and(eq(mails.id, id), inArray(mails.noun, MailNoun.options)))
  return row && toChecked(row)
}
