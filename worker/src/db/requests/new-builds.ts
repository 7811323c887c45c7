import { asc, sql } from 'drizzle-orm'
import type { BuildRequest, BuildResponse, CustomBuild } from '#contract/requests/custom-build'
import type { Day } from '#contract/wire'
import { findRecords, type IdOrName } from '#domain/build/id-or-name'
import { fromCents } from '#domain/money'
import { insertEntryAbout } from '../activity-about.ts'
import { lastInsertedId, NO_ID_YET } from '../batch.ts'
import { selectCustomTrailersWhere } from '../catalogue/custom-trailers.ts'
import type { Db } from '../client.ts'
import { type IdempotentPost, selectResponse, storeResponseWithId } from '../idempotency.ts'
import { customBuilds, customTrailers, equipment } from '../schema.ts'
import { toBuild } from './builds.ts'
import { mailsOfNewBuild } from './mails.ts'

type Row = typeof customBuilds.$inferSelect
type ModelRow = Awaited<ReturnType<typeof selectCustomTrailersWhere>>[number]
type EquipmentRow = Awaited<ReturnType<typeof selectChosen>>[number]

// As one JSON parameter, since D1 allows a hundred parameters in a statement. May also be true for others, which `findRecords` drops:
// SQLite ignores the case of A to Z only, so a name with other letters is compared there.
function isNamed({ id, name }: typeof equipment | typeof customTrailers, named: readonly IdOrName[]) {
  const all = sql`(select value from json_each(${JSON.stringify(named)}))`
  const hasOtherLetters = sql`${named.some(isBeyondAscii)} and length(cast(${name} as blob)) > length(${name})`
  return sql`(${id} in ${all} or ${name} collate nocase in ${all} or ${hasOtherLetters})`
}

function isBeyondAscii(named: IdOrName): boolean {
  return typeof named === 'string' && [...named].some((letter) => letter > '\x7f')
}

function selectChosen(db: Db, named: readonly IdOrName[]) {
  const { id, name, category, price, dimensions, watts, starting_watts, amps, volts, place } = equipment
  return db
    .select({ id, name, category, price, dimensions, watts, starting_watts, amps, volts, place })
    .from(equipment)
    .where(isNamed(equipment, named))
    .orderBy(asc(id))
}

/**
 * What a new request is checked against, in one round trip: the model, the chosen equipment that is in the catalogue, in the
 * order it was chosen and without duplicates, and an earlier response to `key`.
 */
export async function readForBuild(db: Db, request: BuildRequest, key: string | undefined, now: Date) {
  const { trailer_model, equipment_selected } = request
  const [models, rows, [earlier]] = await db.batch([
    selectCustomTrailersWhere(db, isNamed(customTrailers, [trailer_model])),
    selectChosen(db, equipment_selected),
    selectResponse(db, key ?? '', now),
  ])
  return { model: findRecords([trailer_model], models)[0], chosen: findRecords(equipment_selected, rows), earlier }
}

/** What is stored with a request besides what the visitor sent. */
interface Quoted {
  model: ModelRow
  chosen: readonly EquipmentRow[]
  validUntil: Day
}

/**
 * Stores a request with copies of the model's name and price and of the chosen equipment, its activity entry and its response,
 * all or nothing; returns the stored request. Throws a duplicate-key error if the key of `post` has been used meanwhile.
 */
export async function createBuild(
  db: Db,
  request: BuildRequest,
  quoted: Quoted,
  post: IdempotentPost | null,
  now: Date,
): Promise<CustomBuild> {
  const row = newRow(request, quoted, now.toISOString())
  const newId = lastInsertedId(customBuilds)
  const quote = toBuild({ ...row, id: NO_ID_YET })
  const response: BuildResponse = { success: true, quote }
  const [[stored]] = await db.batch([
    db.insert(customBuilds).values(row).returning({ id: customBuilds.id }),
    insertEntryAbout(db, 'custom_build', newId, {
      title: 'New custom build request',
      message: `${row.customer_name} asks for ${row.trailer_model}, ${row.trailer_size}, ${row.color_ral}`,
      at: row.created_at,
    }),
    ...mailsOfNewBuild(db, quote, now),
    ...storeResponseWithId(db, post, { response, path: '$.quote.id', id: newId }, now),
  ])
  if (!stored) throw new Error('The database stored a build request without an id')
  return { ...quote, id: stored.id }
}

function newRow(request: BuildRequest, { model, chosen, validUntil }: Quoted, at: string): Omit<Row, 'id'> {
  const { equipment_selected: _ids, ...sent } = request
  return {
    ...sent,
    trailer_model_id: model.id,
    trailer_model: model.name,
    equipment: chosen.map((item) => ({ ...item, price: fromCents(item.price) })),
    notes: '',
    status: 'pending',
    close_reason: null,
    // 0 is “Price on request”.
    estimated_price: model.price || null,
    final_price: null,
    priced_at: null,
    priced_by: null,
    accepted_at: null,
    acceptance_ended_at: null,
    withdrawn_at: null,
    corrections: [],
    quote_valid_until: validUntil,
    history: [],
    version: 1,
    created_at: at,
    updated_at: at,
  }
}
