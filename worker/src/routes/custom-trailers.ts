import { Hono } from 'hono'
import {
  CustomTrailerInput,
  type CustomTrailerList,
  CustomTrailerListQuery,
  type CustomTrailerResponse,
  type PublicCustomTrailerList,
} from '#contract/catalogue/custom-trailer'
import { createModel, listModels, readModel, removableModel, updateModel } from '../db/catalogue/custom-trailer-desk.ts'
import { listPublicCustomTrailers } from '../db/catalogue/custom-trailers.ts'
import { staff } from '../http/access/staff.ts'
import { cacheAtEdge } from '../http/caching/edge-cache.ts'
import { publicJson } from '../http/caching/public-json.ts'
import { fromCursor, nextCursor } from '../http/cursor.ts'
import { useNearestReplica } from '../http/database.ts'
import type { AppEnv } from '../http/env.ts'
import { refuseMissingEquipment, refuseMissingImage } from '../http/references.ts'
import { validQuery } from '../http/valid.ts'
import { recordCalls } from './record-calls.ts'

/** What visitors may read about custom models. */
export const publicCustomTrailers = new Hono<AppEnv>().get('/public', useNearestReplica, async (c) => {
  const trailers = await listPublicCustomTrailers(c.var.db)
  cacheAtEdge(c, 'models')
  return publicJson<PublicCustomTrailerList>(c, { success: true, trailers })
})

const calls = recordCalls({
  notFound: 'Custom trailer not found',
  gone: 'This model can no longer be put back.',
  schema: CustomTrailerInput,
  read: readModel,
  create: createModel,
  update: updateModel,
  removable: removableModel,
  refuseMissing: async (db, { available_equipment, image_url }, before) => {
    await refuseMissingEquipment(db, 'available_equipment', available_equipment)
    await refuseMissingImage(db, 'image_url', image_url, before?.image_url)
  },
  response: (trailer): CustomTrailerResponse => ({ success: true, trailer }),
  tags: (id) => ['models', `model-${id}`],
})

/** Staff maintain the custom models. */
export const customTrailers = staff('custom_trailers')
  .get('/', validQuery(CustomTrailerListQuery), async (c) => {
    const query = c.req.valid('query')
    const before = fromCursor('models', query.cursor)
    const { models: trailers, next } = await listModels(c.var.db, query, before)
    return c.json<CustomTrailerList>({
      success: true,
      trailers,
      ...nextCursor('models', next),
    })
  })
  .route('/', calls)
