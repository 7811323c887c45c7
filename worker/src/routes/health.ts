import { Hono } from 'hono'
import type { Health } from '#contract/health'
import { version } from '../../../package.json'
import { readBusiness } from '../db/business.ts'
import { AppError } from '../http/app-error.ts'
import type { AppEnv } from '../http/env.ts'

/** GET /api/health: whether the database answers, and which version this is. */
export const health = new Hono<AppEnv>().get('/', async (c) => {
  try {
    await readBusiness(c.var.db)
  } catch (error) {
    console.error('The health check could not read the database', error)
    throw new AppError('unavailable', 'The database cannot be read.')
  }
  return c.json<Health>({ success: true, version })
})
