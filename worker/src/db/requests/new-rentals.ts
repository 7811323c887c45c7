import type { Rental, RentalRequest, RentalResponse } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import { rangeInWords } from '#domain/days'
import { estimateAt } from '#domain/rental/estimate'
import { insertEntryAbout } from '../activity-about.ts'
import { audit } from '../audit.ts'
import { lastInsertedId, NO_ID_YET } from '../batch.ts'
import { selectBooked, selectTrailer, toBooked } from '../catalogue/trailers.ts'
import type { Db } from '../client.ts'
import { type IdempotentPost, selectResponse, storeResponseWithId } from '../idempotency.ts'
import { rentals } from '../schema.ts'
import { mailsOfNewRental } from './mails.ts'
import { toRental } from './rentals.ts'

type Row = typeof rentals.$inferSelect
type TrailerRow = Awaited<ReturnType<typeof selectTrailer>>[number]

/** What a new request is checked against, in one round trip: the trailer, its closed days, and an earlier response to `key`. */
export async function readForRental(db: Db, trailerId: number, today: Day, key: string | undefined, now: Date) {
  const [[trailer], booked, [earlier]] = await db.batch([
    selectTrailer(db, trailerId),
    selectBooked(db, trailerId, today),
    selectResponse(db, key ?? '', now),
  ])
  return { trailer, booked: toBooked(booked), earlier }
}

/** What is stored with a request besides what was sent. */
interface Taken {
  trailer: TrailerRow
  /** The member of staff who took it on the phone, for the audit trail; `null` if the visitor sent it. */
  enteredBy: string | null
}

/**
 * Stores a request with copies of the trailer's name and rates, the price at those rates, its activity entry and its response,
 * all or nothing; returns the stored request. Throws a duplicate-key error if the key of `post` has been used meanwhile.
 */
export async function createRental(
  db: Db,
  request: RentalRequest,
  taken: Taken,
  post: IdempotentPost | null,
  now: Date,
): Promise<Rental> {
  const row = newRow(request, taken, now.toISOString())
  const newId = lastInsertedId(rentals)
  const quote = toRental({ ...row, id: NO_ID_YET })
  const response: RentalResponse = { success: true, quote }
  const { enteredBy: by } = taken
  const entered = { at: now, action: 'create', noun: 'rental', recordId: newId, before: null, after: request } as const
  const [[stored]] = await db.batch([
    db.insert(rentals).values(row).returning({ id: rentals.id }),
    ...(by ? [audit(db, { ...entered, by })] : []),
    insertEntryAbout(db, 'rental', newId, {
      title: 'New rental request',
      message: `${row.customer_name} asks for ${row.trailer_name}, ${rangeInWords(row.rental_start_date, row.rental_end_date)}`,
      at: row.created_at,
    }),
    ...mailsOfNewRental(db, quote, now),
    ...storeResponseWithId(db, post, { response, path: '$.quote.id', id: newId }, now),
  ])
  if (!stored) throw new Error('The database stored a rental request without an id')
  return { ...quote, id: stored.id }
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
    priced_at: null,
    priced_by: null,
    entered_by: enteredBy,
    earlier_days: [],
    accepted_at: null,
    acceptance_ended_at: null,
    withdrawn_at: null,
    corrections: [],
    history: [],
    version: 1,
    created_at: at,
    updated_at: at,
  }
}
