import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

/**
 * Statement that stores whole rows where `condition` holds at that moment; a row without an id is given the next one.
 * The rows travel as one text, since D1 takes a hundred parameters in a statement.
 */
export function insertRows<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: readonly Record<string, unknown>[],
  condition: SQL = sql`true`,
) {
  const fields = Object.keys(getTableColumns(table)).map((name) => sql.raw(`json_extract(entry.value, '$.${name}')`))
  return db.insert(table).select(sql`
    select ${sql.join(fields, sql`, `)} from json_each(${JSON.stringify(rows)}) as entry where ${condition}`)
}
