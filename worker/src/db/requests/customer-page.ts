import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { CUSTOMER } from '#contract/access/actors'
import type { CustomerRequest } from '#contract/requests/customer-request'
import { type LinkedRequest, requestInWords } from '#domain/customer/linked-request'
import { buildForCustomer, rentalForCustomer, WITHDRAWN_REASON } from '#domain/customer/request'
import { finalPriceInWords } from '#domain/customer/rules'
import { insertEntryAbout } from '../activity-about.ts'
import { audit } from '../audit.ts'
import { lastWriteChanged } from '../batch.ts'
import type { Db } from '../client.ts'
import { contactMessages, customBuilds, rentals, requestLinks } from '../schema.ts'
import { isUnchanged, newVersion } from '../versioned.ts'
import { toBuild } from './builds.ts'
import { acceptanceEnded, auditMove, REQUEST_TABLES, statusChange } from './changes.ts'
import { type LinkEnd, selectLink, targetOf } from './links.ts'
import { noticeOfCustomer } from './mails.ts'
import { toRental } from './rentals.ts'

// Enough to find one's last questions; whoever has the link could ask any number.
const MAX_QUESTIONS = 20

/** Queries of the link with this token hash and of its request, for a batch and for `linkedRequest`. */
export function selectLinked(db: Db, tokenHash: string) {
  return [
    selectLink(db, tokenHash),
    db
      .select()
      .from(rentals)
      .where(inArray(rentals.id, idBehind(db, tokenHash, 'rental'))),
    db
      .select()
      .from(customBuilds)
      .where(inArray(customBuilds.id, idBehind(db, tokenHash, 'custom_build'))),
  ] as const
}

/** Query of what was last asked on the page of the request with this token hash, newest first, for a batch with `selectLinked`. */
export function selectQuestions(db: Db, tokenHash: string) {
  const { id, message, status, created_at, rental_id, custom_build_id } = contactMessages
  return db
    .select({ message, status, at: created_at })
    .from(contactMessages)
    .where(
      or(
        inArray(rental_id, idBehind(db, tokenHash, 'rental')),
        inArray(custom_build_id, idBehind(db, tokenHash, 'custom_build')),
      ),
    )
    .orderBy(desc(id))
    .limit(MAX_QUESTIONS)
}

function idBehind(db: Db, tokenHash: string, noun: LinkedRequest['noun']) {
  return db
    .select({ id: requestLinks.record_id })
    .from(requestLinks)
    .where(and(eq(requestLinks.token_hash, tokenHash), eq(requestLinks.noun, noun)))
}

/** The result of `selectLinked` as the customer may currently see it, or why there is nothing to see. */
export function linkedRequest([[link], [rental], [build]]: Linked, now: Date): CustomerRequest | LinkEnd {
  const target = targetOf(link, now)
  if (typeof target === 'string') return target
  if (rental) return rentalForCustomer(toRental(rental))
  return build ? buildForCustomer(toBuild(build)) : 'unknown'
}

type Linked = readonly [
  (typeof requestLinks.$inferSelect)[],
  (typeof rentals.$inferSelect)[],
  (typeof customBuilds.$inferSelect)[],
]

// Deleting a trailer removes it from its requests without raising their version, so comparing versions is not enough.
function keepsItsTrailer(request: CustomerRequest) {
  return request.noun === 'rental' && request.status === 'pending' ? isNotNull(rentals.trailer_id) : undefined
}

/** Records that the customer accepts the final price; `false`, with nothing changed, if the request has changed. */
export async function acceptPrice(db: Db, request: CustomerRequest, at: Date): Promise<boolean> {
  const { noun, id, final_price } = request
  const table = REQUEST_TABLES[noun]
  const accepted_at = at.toISOString()
  const after = { accepted_at, final_price }
  const title = noun === 'rental' ? 'Price accepted' : 'Quote accepted'
  const [rows] = await db.batch([
    db
      .update(table)
      .set({ accepted_at, ...newVersion(table, at) })
      .where(and(isUnchanged(table, request), keepsItsTrailer(request)))
      .returning({ id: table.id }),
    audit(db, { at, by: CUSTOMER, action: 'update', noun, recordId: id, before: { accepted_at: null }, after }),
    tellStaff(db, request, title, `accepts ${finalPriceInWords(final_price ?? 0)} for`, at),
    noticeOfCustomer(db, request, title, at),
  ])
  return rows.length > 0
}

/** Withdraws a request for its customer; `false`, with nothing changed, if the request has changed. */
export async function withdrawRequest(db: Db, request: CustomerRequest, at: Date): Promise<boolean> {
  const { noun, status } = request
  const table = REQUEST_TABLES[noun]
  const move = { to: 'rejected', by: CUSTOMER, reason: WITHDRAWN_REASON, at } as const
  const [rows] = await db.batch([
    db
      .update(table)
      // A withdrawal also takes back the acceptance, in case staff reopen the request.
      .set({ ...statusChange(table, status, move), withdrawn_at: at.toISOString(), ...acceptanceEnded(table, at) })
      .where(isUnchanged(table, request))
      .returning({ id: table.id }),
    auditMove(db, noun, request, move, true),
    tellStaff(db, request, 'Request withdrawn', 'withdraws', at),
    noticeOfCustomer(db, request, 'Request withdrawn', at),
  ])
  return rows.length > 0
}

// Must directly follow the audit line in its batch: `lastWriteChanged` then means that the request was changed.
function tellStaff(db: Db, request: CustomerRequest, title: string, does: string, at: Date) {
  const message = `${request.customer_name} ${does} ${requestInWords(request)}`
  return insertEntryAbout(db, request.noun, request.id, { title, message, at: at.toISOString() }, lastWriteChanged)
}

/** The address for mail to a request's customer, or `undefined` if the request does not exist. */
export async function emailOf(db: Db, { noun, id }: LinkedRequest): Promise<string | undefined> {
  const table = REQUEST_TABLES[noun]
  const [row] = await db.select({ email: table.customer_email }).from(table).where(eq(table.id, id))
  return row?.email
}
