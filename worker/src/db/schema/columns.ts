import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'

// Columns that most tables have. Instants are ISO 8601 text in UTC, days are YYYY-MM-DD text, money is integer cents.
export const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
export const id = integer().primaryKey({ autoIncrement: true })
export const version = integer().notNull().default(1)
export const created_at = text().notNull().default(now)
export const updated_at = text().notNull().default(now)

/** The order in which pending requests want staff: an accepted price, none yet, one that the customer is to answer. */
export const turn = sql`(case when accepted_at is not null then 0 when final_price is null then 1 else 2 end)`
