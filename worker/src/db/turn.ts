import { sql } from 'drizzle-orm'

// SQLite takes an index only for the very words it was made with, so the indexes and the queries share these.
export const isPending = sql`status = 'pending'`

/** The order in which pending requests want staff: an accepted price, none yet, one that the customer is to answer. */
export const turn = sql`(case when accepted_at is not null then 0 when final_price is null then 1 else 2 end)`
