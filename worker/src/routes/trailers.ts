import { Hono } from 'hono'
import {
  type Ahead,
  type Availability,
  type PublicTrailerList,
  type RentalsAhead,
  type TrailerList,
  TrailerListQuery,
  TrailerPayload,
  type TrailerResponse,
} from '#contract/catalogue/trailer'
import { hasPermission } from '#domain/access/permissions'
import { todayInTampa } from '#domain/days'
import {
  createTrailer,
  listTrailers,
  readTrailer,
  removableTrailer,
  updateTrailer,
} from '../db/catalogue/trailer-desk.ts'
import { listPublicTrailers, readBooked } from '../db/catalogue/trailers.ts'
import { readRentalsAhead } from '../db/requests/rentals-ahead.ts'
import { staff } from '../http/access/staff.ts'
import { cacheAtEdge } from '../http/caching/edge-cache.ts'
import { publicJson } from '../http/caching/public-json.ts'
import { callerOf } from '../http/caller.ts'
import { fromCursor, nextCursor } from '../http/cursor.ts'
import { useNearestReplica } from '../http/database.ts'
import type { AppEnv } from '../http/env.ts'
import { orNotFound } from '../http/or-not-found.ts'
import { pathId } from '../http/path-id.ts'
import { refuseMissingEquipment, refuseMissingImage } from '../http/references.ts'
import { validQuery } from '../http/valid.ts'
import { recordCalls } from './record-calls.ts'

/** What visitors may read about rental trailers. */
export const publicTrailers = new Hono<AppEnv>()
  .get('/public', useNearestReplica, async (c) => {
    const trailers = await listPublicTrailers(c.var.db)
    cacheAtEdge(c, 'rentals', 'equipment')
    return publicJson<PublicTrailerList>(c, { success: true, trailers })
  })
  .get('/:id/availability', useNearestReplica, async (c) => {
    const id = pathId(c, NOT_FOUND)
    const booked = orNotFound(await readBooked(c.var.db, id, todayInTampa(new Date())), NOT_FOUND)
    return c.json<Availability>({ success: true, booked })
  })

const NOT_FOUND = 'Trailer not found'

const calls = recordCalls({
  notFound: NOT_FOUND,
  gone: 'This trailer can no longer be put back.',
  schema: TrailerPayload,
  read: readTrailer,
  create: createTrailer,
  update: updateTrailer,
  removable: removableTrailer,
  refuseMissing: async (db, { equipment, image_url }, before) => {
    await refuseMissingEquipment(db, 'equipment', equipment)
    await refuseMissingImage(db, 'image_url', image_url, before?.image_url)
  },
  response: (trailer): TrailerResponse => ({ success: true, trailer }),
  tags: (id) => ['rentals', `rental-${id}`],
})

/** Staff maintain the rental trailers. */
export const trailers = staff('trailers')
  .get('/', validQuery(TrailerListQuery), async (c) => {
    const query = c.req.valid('query')
    const before = fromCursor('trailers', query.cursor)
    const { trailers, next } = await listTrailers(c.var.db, query, before)
    return c.json<TrailerList>({ success: true, trailers, ...nextCursor('trailers', next) })
  })
  .get('/:id/rentals-ahead', async (c) => {
    const ahead = orNotFound(
      await readRentalsAhead(c.var.db, pathId(c, NOT_FOUND), todayInTampa(new Date())),
      NOT_FOUND,
    )
    // Customers' names belong to the requests, which not everybody who maintains trailers may view.
    const isNamed = hasPermission(callerOf(c).user.permissions, 'rentals.view')
    const visible = (some: Ahead) => (isNamed ? some : { ...some, next: [] })
    return c.json<RentalsAhead>({
      success: true,
      approved: visible(ahead.approved),
      pending: visible(ahead.pending),
    })
  })
  .route('/', calls)
