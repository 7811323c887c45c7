import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import type { CustomTrailer, CustomTrailerInput, CustomTrailerListQuery } from '#contract/custom-trailer'
import { PLACEHOLDER_IMAGE } from '#contract/trailer'
import { fromCents, toCents } from '#domain/money'
import { audit, auditEdit } from './audit.ts'
import type { Author } from './author.ts'
import { forgetRemoved, isStillRemoved, keepRemoved, readRemoved } from './bin.ts'
import type { Db } from './client.ts'
import { dropOldAnswer, keepCreated, type Repeatable } from './idempotency.ts'
import { insertRows } from './json-rows.ts'
import { hideLostPicture, isKnownPicture, knownEquipment, refersToKnown } from './known.ts'
import { onePage } from './paging.ts'
import { idJustGiven, matchesText } from './requests.ts'
import { customBuilds, customTrailers } from './schema.ts'

type Row = typeof customTrailers.$inferSelect

const noun = 'custom_trailer'
// A column of a query on one table is rendered without its name, so the table is written out.
const columns = {
  ...getTableColumns(customTrailers),
  available_equipment: knownEquipment(sql`${customTrailers}.available_equipment`),
}

function toModel(row: Row): CustomTrailer {
  return { ...row, price: fromCents(row.price) }
}

function toColumns(input: CustomTrailerInput): CustomTrailerInput {
  return { ...input, price: toCents(input.price) }
}

/** One page of models, newest first, starting below the id `before`; `next` is where the page after it starts. */
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
        matchesText(q, [id, name, description, dimensions]),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1)
  const { page, next } = onePage(rows, limit)
  return { models: page.map(toModel), next }
}

/** One model as staff see it, or `undefined`. */
export async function readModel(db: Db, id: number): Promise<CustomTrailer | undefined> {
  const [row] = await db.select(columns).from(customTrailers).where(eq(customTrailers.id, id))
  return row && toModel(row)
}

/** Stores a model; `null`, and nothing stored, where its equipment or picture is not there. */
export async function createModel(
  db: Db,
  input: CustomTrailerInput,
  { by, at }: Author,
  post: Repeatable | null,
): Promise<CustomTrailer | null> {
  const instant = at.toISOString()
  const row = { ...toColumns(input), version: 1, created_at: instant, updated_at: instant }
  const [, [stored]] = await db.batch([
    dropOldAnswer(db, post?.key ?? '', at),
    insertRows(db, customTrailers, [row], refersToKnown(input.available_equipment, input.image_url)).returning(),
    audit(db, { at, by, action: 'create', noun, recordId: idJustGiven(customTrailers), before: null, after: input }),
    ...keepCreated(db, post, idJustGiven(customTrailers), at),
  ])
  return stored ? toModel(stored) : null
}

/**
 * Changes a model; `null`, and nothing changed, where it is no longer as in `before`, or as in `createModel`.
 * A list of equipment that says what it said stays as it is stored, with deleted pieces that may come back.
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
      .set({ ...written, version: before.version + 1, updated_at: at.toISOString() })
      .where(and(isUnchanged(before), refersToKnown(input.available_equipment, input.image_url, before.image_url)))
      .returning(),
    ...auditEdit(db, { at, by, action: 'update', noun, recordId: before.id, before, after: input }),
  ])
  return stored ? { ...toModel(stored), available_equipment: input.available_equipment } : null
}

function isUnchanged({ id, version }: Pick<Row, 'id' | 'version'>): SQL {
  return sql`${eq(customTrailers.id, id)} and ${eq(customTrailers.version, version)}`
}

/** Removes a model so that it can be put back; `null`, and nothing removed, where it is no longer as in `before`. */
export async function removeModel(db: Db, before: CustomTrailer, { by, at }: Author): Promise<true | null> {
  const [row] = await db.select().from(customTrailers).where(isUnchanged(before))
  if (!row) return null
  const links = sql`(
    select json_object('builds', json_group_array(json_object('id', id, 'version', version)))
    from ${customBuilds} where trailer_model_id = ${row.id})`
  const still = sql`exists (select 1 from ${customTrailers} where ${isUnchanged(before)})`
  const [, gone] = await db.batch([
    keepRemoved(db, { noun, row, links, isUnchanged: still }, at),
    db.delete(customTrailers).where(isUnchanged(before)).returning({ id: customTrailers.id }),
    audit(db, { at, by, action: 'delete', noun, recordId: row.id, before, after: null }),
  ])
  return gone.length > 0 || null
}

/**
 * Puts a removed model back, with its requests as far as nobody has moved them meanwhile. One that is there stays as
 * it is; `undefined` where it is gone for good.
 */
export async function restoreModel(db: Db, id: number, { by, at }: Author): Promise<CustomTrailer | undefined> {
  const removed = await readRemoved(db, noun, id)
  if (!removed) return readModel(db, id)
  const { version, image_url } = removed.row
  const image = (await isKnownPicture(db, `${image_url}`)) ? image_url : PLACEHOLDER_IMAGE
  const row = { ...removed.row, image_url: image, version: Number(version) + 1, updated_at: at.toISOString() }
  const shown = { ...row, price: fromCents(Number(removed.row.price)) }
  await db.batch([
    insertRows(db, customTrailers, [row], isStillRemoved(removed)),
    audit(db, { at, by, action: 'create', noun, recordId: id, before: null, after: shown }),
    hideLostPicture(db, customTrailers, id, `${image}`),
    db
      .update(customBuilds)
      .set({ trailer_model_id: id })
      .where(sql`${isStillRemoved(removed)} and trailer_model_id is null and (id, version) in (
        select link.value ->> 'id', link.value ->> 'version' from json_each(${JSON.stringify(removed.links.builds ?? [])}) as link)`),
    forgetRemoved(db, removed),
  ])
  return readModel(db, id)
}
