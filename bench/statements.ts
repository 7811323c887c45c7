import { RentalListQuery } from '#contract/requests/rental'
import { selectBusiness } from '../worker/src/db/business.ts'
import {
  selectAvailableTrailers,
  selectBooked,
  selectTrailer,
  selectTrailers,
} from '../worker/src/db/catalogue/trailers.ts'
import { openDb } from '../worker/src/db/client.ts'
import { selectTotals } from '../worker/src/db/counts.ts'
import { selectRentals } from '../worker/src/db/requests/rentals.ts'

// Used only to generate SQL: no query runs.
const db = openDb({ prepare: () => ({}) } as unknown as D1Database)

const QUERIES = {
  '/trailers': [selectTrailers(db)],
  '/page-of-rentals': [selectBusiness(db), selectAvailableTrailers(db, 0, 21)],
  '/page-of-a-trailer': [selectBusiness(db), selectTrailer(db, 1), selectBooked(db, 1, '2026-01-01')],
  '/rentals': [selectRentals(db, RentalListQuery.parse({}), undefined), selectTotals(db, 'rental')],
}

/** The path at which the bare Worker runs the statements of a call. */
export type BarePath = keyof typeof QUERIES

/** The statements of our calls as JSON, for the bare Worker to run. */
export const STATEMENTS = JSON.stringify(
  Object.fromEntries(Object.entries(QUERIES).map(([path, queries]) => [path, queries.map((query) => query.toSQL())])),
)
