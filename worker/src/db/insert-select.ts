import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

/** What a column gets: a value as the database stores it, or an expression. */
type Value = SQLWrapper | string | number | boolean | null

/** What every column of a table gets, by its name; a row without an id is given the next one. */
type Row<Table extends SQLiteTable> = Omit<Record<keyof Table['$inferSelect'], Value>, 'id'>

/**
 * Statement that stores what a query selects: `row`, and the `rest` of the query, which says whether it is stored, as in
 * `where …`, or for which other rows, as in `from … where …`.
 */
export function insertSelect<Table extends SQLiteTable>(db: Db, table: Table, row: Row<Table>, rest: SQL) {
  const values = new Map<string, Value>(Object.entries(row))
  const selected = Object.keys(getTableColumns(table)).map((name) => sql`${values.get(name) ?? null}`)
  return db.insert(table).select(sql`select ${sql.join(selected, sql`, `)} ${rest}`)
}
