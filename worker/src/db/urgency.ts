import { sql } from 'drizzle-orm'

// SQLite uses an index only for exactly the expression it was created with, so the indexes and the queries share these.

/** True for a request that nobody has decided on. */
export const isPending = sql`status = 'pending'`

/** True for a pending request whose price its customer has not accepted. */
export const isPriced = sql`status = 'pending' and final_price is not null and accepted_at is null`

/** The last day on which the price of a pending rental is offered; '' where its trailer has been deleted. */
export const rentalLapse = sql`(case when trailer_id is null then '' else rental_start_date end)`

/** The same of a build. */
export const buildLapse = sql`quote_valid_until`

/** Order of pending requests by urgency for staff: accepted price, no price yet, price that the customer is to accept. */
export const urgency = sql`(case when accepted_at is not null then 0 when final_price is null then 1 else 2 end)`
