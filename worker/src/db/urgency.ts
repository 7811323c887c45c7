import { sql } from 'drizzle-orm'

// SQLite uses an index only for exactly the expression it was created with, so the indexes and the queries share these.
export const isPending = sql`status = 'pending'`

/** Order of pending requests by urgency for staff: accepted price, no price yet, price that the customer is to accept. */
export const urgency = sql`(case when accepted_at is not null then 0 when final_price is null then 1 else 2 end)`
