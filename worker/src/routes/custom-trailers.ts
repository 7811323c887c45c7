import { type Context, Hono } from 'hono'
import {
  type CustomTrailer,
  type CustomTrailerAnswer,
  CustomTrailerInput,
  type CustomTrailerList,
  CustomTrailerListQuery,
  type PublicCustomTrailerList,
} from '#contract/custom-trailer'
import { AnyPart, type Done } from '#contract/wire'
import type { Db } from '../db/client.ts'
import {
  createModel,
  listModels,
  readModel,
  removeModel,
  restoreModel,
  updateModel,
} from '../db/custom-trailer-desk.ts'
import { listPublicCustomTrailers } from '../db/custom-trailers.ts'
import { AppError } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { fromCursor, toCursor } from '../http/cursor.ts'
import { nearby } from '../http/database.ts'
import { dropFromEdge, keepAtEdge } from '../http/edge-cache.ts'
import type { AppEnv } from '../http/env.ts'
import { known } from '../http/known.ts'
import { pathId } from '../http/path-id.ts'
import { publicJson } from '../http/public-json.ts'
import { refuseMissingEquipment, refuseMissingPicture } from '../http/references.ts'
import { createOnce } from '../http/repeatable.ts'
import { staff } from '../http/staff.ts'
import { untilStored } from '../http/until-stored.ts'
import { validBody, validEdit, validQuery } from '../http/valid.ts'
import { refuseStale, sendVersion } from '../http/version-tag.ts'

/** What visitors may ask about custom models. */
export const publicCustomTrailers = new Hono<AppEnv>().get('/public', nearby, async (c) => {
  const trailers = await listPublicCustomTrailers(c.var.db)
  keepAtEdge(c, 'models')
  return publicJson<PublicCustomTrailerList>(c, { success: true, trailers })
})

/** Staff keep the custom models. */
export const customTrailers = staff('custom_trailers')
  .get('/', validQuery(CustomTrailerListQuery), async (c) => {
    const query = c.req.valid('query')
    const before = query.cursor === undefined ? undefined : fromCursor('models', query.cursor)
    const { models: trailers, next } = await listModels(c.var.db, query, before)
    return c.json<CustomTrailerList>({
      success: true,
      trailers,
      ...(next && { nextCursor: toCursor('models', next) }),
    })
  })
  .post('/', ...validBody(CustomTrailerInput), async (c) => {
    const input = c.req.valid('json')
    const model = await createOnce(c, input, {
      create: (post) =>
        untilStored(async () => {
          await refuseMissing(c.var.db, input)
          return createModel(c.var.db, input, author(c), post)
        }),
      read: (id) => readModel(c.var.db, id),
    })
    return answer(c, model, 201)
  })
  .get('/:id', async (c) => {
    const model = await asked(c)
    sendVersion(c, model.version)
    return c.json<CustomTrailerAnswer>({ success: true, trailer: model })
  })
  .put('/:id', ...validBody(AnyPart), async (c) => {
    const edit = c.req.valid('json')
    const model = await untilStored(async () => {
      const before = await asSeen(c)
      const input = validEdit(CustomTrailerInput, before, edit)
      await refuseMissing(c.var.db, input, before.image_url)
      return updateModel(c.var.db, before, input, author(c))
    })
    return answer(c, model)
  })
  .delete('/:id', async (c) => {
    await untilStored(async () => removeModel(c.var.db, await asSeen(c), author(c)))
    drop(c, pathId(c, NOT_FOUND))
    return c.json<Done>({ success: true })
  })
  .post('/:id/restore', async (c) => {
    const model = await restoreModel(c.var.db, pathId(c, NOT_FOUND), author(c))
    if (!model) throw new AppError('not-found', 'This model can no longer be put back.')
    return answer(c, model)
  })

const NOT_FOUND = 'Custom trailer not found'

async function asked(c: Context<AppEnv>): Promise<CustomTrailer> {
  return known(await readModel(c.var.db, pathId(c, NOT_FOUND)), NOT_FOUND)
}

// Of a write: the model in the version the caller has seen.
async function asSeen(c: Context<AppEnv>): Promise<CustomTrailer> {
  const model = await asked(c)
  refuseStale(c, model.version)
  return model
}

async function refuseMissing(
  db: Db,
  { available_equipment, image_url }: CustomTrailerInput,
  imageBefore?: string,
): Promise<void> {
  await refuseMissingEquipment(db, 'available_equipment', available_equipment)
  await refuseMissingPicture(db, 'image_url', image_url, imageBefore)
}

function answer(c: Context<AppEnv>, model: CustomTrailer, status: 200 | 201 = 200) {
  drop(c, model.id)
  sendVersion(c, model.version)
  return c.json<CustomTrailerAnswer>({ success: true, trailer: model }, status)
}

function drop(c: Context<AppEnv>, id: number): void {
  dropFromEdge(c, 'models', `model-${id}`)
}
