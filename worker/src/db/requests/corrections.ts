import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { BuildCorrection, CustomBuild } from '#contract/requests/custom-build'
import type { Rental, RentalCorrection } from '#contract/requests/rental'
import type { LinkedRequest } from '#domain/customer/linked-request'
import { todayInTampa } from '#domain/days'
import { difference } from '#domain/difference'
import type { RequestContent } from '#domain/mail/content'
import { buildStanding, rentalStanding } from '#domain/mail/standing-letter'
import { auditEdit, auditRow } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { queueMail } from '../mails/outbox.ts'
import { contactMessages, customBuilds, mails, rentals } from '../schema.ts'
import { isUnchanged, newVersion } from '../versioned.ts'
import { toBuild } from './builds.ts'
import { REQUEST_TABLES } from './changes.ts'
import { revokeLinks } from './links.ts'
import { toRental } from './rentals.ts'

const REFERENCE = { rental: contactMessages.rental_id, custom_build: contactMessages.custom_build_id } as const

const WITHHELD_ERROR = 'The customer’s e-mail address was corrected before it was sent.'

/** Corrects the details of a rental's customer; `null`, with nothing changed, if the request is no longer as in `before`. */
export async function correctRental(
  db: Db,
  before: Rental,
  correction: RentalCorrection,
  author: Author,
): Promise<Rental | null> {
  const letter = rentalStanding(Object.assign({}, before, correction), todayInTampa(author.at))
  const [[row]] = await db.batch([
    db
      .update(rentals)
      .set({ ...correction, ...corrected(rentals, before, correction, author) })
      .where(isUnchanged(rentals, before))
      .returning(),
    ...afterCorrection(db, { noun: 'rental', before, correction, letter }, author),
  ])
  return row ? toRental(row) : null
}

/** Like `correctRental`, for a build request. */
export async function correctBuild(
  db: Db,
  before: CustomBuild,
  correction: BuildCorrection,
  author: Author,
): Promise<CustomBuild | null> {
  const letter = buildStanding(Object.assign({}, before, correction), todayInTampa(author.at))
  const [[row]] = await db.batch([
    db
      .update(customBuilds)
      .set({ ...correction, ...corrected(customBuilds, before, correction, author) })
      .where(isUnchanged(customBuilds, before))
      .returning(),
    ...afterCorrection(db, { noun: 'custom_build', before, correction, letter }, author),
  ])
  return row ? toBuild(row) : null
}

function corrected(
  table: typeof rentals | typeof customBuilds,
  before: object,
  correction: object,
  { by, at }: Author,
) {
  const entry = JSON.stringify({ by, at: at.toISOString(), ...difference({ ...before }, { ...correction }) })
  return { corrections: sql`json_insert(${table.corrections}, '$[#]', json(${entry}))`, ...newVersion(table, at) }
}

interface Corrected {
  noun: LinkedRequest['noun']
  before: Rental | CustomBuild
  correction: RentalCorrection | BuildCorrection
  /** The mail for a new address. */
  letter: RequestContent | null
}

// Statements that directly follow the UPDATE in its batch.
function afterCorrection(db: Db, { noun, before, correction, letter }: Corrected, { by, at }: Author) {
  const { id, customer_email: wrong } = before
  const { customer_email: right = wrong } = correction
  const line = auditEdit(db, { at, by, noun, recordId: id, before: { ...before }, after: { ...correction } })
  if (right === wrong) return line
  const table = REQUEST_TABLES[noun]
  const isStored = sql`exists (
    select 1 from ${table} where ${table.id} = ${id} and ${table.customer_email} = ${right}
      and ${table.updated_at} = ${at.toISOString()})`
  // Whoever got mail at the wrong address must not keep the customer's page. Without an address, nobody got any.
  const ended = wrong ? revokeLinks(db, { noun, id }, { by, at }, isStored) : []
  const told = letter ? [queueMail(db, { ...letter, recordId: id, recipient: right, by, at }, isStored)] : []
  const readdressed = readdress(db, { noun, id }, { wrong, right, by, at }, isStored)
  return [...line, ...readdressed, ...ended, ...told]
}

// Withholds what waits for the wrong address. Answers to what the customer asked on the page of the request go to the right one.
function readdress(
  db: Db,
  { noun, id }: LinkedRequest,
  { wrong, right, by, at }: { wrong: string; right: string } & Author,
  condition: SQL,
) {
  const isAbout = eq(REFERENCE[noun], id)
  const asked = db.select({ id: contactMessages.id }).from(contactMessages).where(isAbout)
  const hasWrong = and(isAbout, eq(contactMessages.email, wrong), condition)
  // The business may have the wrong address: staff sometimes enter their own for a customer without one.
  const isUnsent = and(eq(mails.recipient, wrong), ne(mails.status, 'sent'), ne(mails.template, 'notice'), condition)
  const withheld = { status: 'failed', error: WITHHELD_ERROR } as const
  // Due at once, which also takes a mail from its sender. With nobody to send it to, it waits for the next correction.
  const next_attempt_at = sql`iif(${mails.status} = 'queued', ${at.toISOString()}, ${mails.next_attempt_at})`
  return [
    db
      .update(mails)
      .set(withheld)
      .where(and(eq(mails.noun, noun), eq(mails.record_id, id), eq(mails.status, 'queued'), isUnsent)),
    auditRow(db, { at, by, action: 'update', noun: 'contact' }, contactMessages, { email: right }, hasWrong),
    db.update(contactMessages).set({ email: right, updated_at: at.toISOString() }).where(hasWrong),
    db
      .update(mails)
      .set({ recipient: right, ...(right === '' ? withheld : { next_attempt_at }) })
      .where(and(eq(mails.noun, 'contact'), inArray(mails.record_id, asked), isUnsent)),
  ]
}
