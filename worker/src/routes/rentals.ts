import { type Context, Hono } from 'hono'
import {
  type Rental,
  RentalCorrection,
  RentalEdit,
  type RentalList,
  RentalListQuery,
  RentalRequest,
  type RentalResponse,
  type RentalStatus,
  RentalStatusInput,
} from '#contract/requests/rental'
import { NO_DELIVERY_ADDRESS } from '#contract/requests/request-messages'
import { NO_EMAIL } from '#contract/text/no-email'
import type { DayRange } from '#contract/wire'
import { isOpen } from '#domain/customer/rules'
import { todayInTampa } from '#domain/days'
import { changesNothing } from '#domain/difference'
import { takenInWords } from '#domain/rental/bookings'
import { datesRefusal, dayToCorrect } from '#domain/rental/dates'
import { editedDays, movesDays } from '#domain/rental/edit'
import { rangeRefusal } from '#domain/rental/range'
import { approvalRefusal, rentalTransitions } from '#domain/rental/status'
import { findOverlaps } from '../db/catalogue/free-days.ts'
import type { Db } from '../db/client.ts'
import type { IdempotentPost } from '../db/idempotency.ts'
import type { Move } from '../db/requests/changes.ts'
import { correctRental } from '../db/requests/corrections.ts'
import { createRental, readForRental } from '../db/requests/new-rentals.ts'
import { editRental } from '../db/requests/rental-edits.ts'
import { listRentals, moveRental, readRental } from '../db/requests/rentals.ts'
import { staff } from '../http/access/staff.ts'
import { AppError, invalidField } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { purgeBookedDays } from '../http/caching/booked-days.ts'
import { fromCursor, nextCursor } from '../http/cursor.ts'
import type { AppEnv } from '../http/env.ts'
import { publicForm } from '../http/forms/public-form.ts'
import { earlierResponse, idempotentPost, storeOnce } from '../http/idempotency.ts'
import { orNotFound } from '../http/or-not-found.ts'
import { pathId } from '../http/path-id.ts'
import { sendLink } from '../http/request-link.ts'
import { retryOnConflict } from '../http/retry-on-conflict.ts'
import { refuseMove } from '../http/status-move.ts'
import { validBody, validQuery } from '../http/valid.ts'
import { refuseStale, sendVersion } from '../http/version-tag.ts'
import { sendMailsAfterResponse } from '../mail/send-after-response.ts'

/** A visitor requests a rental. */
export const rentalRequests = new Hono<AppEnv>().post('/', ...publicForm(RentalRequest), async (c) => {
  const request = c.req.valid('json')
  const post = await idempotentPost(c, request)
  const taken = await storeOnce(() => takeRequest(c.var.db, request, post))
  sendMailsAfterResponse(c)
  await sendLink(c, { noun: 'rental', id: taken.quote.id })
  return c.json<RentalResponse>(taken, 201)
})

async function takeRequest(db: Db, request: RentalRequest, post: IdempotentPost | null): Promise<RentalResponse> {
  const now = new Date()
  const today = todayInTampa(now)
  const { trailer, booked, earlier } = await readForRental(db, request.trailer_id, today, post?.key, now)
  const before = earlierResponse<RentalResponse>(earlier, post)
  if (before) return before
  if (!trailer) throw invalidField('trailer_id', 'This trailer is no longer offered. Please choose another one.')
  if (trailer.status !== 'available') {
    throw invalidField('trailer_id', `${trailer.name} cannot be rented right now. Please choose another trailer.`)
  }
  const { rental_start_date: start, rental_end_date: end } = request
  const refusal = datesRefusal({ start, end }, today, booked)
  if (refusal) throw invalidField(dayToCorrect({ start, end }, today, booked), refusal)
  return { success: true, quote: await createRental(db, request, { trailer, enteredBy: null }, post, now) }
}

/** Staff read the requests and change their status. */
export const rentals = staff('rentals')
  .get('/', validQuery(RentalListQuery), async (c) => {
    const query = c.req.valid('query')
    const before = fromCursor('rentals', query.cursor)
    const { next, ...page } = await listRentals(c.var.db, query, before)
    return c.json<RentalList>({ success: true, ...page, ...nextCursor('rentals', next) })
  })
  .get('/:id', async (c) => respond(c, await requestedRental(c)))
  .put('/:id', ...validBody(RentalEdit), (c) => respondAfter(c, () => applyEdit(c, c.req.valid('json'))))
  .put('/:id/customer', ...validBody(RentalCorrection), (c) =>
    respondAfter(c, () => applyCorrection(c, c.req.valid('json'))),
  )
  .put('/:id/status', ...validBody(RentalStatusInput), (c) => {
    const { status, close_reason } = c.req.valid('json')
    const reason = (status === 'rejected' && close_reason) || null
    return respondAfter(c, () => applyMove(c, { to: status, reason, ...author(c) }))
  })

