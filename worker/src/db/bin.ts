import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { removedRecords } from './schema.ts'

// The portal offers to undo for ten seconds; a slow line and a second thought get more.
const KEPT_MS = 24 * 60 * 60 * 1000

/** Kinds of records that can be put back after they were deleted. */
export type Removable = 'trailer' | 'custom_trailer' | 'equipment'

/** A record about to go. */
interface Going {
  noun: Removable
  row: Record<string, unknown> & { id: number }
  /** JSON of what points at it and will not any more: under each name a list of `{id, version}`. */
  links: SQL
  /** True while the record is still as in `row`. */
  isUnchanged: SQL
}

/** Statement that keeps a record so that it can be put back; it belongs before the one that deletes it, in one batch. */
export function keepRemoved(db: Db, { noun, row, links, isUnchanged }: Going, now: Date) {
  // In the order of the table's columns. Ids are never given twice, so nothing else is kept under this one.
  return db.insert(removedRecords).select(sql`
    select ${noun}, ${row.id}, ${JSON.stringify(row)}, ${links}, ${now.toISOString()} where ${isUnchanged}`)
}

type Removed = typeof removedRecords.$inferSelect

/** What was kept of a removed record, or `undefined`. */
export async function readRemoved(db: Db, noun: Removable, id: number): Promise<Removed | undefined> {
  const [removed] = await db
    .select()
    .from(removedRecords)
    .where(and(eq(removedRecords.noun, noun), eq(removedRecords.record_id, id)))
  return removed
}

/** True while this is what is kept of the record: it may have been put back, changed and removed again meanwhile. */
export function isStillRemoved(removed: Removed): SQL {
  return sql`exists (select 1 from ${removedRecords} where ${isThis(removed)})`
}

/** Statement that forgets what was kept of a record. */
export function forgetRemoved(db: Db, removed: Removed) {
  return db.delete(removedRecords).where(isThis(removed))
}

function isThis({ noun, record_id, removed_at }: Removed): SQL | undefined {
  return and(
    eq(removedRecords.noun, noun),
    eq(removedRecords.record_id, record_id),
    eq(removedRecords.removed_at, removed_at),
  )
}

/** Statement that forgets what was removed more than a day ago. */
export function sweepRemoved(db: Db, now: Date) {
  return db
    .delete(removedRecords)
    .where(lte(removedRecords.removed_at, new Date(now.getTime() - KEPT_MS).toISOString()))
}
