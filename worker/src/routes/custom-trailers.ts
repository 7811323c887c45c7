import { Hono } from 'hono'
import type { PublicCustomTrailerList } from '#contract/custom-trailer'
import { listPublicCustomTrailers } from '../db/custom-trailers.ts'
import { keepAtEdge } from '../http/edge-cache.ts'
import type { AppEnv } from '../http/env.ts'

/** What visitors may ask about custom models. */
export const publicCustomTrailers = new Hono<AppEnv>().get('/public', async (c) => {
  const trailers = await listPublicCustomTrailers(c.var.db)
  keepAtEdge(c, 'models')
  return c.json<PublicCustomTrailerList>({ success: true, trailers })
})
