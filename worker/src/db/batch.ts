import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A condition on a statement, for callers outside this folder, which do not use drizzle. */
export type Condition = SQL

// Ways for a statement to refer to earlier ones in its batch.

/** True for a statement if the last write before it in the batch changed a row; reads in between do not count. */
export const lastWriteChanged = sql`changes() > 0`

/** Stands in a record for the id that its batch will give it. */
export const NO_ID_YET = 0

/** The id that this batch has just assigned in `table`: ids only grow, and a batch runs alone. */
export function lastInsertedId(table: SQLiteTable): SQL<number> {
  return sql`(select max(id) from ${table})`
}
