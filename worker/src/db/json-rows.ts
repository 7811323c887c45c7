import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

/**
 * Statement that stores whole rows where `condition` holds at that moment; a row without an id is given the next one. The rows
 * are sent as one text, since D1 allows a hundred parameters in a statement.
 */
export function insertRows<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: readonly Record<string, unknown>[],
  condition: SQL = sql`true`,
) {
  return insertFrom(db, table, rows, condition, {})
}

/** The same for rows that often have the same text in `column`, which is then sent only once. */
export function insertAlike<Table extends SQLiteTable, Row extends Record<string, unknown>>(
  db: Db,
  table: Table,
  rows: readonly Row[],
  column: keyof Row & string,
) {
  const texts = [...new Set(rows.map((row) => row[column]))]
  const numbered = rows.map((row) => ({ ...row, [column]: texts.indexOf(row[column]) }))
  const text = sql`(
    select alike.value from json_each(${JSON.stringify(texts)}) as alike
    where alike.key = json_extract(entry.value, ${sql.raw(`'$.${column}'`)}))`
  return insertFrom(db, table, numbered, sql`true`, { [column]: text })
}

function insertFrom<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: readonly object[],
  condition: SQL,
  others: Record<string, SQL>,
) {
  const names = Object.keys(getTableColumns(table))
  const fields = names.map((name) => others[name] ?? sql.raw(`json_extract(entry.value, '$.${name}')`))
  return db.insert(table).select(sql`
    select ${sql.join(fields, sql`, `)} from json_each(${JSON.stringify(rows)}) as entry where ${condition}`)
}
