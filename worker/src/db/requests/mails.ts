import { sql } from 'drizzle-orm'
import type { ContactInput } from '#contract/requests/contact'
import type { BuildStatus, CustomBuild } from '#contract/requests/custom-build'
import type { CustomerRequest } from '#contract/requests/customer-request'
import type { Rental, RentalStatus } from '#contract/requests/rental'
import { buildForCustomer, rentalForCustomer } from '#domain/customer/request'
import { acceptanceRefusal, finalPriceInWords } from '#domain/customer/rules'
import { todayInTampa } from '#domain/days'
import type { Fact, NoticeFacts } from '#domain/mail/content'
import { buildLines, rentalLines } from '#domain/mail/fact-lines'
import {
  buildFacts,
  buildOffer,
  buildRejection,
  rentalFacts,
  rentalOffer,
  rentalRejection,
  requestedDays,
} from '#domain/mail/request-facts'
import { revisionOf } from '#domain/mail/revision'
import type { Author } from '../author.ts'
import { lastInsertedId } from '../batch.ts'
import type { Db } from '../client.ts'
import { type NewMail, type NewNotice, queueMail, queueNotice, wasToldOfPrice } from '../mails/outbox.ts'
import { contactMessages, customBuilds, rentals } from '../schema.ts'
import type { Move } from './changes.ts'
import { ifQuiet } from './mailbox-limit.ts'

// Which mails a change of a request sends, as statements for the batch of that change.

type NewRental = Omit<Rental, 'id'>
type NewBuild = Omit<CustomBuild, 'id'>

/** The mails about a new rental request: to the customer and to the business. */
export function mailsOfNewRental(db: Db, rental: NewRental, at: Date) {
  const recordId = lastInsertedId(rentals)
  const about = { noun: 'rental', recordId, by: null, at } as const
  const data = rentalFacts(rental)
  // The form also sends an address that was typed before the customer decided against delivery.
  const deliverTo = rental.delivery_required ? rental.delivery_address : ''
  const facts: Fact[] = [...rentalLines(data, 'Estimated price'), ['Deliver to', deliverTo]]
  const notice = { ...about, data: noticeFacts('New rental request', rental, facts) }
  return received(db, { ...about, template: 'received', recipient: rental.customer_email, data }, notice)
}

/** The mails about a new build request: to the customer and to the business. */
export function mailsOfNewBuild(db: Db, build: NewBuild, at: Date) {
  const recordId = lastInsertedId(customBuilds)
  const about = { noun: 'custom_build', recordId, by: null, at } as const
  const data = buildFacts(build)
  const facts: Fact[] = [
    ['Company', build.company_name],
    ...buildLines(data, 'Estimated price'),
    ['Timeline', build.delivery_timeline],
    ['Deliver to', build.delivery_address],
  ]
  const notice = { ...about, data: noticeFacts('New custom build request', build, facts) }
  return received(db, { ...about, template: 'received', recipient: build.customer_email, data }, notice)
}

/**
 * The mails about a new message: to its sender and to the business. The sender's does not repeat the message, or anyone could
 * send a stranger any text by entering their address in the form. `subject` is the request it asks about.
 */
export function mailsOfNewMessage(db: Db, { name, email, message }: ContactInput, at: Date, subject?: string) {
  const about = { noun: 'contact', recordId: lastInsertedId(contactMessages), by: null, at } as const
  const facts = subject ? [['About', subject] as const] : []
  const notice = { ...about, data: { title: 'New message', name, email, phone: null, facts, text: message } }
  const data = { name, ...(subject && { about: subject }) }
  return received(db, { ...about, template: 'received', recipient: email, data }, notice)
}

// The notice needs no condition: if the record is not stored, the whole batch fails.
function received(db: Db, letter: NewMail, notice: NewNotice) {
  return [queueMail(db, letter, ifQuiet(letter.recipient, letter.at)), queueNotice(db, notice, sql`true`)] as const
}

/**
 * The mail about a rental request's change of status, directly after its audit line; some changes send none, such as the approval
 * of a rental that is already over.
 */
export function mailOfRentalMove(db: Db, rental: Rental, { to, by, reason, at }: Move<RentalStatus>) {
  const about = { noun: 'rental', recordId: rental.id, recipient: rental.customer_email, by, at } as const
  if (to === 'rejected') return [queueMail(db, { ...about, ...rentalRejection(rental, reason) })]
  if (to !== 'approved' || isOver(rental, at)) return []
  return [queueMail(db, { ...about, template: to, data: rentalOffer({ ...rental, status: to }, todayInTampa(at)) })]
}

