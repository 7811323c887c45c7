import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ImportPlan, KnownEquipment } from '#domain/equipment/import'
import { idRanges } from '#domain/id-ranges'
import { fromCents, toCents } from '#domain/money'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { isDatabaseError } from '../errors.ts'
import { chunkRows, insertRows } from '../json-rows.ts'
import { equipment } from '../schema.ts'
import { firstVersion } from '../versioned.ts'

const { created_at: _createdAt, updated_at: _updatedAt, ...columns } = getTableColumns(equipment)
const { id: _id, version: _version, ...fields } = columns

// Differs after every change of the catalogue: ids and versions only grow, and if one piece was deleted and another restored,
// which may leave all three numbers the same, there is a newer timestamp.
const state = sql<string>`(
  select count(*) || '-' || coalesce(max(id), 0) || '-' || coalesce(sum(version), 0) || '-' || coalesce(max(updated_at), '')
  from equipment)`

/** The whole catalogue, and its state for `applyImport`. */
export async function readCatalogue(db: Db): Promise<{ catalogue: KnownEquipment[]; state: string }> {
  const [rows, [now]] = await db.batch([db.select(columns).from(equipment), db.select({ state }).from(sql`(select 1)`)])
  return { catalogue: rows.map((row) => ({ ...row, price: fromCents(row.price) })), state: now?.state ?? '' }
}

/** Writes a plan, all or nothing; `null`, with nothing written, if the catalogue has changed since it was planned. */
export async function applyImport(db: Db, plan: ImportPlan, seen: string, { by, at }: Author): Promise<true | null> {
  const instant = at.toISOString()
  const inCents = <Piece extends { price: number }>(piece: Piece) => ({ ...piece, price: toCents(piece.price) })
  const added = plan.added.map((piece) => ({ ...inCents(piece), ...firstVersion(at) }))
  const changed = plan.changed.map(inCents)
  const writes: BatchItem<'sqlite'>[] = [
    ...chunkRows(added).map((rows) => insertRows(db, equipment, rows)),
    ...chunkRows(changed).map((rows) => updateRows(db, rows, instant)),
    audit(
      db,
      { at, by, action: 'import', noun: 'equipment', recordId: null, before: null, after: audited(plan, seen) },
      sql`true`,
    ),
  ]
  try {
    await db.batch([failUnless(db, seen), ...writes])
    return true
  } catch (error) {
    if (isDatabaseError(error, MALFORMED)) return null
    throw error
  }
}

// One audit line for the whole import. Ids given in one batch are consecutive, so the first and last name all that were added.
function audited({ counts, changed }: ImportPlan, seen: string): SQL {
  const before = Number(seen.split('-')[1])
  const added = sql`coalesce((
    select min(id) || iif(min(id) = max(id), '', '-' || max(id)) from ${equipment} where id > ${before}), '')`
  return sql`json_object('added', ${counts.add}, 'added_ids', ${added},
    'changed', ${counts.change}, 'changed_ids', ${idRanges(changed.map(({ id }) => id))})`
}

const MALFORMED = 'malformed JSON'

// A batch is rolled back only when a statement fails, so this one fails by parsing invalid JSON if the catalogue has changed.
function failUnless(db: Db, seen: string) {
  const unchanged = sql`case when ${state} <> ${seen} then json('the catalogue has changed') end`
  return db.select({ unchanged }).from(sql`(select 1)`)
}

function updateRows(db: Db, rows: readonly object[], instant: string) {
  const sets = Object.keys(fields).map((name) => [name, sql.raw(`json_extract(entry.value, '$.${name}')`)])
  return db
    .update(equipment)
    .set({ ...Object.fromEntries(sets), version: sql`version + 1`, updated_at: instant })
    .from(sql`json_each(${JSON.stringify(rows)}) as entry`)
    .where(sql`${equipment.id} = json_extract(entry.value, '$.id')`)
}
