import { Hono } from 'hono'
import { type BusinessInfo, BusinessInfoEdit, type BusinessInfoResponse } from '#contract/business'
import { changesNothing } from '#domain/difference'
import { readBusiness, writeBusiness } from '../db/business.ts'
import { staff } from '../http/access/staff.ts'
import { author } from '../http/author.ts'
import { cacheAtEdge, purgeTags } from '../http/caching/edge-cache.ts'
import { publicJson } from '../http/caching/public-json.ts'
import { useNearestReplica } from '../http/database.ts'
import type { AppEnv } from '../http/env.ts'
import { retryOnConflict } from '../http/retry-on-conflict.ts'
import { validBody } from '../http/valid.ts'
import { refuseStale, sendVersion } from '../http/version-tag.ts'

/** The business record. */
export const publicBusinessInfo = new Hono<AppEnv>().get('/', useNearestReplica, async (c) => {
  const { version, ...business } = await readBusiness(c.var.db)
  cacheAtEdge(c, 'business')
  sendVersion(c, version)
  return publicJson<BusinessInfo>(c, business)
})

/** Staff change the business record. */
export const businessInfo = staff('business_info').put('/', ...validBody(BusinessInfoEdit), async (c) => {
  const edit = c.req.valid('json')
  const business = await retryOnConflict(async () => {
    const before = await readBusiness(c.var.db)
    refuseStale(c, before.version)
    // Without a record yet, the version is 0, and what was read are the defaults.
    if (before.version > 0 && changesNothing(before, edit)) return before
    const stored = await writeBusiness(c.var.db, before, edit, author(c))
    if (stored) purgeTags(c, 'business')
    return stored
  })
  sendVersion(c, business.version)
  return c.json<BusinessInfoResponse>({ success: true, business })
})
