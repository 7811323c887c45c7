import { is, SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AuditAction, AuditNoun } from '#contract/activity'
import { difference } from '#domain/difference'
import { lastWriteChanged } from './batch.ts'
import type { Db } from './client.ts'
import { insertSelect } from './insert-select.ts'
import { auditEntries } from './schema.ts'

type Values = Record<string, unknown>

/** A change for the audit trail; never with a password or its hash. */
export interface AuditLine {
  at: Date
  /** The author's current name. */
  by: string
  action: AuditAction
  noun: AuditNoun
  recordId: number | SQL | null
  before: Values | SQL | null
  after: Values | SQL | null
}

/**
 * Statement that adds a line to the audit trail if `condition` holds; it belongs in the batch of the change it records, so
 * that there is neither a change without its line nor a line without its change.
 */
export function audit(db: Db, line: AuditLine, condition: SQL = lastWriteChanged) {
  const { by, action, noun, recordId } = line
  const [before, after] = [stored(line.before), stored(line.after)]
  const row = { at: line.at.toISOString(), by, action, noun, record_id: recordId, before, after }
  return insertSelect(db, auditEntries, row, sql`where ${condition}`)
}

function stored(values: Values | SQL | null): SQL | string | null {
  return values === null || is(values, SQL) ? values : JSON.stringify(values)
}

/** Like `audit`, for an edit: the line holds the fields that differ. No statement if none does. */
export function auditEdit(db: Db, line: Omit<AuditLine, 'action'> & { before: Values; after: Values }) {
  const differing = difference(line.before, line.after)
  return differing ? [audit(db, { ...line, action: 'update', ...differing })] : []
}

/**
 * Statement that records the change about to be made to each row of `table` for which `condition` holds; for changes that depend on
 * the row's current value, which only the database knows.
 */
export function auditRow(
  db: Db,
  { at, by, action, noun }: Pick<AuditLine, 'at' | 'by' | 'action' | 'noun'>,
  table: SQLiteTable,
  after: Values,
  condition: SQL | undefined,
) {
  const before = sql.join(
    Object.keys(after).map((name) => sql`${name}, ${sql.identifier(name)}`),
    sql`, `,
  )
  const change = { before: sql`json_object(${before})`, after: stored(after) }
  const row = { at: at.toISOString(), by, action, noun, record_id: sql`id`, ...change }
  return insertSelect(db, auditEntries, row, sql`from ${table} where ${condition}`)
}