const NO_SUCH_REQUEST = 'This rental request does not exist.'

async function requestedRental(c: Context<AppEnv>): Promise<Rental> {
  return orNotFound(await readRental(c.var.db, pathId(c, NO_SUCH_REQUEST)), NO_SUCH_REQUEST)
}

async function respondAfter(c: Context<AppEnv>, change: () => Promise<Rental | null>) {
  const quote = await retryOnConflict(change)
  sendMailsAfterResponse(c)
  return respond(c, quote)
}

function respond(c: Context<AppEnv>, quote: Rental) {
  sendVersion(c, quote.version)
  return c.json<RentalResponse>({ success: true, quote })
}

/** The request after `edit`; `null` if somebody else changed it concurrently. */
async function applyEdit(c: Context<AppEnv>, edit: RentalEdit): Promise<Rental | null> {
  const before = await requestedRental(c)
  refuseStale(c, before.version)
  if (changesNothing(before, edit)) return before
  const days = editedDays(before, edit)
  const moves = movesDays(before, edit)
  if (moves) refuseMovedDays(before, days)
  const stored = await editRental(c.var.db, before, edit, author(c))
  if (!stored && moves) await refuseTaken(c.var.db, before, days)
  if (stored && moves) purgeBookedDays(c, stored.trailer_id, stored.status)
  return stored
}

/** The request after a correction of its customer's details; `null` if somebody else changed it concurrently. */
async function applyCorrection(c: Context<AppEnv>, correction: RentalCorrection): Promise<Rental | null> {
  const before = await requestedRental(c)
  refuseStale(c, before.version)
  refuseDetails({ ...before, ...correction })
  if (changesNothing(before, correction)) return before
  return correctRental(c.var.db, before, correction, author(c))
}

function refuseDetails({ entered_by, customer_email, delivery_required, delivery_address }: Details): void {
  // Only a customer on the phone may have no address.
  if (customer_email === '' && entered_by === null) throw invalidField('customer_email', NO_EMAIL)
  if (delivery_required && delivery_address === '') throw invalidField('delivery_address', NO_DELIVERY_ADDRESS)
}

type Details = Pick<Rental, 'entered_by'> & RentalCorrection

function refuseMovedDays({ id, status }: Rental, days: DayRange): void {
  const refusal = rangeRefusal(days)
  if (refusal) throw invalidField('rental_end_date', refusal)
  if (isOpen(status)) return
  throw new AppError('conflict', `Request #${id} is ${status}: its dates can no longer be moved.`)
}

/** Rejects days on which approved requests have the trailer, and says which requests. */
async function refuseTaken(db: Db, rental: Rental, days: DayRange): Promise<void> {
  const others = await findOverlaps(db, { ...rental, rental_start_date: days.start, rental_end_date: days.end })
  const [first] = others
  if (first) throw new AppError('conflict', takenInWords(others, days), { other: { noun: 'rental', id: first.id } })
}

/** The request after `move`; `null` if somebody else changed it concurrently in a way that still allows this. */
async function applyMove(c: Context<AppEnv>, move: Move<RentalStatus>): Promise<Rental | null> {
  const before = await requestedRental(c)
  refuseStale(c, before.version)
  refuseMove(before, move.to, rentalTransitions)
  const stored = await moveRental(c.var.db, before, move)
  if (stored) purgeBookedDays(c, stored.trailer_id, before.status, move.to)
  else await refuseLostMove(c, move.to)
  return stored
}

/** Rejects a move that was not stored because it is not allowed, which says more than that the request has changed. */
async function refuseLostMove(c: Context<AppEnv>, to: RentalStatus): Promise<void> {
  const now = await requestedRental(c)
  refuseMove(now, to, rentalTransitions)
  if (to !== 'approved') return
  const refusal = approvalRefusal(now)
  if (refusal) throw new AppError('conflict', refusal)
  await refuseTaken(c.var.db, now, editedDays(now, {}))
}
