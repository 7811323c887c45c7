import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A record that gets a new version with every change. */
export interface Versioned {
  id: number
  version: number
}

/** A table of such records. */
export type VersionedTable = SQLiteTable & Record<keyof Versioned, SQLiteColumn>

/** True while a record of `table` is as it was in `before`. */
export function isUnchanged(table: VersionedTable, { id, version }: Versioned): SQL {
  return sql`${eq(table.id, id)} and ${eq(table.version, version)}`
}

/** What the INSERT of such a record sets. */
export function firstVersion(at: Date) {
  const instant = at.toISOString()
  return { version: 1, created_at: instant, updated_at: instant }
}

/** What every UPDATE of such a record sets. */
export function newVersion(table: { version: SQLWrapper }, at: Date) {
  return { version: sql`${table.version} + 1`, updated_at: at.toISOString() }
}
