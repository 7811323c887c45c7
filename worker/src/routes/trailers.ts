import { type Context, Hono } from 'hono'
import {
  type Availability,
  type PublicTrailerList,
  type Trailer,
  type TrailerAnswer,
  type TrailerList,
  TrailerListQuery,
  TrailerPayload,
} from '#contract/trailer'
import { AnyPart, type Done } from '#contract/wire'
import { todayInTampa } from '#domain/days'
import type { Db } from '../db/client.ts'
import {
  createTrailer,
  listTrailers,
  readTrailer,
  removeTrailer,
  restoreTrailer,
  updateTrailer,
} from '../db/trailer-desk.ts'
import { listPublicTrailers, readTrailerWithBooked } from '../db/trailers.ts'
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

/** What visitors may ask about rental trailers. */
export const publicTrailers = new Hono<AppEnv>()
  .get('/public', nearby, async (c) => {
    const trailers = await listPublicTrailers(c.var.db)
    keepAtEdge(c, 'rentals', 'equipment')
    return publicJson<PublicTrailerList>(c, { success: true, trailers })
  })
  .get('/:id/availability', nearby, async (c) => {
    const id = pathId(c, NOT_FOUND)
    const found = await readTrailerWithBooked(c.var.db, id, todayInTampa(new Date()))
    if (!found) throw new AppError('not-found', NOT_FOUND)
    return c.json<Availability>({ success: true, booked: found.booked })
  })

/** Staff keep the rental trailers. */
export const trailers = staff('trailers')
  .get('/', validQuery(TrailerListQuery), async (c) => {
    const query = c.req.valid('query')
    const before = query.cursor === undefined ? undefined : fromCursor('trailers', query.cursor)
    const { trailers, next } = await listTrailers(c.var.db, query, before)
    return c.json<TrailerList>({ success: true, trailers, ...(next && { nextCursor: toCursor('trailers', next) }) })
  })
  .post('/', ...validBody(TrailerPayload), async (c) => {
    const input = c.req.valid('json')
    const trailer = await createOnce(c, input, {
      create: (post) =>
        untilStored(async () => {
          await refuseMissing(c.var.db, input)
          return createTrailer(c.var.db, input, author(c), post)
        }),
      read: (id) => readTrailer(c.var.db, id),
    })
    return answer(c, trailer, 201)
  })
  .get('/:id', async (c) => {
    const trailer = await asked(c)
    sendVersion(c, trailer.version)
    return c.json<TrailerAnswer>({ success: true, trailer })
  })
  .put('/:id', ...validBody(AnyPart), async (c) => {
    const edit = c.req.valid('json')
    const trailer = await untilStored(async () => {
      const before = await asSeen(c)
      const input = validEdit(TrailerPayload, before, edit)
      await refuseMissing(c.var.db, input, before.image_url)
      return updateTrailer(c.var.db, before, input, author(c))
    })
    return answer(c, trailer)
  })
  .delete('/:id', async (c) => {
    await untilStored(async () => removeTrailer(c.var.db, await asSeen(c), author(c)))
    drop(c, pathId(c, NOT_FOUND))
    return c.json<Done>({ success: true })
  })
  .post('/:id/restore', async (c) => {
    const trailer = await restoreTrailer(c.var.db, pathId(c, NOT_FOUND), author(c))
    if (!trailer) throw new AppError('not-found', 'This trailer can no longer be put back.')
    return answer(c, trailer)
  })

const NOT_FOUND = 'Trailer not found'

async function asked(c: Context<AppEnv>): Promise<Trailer> {
  return known(await readTrailer(c.var.db, pathId(c, NOT_FOUND)), NOT_FOUND)
}

// Of a write: the trailer in the version the caller has seen.
async function asSeen(c: Context<AppEnv>): Promise<Trailer> {
  const trailer = await asked(c)
  refuseStale(c, trailer.version)
  return trailer
}

async function refuseMissing(db: Db, { equipment, image_url }: TrailerPayload, imageBefore?: string): Promise<void> {
  await refuseMissingEquipment(db, 'equipment', equipment)
  await refuseMissingPicture(db, 'image_url', image_url, imageBefore)
}

function answer(c: Context<AppEnv>, trailer: Trailer, status: 200 | 201 = 200) {
  drop(c, trailer.id)
  sendVersion(c, trailer.version)
  return c.json<TrailerAnswer>({ success: true, trailer }, status)
}

function drop(c: Context<AppEnv>, id: number): void {
  dropFromEdge(c, 'rentals', `rental-${id}`)
}
