import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { CustomTrailer, CustomTrailerInput, CustomTrailerListQuery } from '#contract/catalogue/custom-trailer'
import { fromCents, toCents } from '#domain/money'
import { audit, auditEdit } from '../audit.ts'
import type { Author } from '../author.ts'
import { lastInsertedId } from '../batch.ts'
import type { Db } from '../client.ts'
import { deleteExpiredResponse, type IdempotentPost, storeCreated } from '../idempotency.ts'
import { insertRows } from '../json-rows.ts'
import { toPage } from '../paging.ts'
import { customBuilds, customTrailers } from '../schema.ts'
import { matchesPlainText } from '../text-search.ts'
import { firstVersion, isUnchanged, newVersion } from '../versioned.ts'
import { knownEquipment, refersToKnown } from './references.ts'
import type { Removable } from './removed-records.ts'

type Row = typeof customTrailers.$inferSelect

const noun = 'custom_trailer'
// Spells out table names, which drizzle omits from columns in a query of a single table.
const columns = {
  ...getTableColumns(customTrailers),
  available_equipment: knownEquipment(sql`${customTrailers}.available_equipment`),
  offers_all: sql`json_array_length(${customTrailers}.available_equipment) = 0`.mapWith(Boolean),
}

function inDollars<R extends { price: number }>(row: R): R {
  return { ...row, price: fromCents(row.price) }
}

function asStored(row: Row): CustomTrailer {
  return { ...inDollars(row), offers_all: row.available_equipment.length === 0 }
}

function toColumns(input: CustomTrailerInput): CustomTrailerInput {
  return { ...input, price: toCents(input.price) }
}

/** How a model is removed and restored. */
export const removableModel: Removable = {
  noun,
  table: customTrailers,
  requests: { key: 'builds', table: customBuilds, column: customBuilds.trailer_model_id },
  audited: (row) => ({ ...inDollars(row as Row) }),
}

/** One page of models, newest first, starting below the id `before`; `next` is where the next page starts. */
export async function listModels(
  db: Db,
  { q, status, limit }: CustomTrailerListQuery,
  before: number | undefined,
): Promise<{ models: CustomTrailer[]; next: number | undefined }> {
  const { id, name, description, dimensions } = customTrailers
  const rows = await db
    .select(columns)
    .from(customTrailers)
    .where(
      and(
        status && eq(customTrailers.status, status),
        before === undefined ? undefined : lt(id, before),
        matchesPlainText(q, [id, name, description, dimensions]),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1)
  const { page, next } = toPage(rows, limit)
  return { models: page.map(inDollars), next }
}

/** One model as staff see it, or `undefined`. */
export async function readModel(db: Db, id: number): Promise<CustomTrailer | undefined> {
  const [row] = await db.select(columns).from(customTrailers).where(eq(customTrailers.id, id))
  return row && inDollars(row)
}

/** Stores a model; `null`, with nothing stored, if its equipment or image does not exist. */
export async function createModel(
  db: Db,
  input: CustomTrailerInput,
  { by, at }: Author,
  post: IdempotentPost | null,
): Promise<CustomTrailer | null> {
  const row = { ...toColumns(input), ...firstVersion(at) }
  const [, [stored]] = await db.batch([
    deleteExpiredResponse(db, post, at),
    insertRows(db, customTrailers, [row], refersToKnown(input.available_equipment, input.image_url)).returning(),
    audit(db, { at, by, action: 'create', noun, recordId: lastInsertedId(customTrailers), before: null, after: input }),
    ...storeCreated(db, post, lastInsertedId(customTrailers), at),
  ])
  return stored ? asStored(stored) : null
}

/**
 * Changes a model; `null`, with nothing changed, if it is no longer as in `before`, or for the reasons of `createModel`. An
 * unchanged list of equipment is left as stored, including deleted pieces that may be restored.
 */
export async function updateModel(
  db: Db,
  before: CustomTrailer,
  input: CustomTrailerInput,
  { by, at }: Author,
): Promise<CustomTrailer | null> {
  const isSameList = JSON.stringify(before.available_equipment) === JSON.stringify(input.available_equipment)
  const written = { ...toColumns(input), ...(isSameList && { available_equipment: undefined }) }
  const [[stored]] = await db.batch([
    db
      .update(customTrailers)
      .set({ ...written, ...newVersion(customTrailers, at) })
      .where(
        and(
          isUnchanged(customTrailers, before),
          refersToKnown(input.available_equipment, input.image_url, before.image_url),
        ),
      )
      .returning(),
    ...auditEdit(db, { at, by, noun, recordId: before.id, before, after: input }),
  ])
  return stored ? { ...asStored(stored), available_equipment: input.available_equipment } : null
}
