import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Trailer, TrailerListQuery, TrailerPayload } from '#contract/catalogue/trailer'
import { ratesInCents, ratesInDollars } from '#domain/rental/price'
import { audit, auditEdit } from '../audit.ts'
import type { Author } from '../author.ts'
import { lastInsertedId } from '../batch.ts'
import type { Db } from '../client.ts'
import { deleteExpiredResponse, type IdempotentPost, storeCreated } from '../idempotency.ts'
import { insertRows } from '../json-rows.ts'
import { toPage } from '../paging.ts'
import { rentals, trailers } from '../schema.ts'
import { matchesPlainText } from '../text-search.ts'
import { firstVersion, isUnchanged, newVersion } from '../versioned.ts'
import { knownEquipment, refersToKnown } from './references.ts'
import type { Removable } from './removed-records.ts'

type Row = typeof trailers.$inferSelect

const noun = 'trailer'
// Spells out table names, which drizzle omits from columns in a query of a single table.
const columns = { ...getTableColumns(trailers), equipment: knownEquipment(sql`${trailers}.equipment`) }

function toTrailer(row: Row): Trailer {
  return { ...row, ...ratesInDollars(row) }
}

function toColumns(input: TrailerPayload): TrailerPayload {
  return { ...input, ...ratesInCents(input) }
}

/** How a trailer is removed and restored. */
export const removableTrailer: Removable = {
  noun,
  table: trailers,
  requests: {
    key: 'rentals',
    table: rentals,
    column: rentals.trailer_id,
    days: [rentals.rental_start_date, rentals.rental_end_date],
  },
  audited: (row) => ({ ...toTrailer(row as Row) }),
}

/** One page of trailers, newest first, starting below the id `before`; `next` is where the next page starts. */
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
        matchesPlainText(q, [id, name, description, location, size]),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1)
  const { page, next } = toPage(rows, limit)
  return { trailers: page.map(toTrailer), next }
}

/** One trailer as staff see it, or `undefined`. */
export async function readTrailer(db: Db, id: number): Promise<Trailer | undefined> {
  const [row] = await db.select(columns).from(trailers).where(eq(trailers.id, id))
  return row && toTrailer(row)
}

/** Stores a trailer; `null`, with nothing stored, if its equipment or image does not exist. */
export async function createTrailer(
  db: Db,
  input: TrailerPayload,
  { by, at }: Author,
  post: IdempotentPost | null,
): Promise<Trailer | null> {
  const row = { ...toColumns(input), ...firstVersion(at) }
  const [, [stored]] = await db.batch([
    deleteExpiredResponse(db, post, at),
    insertRows(db, trailers, [row], refersToKnown(input.equipment, input.image_url)).returning(),
    audit(db, { at, by, action: 'create', noun, recordId: lastInsertedId(trailers), before: null, after: input }),
    ...storeCreated(db, post, lastInsertedId(trailers), at),
  ])
  return stored ? toTrailer(stored) : null
}

/**
 * Changes a trailer; `null`, with nothing changed, if it is no longer as in `before`, or for the reasons of `createTrailer`. An
 * unchanged list of equipment is left as stored, including deleted pieces that may be restored.
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
      .set({ ...written, ...newVersion(trailers, at) })
      .where(and(isUnchanged(trailers, before), refersToKnown(input.equipment, input.image_url, before.image_url)))
      .returning(),
    ...auditEdit(db, { at, by, noun, recordId: before.id, before, after: input }),
  ])
  return stored ? { ...toTrailer(stored), equipment: input.equipment } : null
}
