import { OWN_TABLES } from '../database/own-tables.ts'
import { rowsOf, type Target } from '../database/target.ts'

/** How many rows each table has, by its name. */
export type RowCounts = Record<string, number>

// Tables that may lose rows at any moment, even between two counts: to jobs, or as people sign in and out.
const SHRINKING = new Set([
  'activity_reads',
  'api_logs',
  'error_logs',
  'idempotency',
  'logged_answers',
  'login_attempts',
  'loose_objects',
  'removed_records',
  'request_links',
  'sessions',
])

async function query(target: Target, sql: string): Promise<Record<string, unknown>> {
  const [row] = await rowsOf(target, sql)
  return row ?? {}
}

/** Names of our own tables. */
export async function tablesOf(target: Target): Promise<string[]> {
  const tables = `select json_group_array(name) as names from sqlite_master where ${OWN_TABLES}`
  return JSON.parse(String((await query(target, tables)).names))
}

/** Counts the rows of tables; throws if one of them is missing. */
export async function countRows(target: Target, names: readonly string[]): Promise<RowCounts> {
  // A new database has no tables, and SQL has no empty list.
  return names.length === 0 ? {} : JSON.parse(String((await query(target, countsOf(names))).counts))
}

/** SQL that counts the rows of tables as one value: D1 limits columns, compound parts and, to 32, arguments of a function. */
export function countsOf(names: readonly string[]): string {
  const counts = names.map((name) => `('${name}', (select count(*) from "${name}"))`)
  return `select json_group_object(column1, column2) as counts from (values ${counts.join(', ')})`
}

/** Describes each table that lost rows, with the counts before and after. */
export function lostRows(before: RowCounts, after: RowCounts): string[] {
  return Object.entries(before).flatMap(([table, had]) => {
    const has = after[table] ?? 0
    return has < had && !SHRINKING.has(table) ? [`${table} had ${had} rows and has ${has}`] : []
  })
}
