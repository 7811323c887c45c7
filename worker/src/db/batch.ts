import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** What a statement is made to depend on, for callers outside this folder, which know nothing of drizzle. */
export type Condition = SQL

// How a statement refers to those before it in its batch.

/** True for a statement if the last write before it in the batch changed a row; reads in between do not count. */
export const justChanged = sql`changes() > 0`

/** The id that this batch has just assigned in `table`: ids only grow, and a batch runs alone. */
export function idJustGiven(table: SQLiteTable): SQL<number> {
  return sql`(select max(id) from ${table})`
}
