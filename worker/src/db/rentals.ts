import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import {
  type Rental,
  type RentalAnswer,
  type RentalListQuery,
  type RentalRequest,
  RentalStatus,
} from '#contract/rental'
import type { Day } from '#contract/wire'
import { rangeInWords } from '#domain/days'
import { fromCents } from '#domain/money'
import { estimateAt } from '#domain/rental/estimate'
import { type AuditLine, audit } from './audit.ts'
import { idJustGiven } from './batch.ts'
import type { Db } from './client.ts'
import { byStatus, selectCounts } from './counts.ts'
import { matchesCustomer } from './customer-search.ts'
import { keepAnswer, type Repeatable, selectAnswer } from './idempotency.ts'
import { onePage } from './paging.ts'
import { daysAreFree } from './rental-days.ts'
import { mailOfRentalMove, mailsOfNewRental } from './request-mails.ts'
import { auditMove, type Move, movedOn, priceOrNull } from './requests.ts'
import { activities, rentals } from './schema.ts'
import { selectBooked, selectTrailer, toBooked } from './trailers.ts'

type Row = typeof rentals.$inferSelect
type TrailerRow = Awaited<ReturnType<typeof selectTrailer>>[number]

/** A rental request's row as it crosses the wire. */
export function toRental(row: Row): Rental {
  return {
    ...row,
    rental_price_daily: fromCents(row.rental_price_daily),
    rental_price_weekly: fromCents(row.rental_price_weekly),
    rental_price_monthly: fromCents(row.rental_price_monthly),
    estimated_price: priceOrNull(row.estimated_price),
    final_price: priceOrNull(row.final_price),
  }
}

/** What a new request is judged by, in one round trip: the trailer, its taken days, and an earlier answer to `key`. */
export async function readForRequest(db: Db, trailerId: number, today: Day, key: string | undefined, now: Date) {
  const [[trailer], booked, [answered]] = await db.batch([
    selectTrailer(db, trailerId),
    selectBooked(db, trailerId, today),
    selectAnswer(db, key ?? '', now),
  ])
  return { trailer, booked: toBooked(booked), answered }
}

/** What a request is stored with besides what was sent. */
interface Taken {
  trailer: TrailerRow
  /** Who of the staff took it at the telephone; the audit trail notes that. `null` for a visitor's own. */
  enteredBy: string | null
}

/**
 * Stores a request with copies of the trailer's name and rates, what it costs at these, its activity entry and its answer,
 * all or nothing; answers the stored request. Throws an `isRepeated` error when the key of `post` was taken meanwhile.
 */
export async function createRental(
  db: Db,
  request: RentalRequest,
  taken: Taken,
  post: Repeatable | null,
  now: Date,
): Promise<Rental> {
  const row = newRow(request, taken, now.toISOString())
  const newId = idJustGiven(rentals)
  const answer: RentalAnswer = { success: true, quote: toRental({ ...row, id: 1 }) }
  const { enteredBy } = taken
  const [[stored]] = await db.batch([
    db.insert(rentals).values(row).returning({ id: rentals.id }),
    ...(enteredBy ? [auditEntry(db, { at: now, by: enteredBy, recordId: newId, after: request })] : []),
    db.insert(activities).values({
      type: 'rental_request',
      title: 'New rental request',
      message: `${row.customer_name} asks for ${row.trailer_name}, ${rangeInWords(row.rental_start_date, row.rental_end_date)}`,
      metadata: sql`json_object('rental_id', ${newId})`,
      timestamp: row.created_at,
    }),
    ...mailsOfNewRental(db, toRental({ ...row, id: 1 }), now),
    ...(post ? keepAnswer(db, post, sql`json_set(${JSON.stringify(answer)}, '$.quote.id', ${newId})`, now) : []),
  ])
  if (!stored) throw new Error('The database stored a rental request without an id')
  return toRental({ ...row, id: stored.id })
}

function newRow(request: RentalRequest, { trailer, enteredBy }: Taken, at: string): Omit<Row, 'id'> {
  const { rental_price_daily, rental_price_weekly, rental_price_monthly } = trailer
  const rates = { dailyCents: rental_price_daily, weeklyCents: rental_price_weekly, monthlyCents: rental_price_monthly }
  return {
    ...request,
    trailer_name: trailer.name,
    rental_price_daily,
    rental_price_weekly,
    rental_price_monthly,
    notes: '',
    status: 'pending',
    close_reason: null,
    estimated_price: estimateAt(rates, { start: request.rental_start_date, end: request.rental_end_date }),
    final_price: null,
    entered_by: enteredBy,
    accepted_at: null,
    withdrawn_at: null,
    history: [],
    version: 1,
    created_at: at,
    updated_at: at,
  }
}

function auditEntry(db: Db, line: Pick<AuditLine, 'at' | 'by' | 'recordId'> & { after: RentalRequest }) {
  return audit(db, { ...line, action: 'create', noun: 'rental', before: null })
}

const searched = [
  rentals.id,
  rentals.customer_name,
  rentals.customer_email,
  rentals.customer_phone,
  rentals.trailer_name,
]

/**
 * One page of requests, newest first, starting below the id `before`; with the first page how many there are in each
 * state, whatever the filter.
 */
export async function listRentals(db: Db, query: RentalListQuery, before: number | undefined) {
  const selected = selectRentals(db, query, before)
  const [rows, totals] = before === undefined ? await db.batch([selected, selectCounts(db, rentals)]) : [await selected]
  const { page, next } = onePage(rows, query.limit)
  const counts = totals && { pending: 0, approved: 0, rejected: 0, completed: 0, ...byStatus(totals) }
  return { quotes: page.map(toRental), ...(counts && { counts }), next }
}

/** Query of the requests that a list shows and one more, newest first. */
export function selectRentals(db: Db, query: RentalListQuery, before: number | undefined) {
  return db
    .select()
    .from(rentals)
    .where(
      and(
        query.status && eq(rentals.status, query.status),
        before === undefined ? undefined : lt(rentals.id, before),
        matchesCustomer(query.q, searched, rentals),
      ),
    )
    .orderBy(desc(rentals.id))
    .limit(query.limit + 1)
}

/** One request, or `undefined`. */
export async function readRental(db: Db, id: number): Promise<Rental | undefined> {
  const [row] = await db.select().from(rentals).where(eq(rentals.id, id))
  return row && toRental(row)
}

/**
 * Moves a request on from the state in `from` and adds the move to its history, in one statement. `null`, and
 * nothing changed, when the request is no longer as in `from`, or when it would be approved onto taken days or without a
 * trailer.
 */
export async function moveRental(db: Db, from: Rental, move: Move<RentalStatus>): Promise<Rental | null> {
  const [[row]] = await db.batch([
    db
      .update(rentals)
      .set(movedOn(rentals, from.status, move))
      .where(
        and(
          eq(rentals.id, from.id),
          eq(rentals.version, from.version),
          move.to === RentalStatus.enum.approved ? and(isNotNull(rentals.trailer_id), daysAreFree()) : undefined,
        ),
      )
      .returning(),
    auditMove(db, 'rental', from, move),
    ...mailOfRentalMove(db, from, move),
  ])
  return row ? toRental(row) : null
}
