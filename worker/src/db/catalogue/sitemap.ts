import { asc, eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { customTrailers, trailers } from '../schema.ts'

// A sitemap holds 50,000 addresses; both lists and the fixed pages stay below.
const MOST = 20_000

/** Query of the trailers that can be rented: id and the instant of the last change, oldest first. */
export function selectListedTrailers(db: Db) {
  return db
    .select({ id: trailers.id, updated_at: trailers.updated_at })
    .from(trailers)
    .where(eq(trailers.status, 'available'))
    .orderBy(asc(trailers.id))
    .limit(MOST)
}

/** Query of the custom models on offer: id and the instant of the last change, oldest first. */
export function selectListedModels(db: Db) {
  return db
    .select({ id: customTrailers.id, updated_at: customTrailers.updated_at })
    .from(customTrailers)
    .where(eq(customTrailers.status, 'available'))
    .orderBy(asc(customTrailers.id))
    .limit(MOST)
}
