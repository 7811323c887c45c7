import { Hono } from 'hono'
import type { Health } from '#contract/health'
import product from '../../../package.json' with { type: 'json' }
import { AppError } from '../http/app-error.ts'
import { checkParts } from '../http/check-parts.ts'
import type { AppEnv } from '../http/env.ts'

/** GET /api/health: whether database and storage respond, and which version this is. */
export const health = new Hono<AppEnv>().get('/', async (c) => {
  const broken = (await checkParts(c)).filter(({ works }) => !works)
  if (broken.length > 0)
    throw new AppError('unavailable', broken.map(({ name }) => `${name} cannot be read.`).join(' '))
  return c.json<Health>({ success: true, version: product.version })
})
