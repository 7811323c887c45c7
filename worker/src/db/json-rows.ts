import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { inChunks } from '#domain/chunks'
import type { Db } from './client.ts'

// D1 takes up to 2 MB in a parameter, and a character takes at most four bytes.
const MAX_CHARACTERS = 250_000

/** Splits rows, in order, into chunks that each fit into one parameter as text. */
export function chunkRows<Row extends object>(rows: readonly Row[]): Row[][] {
  return inChunks(rows, MAX_CHARACTERS, (row) => JSON.stringify(row).length)
}

/** A value for every column of a table, by its name: one that is missing would be null, whatever the column's default. */
type Row<Table extends SQLiteTable> = Record<Exclude<keyof Table['$inferSelect'], 'id'>, unknown>

/**
 * Statement that stores whole rows if `condition` holds at that moment; a row without an id is given the next one. The rows
 * are sent as one text, since D1 allows a hundred parameters in a statement.
 */
export function insertRows<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: readonly Row<Table>[],
  condition: SQL = sql`true`,
) {
  const names = Object.keys(getTableColumns(table))
  const fields = names.map((name) => sql.raw(`json_extract(entry.value, '$.${name}')`))
  return db.insert(table).select(sql`
    select ${sql.join(fields, sql`, `)} from json_each(${JSON.stringify(rows)}) as entry where ${condition}`)
}
