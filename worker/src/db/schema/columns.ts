import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'

// Columns that most tables have. Instants are ISO 8601 text in UTC, days are YYYY-MM-DD text, money is integer cents.
export const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
export const id = integer().primaryKey({ autoIncrement: true })
export const version = integer().notNull().default(1)
export const created_at = text().notNull().default(now)
export const updated_at = text().notNull().default(now)
