import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import { PLACEHOLDER_IMAGE, type Trailer, type TrailerListQuery, type TrailerPayload } from '#contract/trailer'
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
import { rentals, trailers } from './schema.ts'

type Row = typeof trailers.$inferSelect

const noun = 'trailer'
// A column of a query on one table is rendered without its name, so the table is written out.
const columns = { ...getTableColumns(trailers), equipment: knownEquipment(sql`${trailers}.equipment`) }

function toTrailer(row: Row): Trailer {
  return {
    ...row,
    rental_price_daily: fromCents(row.rental_price_daily),
    rental_price_weekly: fromCents(row.rental_price_weekly),
    rental_price_monthly: fromCents(row.rental_price_monthly),
  }
}

function toColumns(input: TrailerPayload): TrailerPayload {
  return {
    ...input,
    rental_price_daily: toCents(input.rental_price_daily),
    rental_price_weekly: toCents(input.rental_price_weekly),
    rental_price_monthly: toCents(input.rental_price_monthly),
  }
}

/** One page of trailers, newest first, starting below the id `before`; `next` is where the page after it starts. */
export async function listTrailers(
  db: Db,
  { q, status, limit }: TrailerListQuery,
  before: number | undefined,
): Promise<{ trailers: Trailer[]; next: number | undefined }> {
  const { id, name, description, location, size } = trailers
  const rows = await db
    .select(columns)
    .from(trailers)
    .where(
      and(
        status && eq(trailers.status, status),
        before === undefined ? undefined : lt(id, before),
        matchesText(q, [id, name, description, location, size]),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1)
  const { page, next } = onePage(rows, limit)
  return { trailers: page.map(toTrailer), next }
}

/** One trailer as staff see it, or `undefined`. */
export async function readTrailer(db: Db, id: number): Promise<Trailer | undefined> {
  const [row] = await db.select(columns).from(trailers).where(eq(trailers.id, id))
  return row && toTrailer(row)
}

/** Stores a trailer; `null`, and nothing stored, where its equipment or picture is not there. */
export async function createTrailer(
  db: Db,
  input: TrailerPayload,
  { by, at }: Author,
  post: Repeatable | null,
): Promise<Trailer | null> {
  const instant = at.toISOString()
  const row = { ...toColumns(input), version: 1, created_at: instant, updated_at: instant }
  const [, [stored]] = await db.batch([
    dropOldAnswer(db, post?.key ?? '', at),
    insertRows(db, trailers, [row], refersToKnown(input.equipment, input.image_url)).returning(),
    audit(db, { at, by, action: 'create', noun, recordId: idJustGiven(trailers), before: null, after: input }),
    ...keepCreated(db, post, idJustGiven(trailers), at),
  ])
  return stored ? toTrailer(stored) : null
}

/**
 * Changes a trailer; `null`, and nothing changed, where it is no longer as in `before`, or as in `createTrailer`.
 * A list of equipment that says what it said stays as it is stored, with deleted pieces that may come back.
 */
export async function updateTrailer(
  db: Db,
  before: Trailer,
  input: TrailerPayload,
  { by, at }: Author,
): Promise<Trailer | null> {
  const isSameList = JSON.stringify(before.equipment) === JSON.stringify(input.equipment)
  const written = { ...toColumns(input), ...(isSameList && { equipment: undefined }) }
  const [[stored]] = await db.batch([
    db
      .update(trailers)
      .set({ ...written, version: before.version + 1, updated_at: at.toISOString() })
      .where(and(isUnchanged(before), refersToKnown(input.equipment, input.image_url, before.image_url)))
      .returning(),
    ...auditEdit(db, { at, by, action: 'update', noun, recordId: before.id, before, after: input }),
  ])
  return stored ? { ...toTrailer(stored), equipment: input.equipment } : null
}

function isUnchanged({ id, version }: Pick<Row, 'id' | 'version'>): SQL {
  return sql`${eq(trailers.id, id)} and ${eq(trailers.version, version)}`
}

/** Removes a trailer so that it can be put back; `null`, and nothing removed, where it is no longer as in `before`. */
export async function removeTrailer(db: Db, before: Trailer, { by, at }: Author): Promise<true | null> {
  const [row] = await db.select().from(trailers).where(isUnchanged(before))
  if (!row) return null
  const links = sql`(
    select json_object('rentals', json_group_array(json_object('id', id, 'version', version)))
    from ${rentals} where trailer_id = ${row.id})`
  const still = sql`exists (select 1 from ${trailers} where ${isUnchanged(before)})`
  const [, gone] = await db.batch([
    keepRemoved(db, { noun, row, links, isUnchanged: still }, at),
    db.delete(trailers).where(isUnchanged(before)).returning({ id: trailers.id }),
    audit(db, { at, by, action: 'delete', noun, recordId: row.id, before, after: null }),
  ])
  return gone.length > 0 || null
}

/**
 * Puts a removed trailer back, with its requests as far as nobody has moved them meanwhile. One that is there stays as
 * it is; `undefined` where it is gone for good.
 */
export async function restoreTrailer(db: Db, id: number, { by, at }: Author): Promise<Trailer | undefined> {
  const removed = await readRemoved(db, noun, id)
  if (!removed) return readTrailer(db, id)
  const { version, image_url } = removed.row
  const image = (await isKnownPicture(db, `${image_url}`)) ? image_url : PLACEHOLDER_IMAGE
  const row = { ...removed.row, image_url: image, version: Number(version) + 1, updated_at: at.toISOString() }
  const shown = {
    ...row,
    rental_price_daily: fromCents(Number(removed.row.rental_price_daily)),
    rental_price_weekly: fromCents(Number(removed.row.rental_price_weekly)),
    rental_price_monthly: fromCents(Number(removed.row.rental_price_monthly)),
  }
  await db.batch([
    insertRows(db, trailers, [row], isStillRemoved(removed)),
    audit(db, { at, by, action: 'create', noun, recordId: id, before: null, after: shown }),
    hideLostPicture(db, trailers, id, `${image}`),
    db
      .update(rentals)
      .set({ trailer_id: id })
      .where(sql`${isStillRemoved(removed)} and trailer_id is null and (id, version) in (
        select link.value ->> 'id', link.value ->> 'version' from json_each(${JSON.stringify(removed.links.rentals ?? [])}) as link)`),
    forgetRemoved(db, removed),
  ])
  return readTrailer(db, id)
}
