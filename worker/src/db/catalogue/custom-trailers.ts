import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import { fromCents } from '#domain/money'
import type { Db } from '../client.ts'
import { prepared, readRows } from '../prepared.ts'
import { customTrailers } from '../schema.ts'

const publicColumns = {
  id: customTrailers.id,
  name: customTrailers.name,
  description: customTrailers.description,
  dimensions: customTrailers.dimensions,
  status: customTrailers.status,
  price: customTrailers.price,
  image_url: customTrailers.image_url,
  sizes: customTrailers.sizes,
  features: customTrailers.features,
  available_equipment: customTrailers.available_equipment,
}

type PublicRow = Awaited<ReturnType<typeof selectCustomTrailers>>[number]

function selectCustomTrailers(db: Db) {
  return db.select(publicColumns).from(customTrailers).orderBy(asc(customTrailers.id))
}

/** Query of the first `limit` models that can be ordered and come after the id `after`, oldest first. */
export function selectOfferedModels(db: Db, after: number, limit: number) {
  const next = and(eq(customTrailers.status, 'available'), gt(customTrailers.id, after))
  return db.select(publicColumns).from(customTrailers).where(next).orderBy(asc(customTrailers.id)).limit(limit)
}

/** Query of one custom model's public fields, as an array of one row or none. */
export function selectCustomTrailer(db: Db, id: number) {
  return db.select(publicColumns).from(customTrailers).where(eq(customTrailers.id, id))
}

/** Query of the public fields of the custom models that meet a condition, oldest first. */
export function selectCustomTrailersWhere(db: Db, condition: SQL) {
  return db.select(publicColumns).from(customTrailers).where(condition).orderBy(asc(customTrailers.id))
}

/** A custom model's row as visitors get it. */
export function toPublicCustomTrailer(row: PublicRow): PublicCustomTrailer {
  return { ...row, price: fromCents(row.price) }
}

const everyModel = prepared('every model', selectCustomTrailers)
/** `selectOfferedModels`, prepared. */
export const offeredModels = prepared('offered models', selectOfferedModels)
/** `selectCustomTrailer`, prepared. */
export const oneModel = prepared('one model', selectCustomTrailer)

/** Every custom model whatever its status, so that a link to a withdrawn one still opens (rulings, section 7). */
export async function listPublicCustomTrailers(db: Db): Promise<PublicCustomTrailer[]> {
  return (await readRows(db, everyModel())).map(toPublicCustomTrailer)
}