/** Like `mailOfRentalMove`, for a build request. */
export function mailOfBuildMove(db: Db, build: CustomBuild, { to, by, reason, at }: Move<BuildStatus>) {
  const about = { noun: 'custom_build', recordId: build.id, recipient: build.customer_email, by, at } as const
  if (to === 'rejected') return [queueMail(db, { ...about, ...buildRejection(build, reason) })]
  if (to !== 'approved') return []
  return [queueMail(db, { ...about, template: to, data: buildOffer({ ...build, status: to }, todayInTampa(at)) })]
}

/**
 * The mail about an edit of a rental, directly after its audit line: for a pending request its final price, if the customer can
 * accept it; for an approved one its changed days or price, unless the rental is over.
 */
export async function mailOfRentalEdit(db: Db, before: Rental, edit: Edit<Rental>, { by, at }: Author) {
  const after = edited(before, edit)
  const { id, customer_email: recipient } = after
  const stays = (['rental_start_date', 'rental_end_date', 'final_price'] as const).every(
    (field) => before[field] === after[field],
  )
  if (stays) return []
  // Changing the days or the price ends an acceptance.
  const asked = { ...after, accepted_at: null }
  const template = letterOfEdit(rentalForCustomer(asked), at)
  if (template === null) return []
  const about = { noun: 'rental', recordId: id, recipient, by, at } as const
  const revision = template === 'priced' && revisionOf(before, after, 'days', await wasToldOfPrice(db, about))
  return [queueMail(db, { ...about, template, data: { ...rentalOffer(asked, todayInTampa(at)), ...revision } })]
}

function letterOfEdit(after: CustomerRequest, at: Date) {
  if (after.status === 'approved') return after.noun === 'rental' && isOver(after, at) ? null : ('changed' as const)
  return after.status === 'pending' && acceptanceRefusal(after, todayInTampa(at)) === null ? ('priced' as const) : null
}

function isOver({ rental_end_date }: Pick<Rental, 'rental_end_date'>, at: Date): boolean {
  return rental_end_date < todayInTampa(at)
}

/** Like `mailOfRentalEdit`, for the quote of a build. */
export async function mailOfBuildEdit(db: Db, before: CustomBuild, edit: Edit<CustomBuild>, { by, at }: Author) {
  const after = edited(before, edit)
  const { id, customer_email: recipient } = after
  const isSamePrice = before.final_price === after.final_price
  if (isSamePrice && before.quote_valid_until === after.quote_valid_until) return []
  // Changing the quote's last day does not end an acceptance.
  const asked = { ...after, accepted_at: isSamePrice ? after.accepted_at : null }
  const template = letterOfEdit(buildForCustomer(asked), at)
  if (template === null) return []
  const about = { noun: 'custom_build', recordId: id, recipient, by, at } as const
  const revision = template === 'priced' && revisionOf(before, after, 'validity', await wasToldOfPrice(db, about))
  return [queueMail(db, { ...about, template, data: { ...buildOffer(asked, todayInTampa(at)), ...revision } })]
}

/** The notice of what a customer did on the page of a request, directly after the activity entry for staff. */
export function noticeOfCustomer(db: Db, request: CustomerRequest, title: string, at: Date) {
  const { noun, id, customer_name, final_price, estimated_price } = request
  const what = request.noun === 'rental' ? request.trailer_name : request.trailer_model
  const firstPrice = noun === 'rental' ? 'Estimated price' : 'Base price'
  const priceLabel = final_price === null ? firstPrice : 'Price'
  const facts: Fact[] = [
    ['Request', `#${id}, ${what}`],
    ...requestedDays(request),
    [priceLabel, finalPriceInWords(final_price ?? estimated_price)],
  ]
  const data = { title, name: customer_name, email: null, phone: null, facts, text: '' }
  return queueNotice(db, { noun, recordId: id, by: null, at, data })
}

type Edit<R> = { [F in keyof R]?: R[F] | undefined }

// Fields that the edit leaves out keep their value.
function edited<R extends object>(before: R, edit: Edit<R>): R {
  return Object.assign({}, before, Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)))
}

type Customer = Pick<NewRental, 'customer_name' | 'customer_email' | 'customer_phone' | 'special_requirements'>

// What the customer left empty is not mentioned.
function noticeFacts(title: string, customer: Customer, facts: readonly Fact[]): NoticeFacts {
  return {
    title,
    name: customer.customer_name,
    email: customer.customer_email,
    phone: customer.customer_phone,
    facts: facts.filter(([, value]) => value !== ''),
    text: customer.special_requirements,
  }
}
