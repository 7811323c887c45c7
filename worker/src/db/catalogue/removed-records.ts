import { and, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Condition } from '../batch.ts'
import type { Db } from '../client.ts'
import { insertSelect } from '../insert-select.ts'
import { ago } from '../instants.ts'
import { insertRows } from '../json-rows.ts'
import { removedRecords } from '../schema.ts'
import { isUnchanged, type Versioned, type VersionedTable } from '../versioned.ts'
import { imageNow, updateImageOfRestored } from './references.ts'

// The portal offers Undo for ten seconds; the record is kept longer for slow lines and open tabs.
const RETENTION_MS = 24 * 60 * 60 * 1000

type Row = Record<string, unknown>

/** A kind of record that can be restored after its removal. */
export interface Removable {
  noun: 'trailer' | 'custom_trailer' | 'equipment'
  table: VersionedTable
  /**
   * The requests that refer to such a record in `column`, which the deletion sets to null; their links are kept under `key`. A
   * request whose `days` have changed since is not linked again: the move was not checked against the record's rentals.
   */
  requests?: { key: string; table: VersionedTable; column: SQLiteColumn; days?: readonly SQLiteColumn[] }
  /** The row as the audit trail shows it. */
  audited: (row: Row) => Row
  /** What a removed row must differ in to suit the records that there are now, and the condition for storing it like that. */
  suited?: (db: Db, row: Row, id: number) => Promise<{ values: Row; condition: Condition }>
}

/** Removes a record so that it can be restored; `null`, with nothing removed, if it is no longer as in `before`. */
export async function removeRecord(
  db: Db,
  { noun, table, requests }: Removable,
  before: Versioned,
  { by, at }: Author,
): Promise<true | null> {
  const { id } = before
  const isAsBefore = isUnchanged(table, before)
  const [row] = await db.select().from(table).where(isAsBefore)
  if (!row) return null
  const links = requests
    ? sql`(select json_object(${requests.key}, json_group_array(
          json_object('id', id, 'version', version, 'days', ${daysOf(requests)})))
        from ${requests.table} where ${eq(requests.column, id)})`
    : sql`'{}'`
  const removed = { noun, record_id: id, row: JSON.stringify(row), links, removed_at: at.toISOString() }
  const [, gone] = await db.batch([
    // Ids are never reused, so no other row has this noun and id.
    insertSelect(db, removedRecords, removed, sql`where exists (select 1 from ${table} where ${isAsBefore})`),
    db.delete(table).where(isAsBefore).returning({ id: table.id }),
    audit(db, { at, by, action: 'delete', noun, recordId: id, before: { ...before }, after: null }),
  ])
  return gone.length > 0 || null
}

function daysOf({ days = [] }: NonNullable<Removable['requests']>): SQL {
  return sql`json_array(${sql.join([...days], sql`, `)})`
}

/**
 * Restores a removed record, with its picture's current address (the placeholder's if it was deleted), and links those of its
 * requests again that still have their days. Does nothing if the record exists or is gone for good; `null`, with nothing restored,
 * if the records that it must suit have changed meanwhile.
 */
export async function restoreRecord(db: Db, kind: Removable, id: number, { by, at }: Author): Promise<true | null> {
  const { noun, table, audited, suited } = kind
  const isOfRecord = and(eq(removedRecords.noun, noun), eq(removedRecords.record_id, id))
  const [removed] = await db.select().from(removedRecords).where(isOfRecord)
  if (!removed) return true
  const { version, image_url } = removed.row
  const { values, condition } = suited ? await suited(db, removed.row, id) : { values: {}, condition: sql`true` }
  const image = typeof image_url === 'string' ? await imageNow(db, image_url) : null
  const row = {
    ...defaultsOf(table),
    ...removed.row,
    ...values,
    ...(image !== null && { image_url: image }),
    version: Number(version) + 1,
    updated_at: at.toISOString(),
  }
  // Also compares the time of removal: the record may have been restored and removed again meanwhile.
  const isSameRemoval = and(isOfRecord, eq(removedRecords.removed_at, removed.removed_at))
  const isStillRemoved = sql`exists (select 1 from ${removedRecords} where ${isSameRemoval})`
  const isRestored = sql`exists (select 1 from ${table} where ${eq(table.id, id)})`
  const [restored] = await db.batch([
    insertRows(db, table, [row], sql`${isStillRemoved} and ${condition}`).returning({ id: table.id }),
    audit(db, { at, by, action: 'restore', noun, recordId: id, before: null, after: audited(row) }),
    ...(image === null ? [] : [updateImageOfRestored(db, table, id, image)]),
    ...linkRequestsAgain(db, kind, id, removed.links, sql`${isStillRemoved} and ${isRestored}`),
    db.delete(removedRecords).where(and(isSameRemoval, isRestored)),
  ])
  return restored.length > 0 || null
}

// For columns added since the removal.
function defaultsOf(table: SQLiteTable): Row {
  const columns = Object.entries(getTableColumns(table)).filter(([, { default: value }]) => value !== undefined)
  return Object.fromEntries(columns.map(([name, { default: value }]) => [name, value]))
}

function linkRequestsAgain(
  db: Db,
  { requests }: Removable,
  id: number,
  links: Record<string, Versioned[]>,
  condition: SQL,
) {
  if (!requests) return []
  const { key, table, column } = requests
  // A request is linked again if it is unchanged or still has its days: an edited note or price must not cost it the trailer.
  const unmoved = sql`${table.id} = link.value ->> 'id'
    and (link.value ->> 'version' = ${table.version} or link.value -> 'days' = ${daysOf(requests)})`
  return [
    db
      .update(table)
      .set({ [column.name]: id })
      // Each link looks up its request by id. The plus keeps SQLite from using the index on `column`, with which it would scan all
      // links for every request without a record.
      .from(sql`json_each(${JSON.stringify(links[key] ?? [])}) as link`)
      .where(and(unmoved, sql`+${column} is null`, condition)),
  ]
}

/** Statement that deletes what was removed more than a day ago. */
export function sweepRemoved(db: Db, now: Date) {
  return db.delete(removedRecords).where(lte(removedRecords.removed_at, ago(now, RETENTION_MS)))
}
