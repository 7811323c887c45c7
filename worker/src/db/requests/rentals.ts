import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import { type Rental, type RentalListQuery, RentalStatus } from '#contract/requests/rental'
import { ratesInDollars } from '#domain/rental/price'
import { daysAreFree } from '../catalogue/free-days.ts'
import type { Db } from '../client.ts'
import { byStatus, selectTotals } from '../counts.ts'
import { toPage } from '../paging.ts'
import { rentals } from '../schema.ts'
import { isUnchanged } from '../versioned.ts'
import { auditMove, type Move, priceOrNull, statusChange } from './changes.ts'
import { matchesCustomer } from './customer-search.ts'
import { mailOfRentalMove } from './mails.ts'

type Row = typeof rentals.$inferSelect

/** A rental request's row as it crosses the wire. */
export function toRental(row: Row): Rental {
  return {
    ...row,
    ...ratesInDollars(row),
    estimated_price: priceOrNull(row.estimated_price),
    final_price: priceOrNull(row.final_price),
  }
}

const searched = [
  rentals.id,
  rentals.customer_name,
  rentals.customer_email,
  rentals.customer_phone,
  rentals.trailer_name,
]

/**
 * One page of requests, newest first, starting below the id `before`; the first page includes the number in each status,
 * whatever the filter.
 */
export async function listRentals(db: Db, query: RentalListQuery, before: number | undefined) {
  const selected = selectRentals(db, query, before)
  const [rows, totals] =
    before === undefined ? await db.batch([selected, selectTotals(db, 'rental')]) : [await selected]
  const { page, next } = toPage(rows, query.limit)
  const counts = totals && byStatus(RentalStatus.options, totals)
  return { quotes: page.map(toRental), ...(counts && { counts }), next }
}

/** Query of the requests on a page of a list plus one more, newest first. */
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
 * Changes the status of a request and adds the change to its history, in one statement. `null`, with nothing changed, if the
 * request is no longer as in `from`, or if it would be approved without a trailer or for days that are not free.
 */
export async function moveRental(db: Db, from: Rental, move: Move<RentalStatus>): Promise<Rental | null> {
  const [[row]] = await db.batch([
    db
      .update(rentals)
      .set(statusChange(rentals, from.status, move))
      .where(
        and(
          isUnchanged(rentals, from),
          move.to === 'approved' ? and(isNotNull(rentals.trailer_id), daysAreFree()) : undefined,
        ),
      )
      .returning(),
    auditMove(db, 'rental', from, move),
    ...mailOfRentalMove(db, from, move),
  ])
  return row ? toRental(row) : null
}
