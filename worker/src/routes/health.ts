import { Hono } from 'hono'
import { version } from '../../../package.json'
import { readBusiness } from '../db/business.ts'
import { AppError } from '../http/app-error.ts'
import type { AppEnv } from '../http/env.ts'
import { complain } from '../log/complain.ts'

/** GET /api/health: whether the database answers, and which version this is. */
export const health = new Hono<AppEnv>().get('/', async (c) => {
  try {
    await readBusiness(c.var.db)
  } catch (error) {
    complain('The health check could not read the database', error)
    throw new AppError('unavailable', 'The database cannot be read.')
  }
  return c.json({ success: true, version })
})
