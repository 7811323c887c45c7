import { Hono } from 'hono'
import type { BusinessInfo } from '#contract/business'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { readBusiness } from '../db/business.ts'
import { keepAtEdge } from '../http/edge-cache.ts'
import type { AppEnv } from '../http/env.ts'

/** The business record. */
export const businessInfo = new Hono<AppEnv>().get('/', async (c) => {
  const business = await readBusiness(c.var.db)
  keepAtEdge(c, 'business')
  return c.json<BusinessInfo>(business ?? DEFAULT_BUSINESS)
})
