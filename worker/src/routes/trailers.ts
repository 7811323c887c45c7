import { Hono } from 'hono'
import type { Availability, PublicTrailerList } from '#contract/trailer'
import { todayInTampa } from '#domain/days'
import { listPublicTrailers, readTrailerWithBooked } from '../db/trailers.ts'
import { AppError } from '../http/app-error.ts'
import { keepAtEdge } from '../http/edge-cache.ts'
import type { AppEnv } from '../http/env.ts'
import { pathId } from '../http/path-id.ts'

/** What visitors may ask about rental trailers. */
export const publicTrailers = new Hono<AppEnv>()
  .get('/public', async (c) => {
    const trailers = await listPublicTrailers(c.var.db)
    keepAtEdge(c, 'rentals')
    return c.json<PublicTrailerList>({ success: true, trailers })
  })
  .get('/:id/availability', async (c) => {
    const id = pathId(c, 'Trailer not found')
    const found = await readTrailerWithBooked(c.var.db, id, todayInTampa(new Date()))
    if (!found) throw new AppError('not-found', 'Trailer not found')
    return c.json<Availability>({ success: true, booked: found.booked })
  })
