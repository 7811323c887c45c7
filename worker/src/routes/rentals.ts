import { Hono } from 'hono'
import {
  type Rental,
  type RentalAnswer,
  type RentalList,
  RentalListQuery,
  RentalRequest,
  type RentalStatus,
  RentalStatusInput,
  type RentalTaken,
} from '#contract/rental'
import { dayInWords, daysIncluded, todayInTampa } from '#domain/days'
import { refusedDates } from '#domain/rental-dates'
import { rentalPrice } from '#domain/rental-price'
import { rentalMoves } from '#domain/rental-status'
import type { Db } from '../db/client.ts'
import type { Repeatable } from '../db/idempotency.ts'
import { createRental, findOverlap, listRentals, moveRental, readForRequest, readRental } from '../db/rentals.ts'
import { AppError, invalidField } from '../http/app-error.ts'
import { fromCursor, toCursor } from '../http/cursor.ts'
import { dropFromEdge } from '../http/edge-cache.ts'
import type { AppEnv } from '../http/env.ts'
import { known } from '../http/known.ts'
import { pathId } from '../http/path-id.ts'
import { limitForms } from '../http/rate-limit.ts'
import { answerBefore, repeatable, takeOnce } from '../http/repeatable.ts'
import { freshLink } from '../http/request-link.ts'
import { staff } from '../http/staff.ts'
import { refuseMove } from '../http/status-move.ts'
import { validBody, validQuery } from '../http/valid.ts'
import { refuseStale, sendVersion, staleEdit } from '../http/version-tag.ts'

/** A visitor asks for a trailer. */
export const rentalRequests = new Hono<AppEnv>().post('/', limitForms, ...validBody(RentalRequest), async (c) => {
  const request = c.req.valid('json')
  const post = await repeatable(c, request)
  const taken = await takeOnce(() => takeRequest(c.var.db, request, post))
  // Made for this answer and kept nowhere: the same request sent again gets another link.
  const link = await freshLink(c.var.db, { noun: 'rental', id: taken.quote.id })
  return c.json<RentalTaken>({ ...taken, link }, 201)
})

async function takeRequest(db: Db, request: RentalRequest, post: Repeatable | null): Promise<RentalAnswer> {
  const now = new Date()
  const today = todayInTampa(now)
  const { trailer, booked, answered } = await readForRequest(db, request.trailer_id, today, post?.key, now)
  const before = answerBefore<RentalAnswer>(answered, post)
  if (before) return before
  if (!trailer) throw invalidField('trailer_id', 'This trailer is no longer offered. Please choose another one.')
  if (trailer.status !== 'available') {
    throw invalidField('trailer_id', `${trailer.name} cannot be rented right now. Please choose another trailer.`)
  }
  const { rental_start_date: start, rental_end_date: end } = request
  const refused = refusedDates({ start, end }, today, booked)
  if (refused) throw invalidField('rental_start_date', refused)
  const price = rentalPrice(daysIncluded(start, end), {
    dailyCents: trailer.rental_price_daily,
    weeklyCents: trailer.rental_price_weekly,
    monthlyCents: trailer.rental_price_monthly,
  })
  return { success: true, quote: await createRental(db, request, trailer, price?.cents ?? null, post, now) }
}

/** Staff read the requests and move them through their states. */
export const rentals = staff('rentals')
  .get('/', validQuery(RentalListQuery), async (c) => {
    const query = c.req.valid('query')
    const before = query.cursor === undefined ? undefined : fromCursor('rentals', query.cursor)
    const { next, ...page } = await listRentals(c.var.db, query, before)
    return c.json<RentalList>({ success: true, ...page, ...(next && { nextCursor: toCursor('rentals', next) }) })
  })
  .get('/:id', async (c) => {
    const quote = await knownRental(c.var.db, pathId(c, NO_SUCH_REQUEST))
    sendVersion(c, quote.version)
    return c.json<RentalAnswer>({ success: true, quote })
  })
  .put('/:id/status', ...validBody(RentalStatusInput), async (c) => {
    const { status, close_reason } = c.req.valid('json')
    const before = await knownRental(c.var.db, pathId(c, NO_SUCH_REQUEST))
    refuseStale(c, before.version)
    refuseMove(before, status, rentalMoves)
    const reason = (status === 'rejected' && close_reason) || null
    const move = { to: status, by: c.var.user.username, reason, at: new Date() }
    const quote = await moveRental(c.var.db, before, move)
    if (!quote) throw await whyNotMoved(c.var.db, before, status)
    if (quote.trailer_id) dropFromEdge(c, `rental-${quote.trailer_id}`)
    sendVersion(c, quote.version)
    return c.json<RentalAnswer>({ success: true, quote })
  })

const NO_SUCH_REQUEST = 'This rental request does not exist.'

async function knownRental(db: Db, id: number): Promise<Rental> {
  return known(await readRental(db, id), NO_SUCH_REQUEST)
}

async function whyNotMoved(db: Db, before: Rental, to: RentalStatus): Promise<AppError> {
  const other = to === 'approved' && (await findOverlap(db, before))
  if (other) {
    const days = `from ${dayInWords(other.start)} to ${dayInWords(other.end)}`
    return new AppError('conflict', `Already booked by request #${other.id} ${days}.`)
  }
  // Somebody was faster: often the state they left does not allow this move, and that says more.
  refuseMove(await knownRental(db, before.id), to, rentalMoves)
  return staleEdit()
}
