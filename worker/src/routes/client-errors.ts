import { Hono } from 'hono'
import { ClientError } from '#contract/log'
import type { AppEnv } from '../http/env.ts'
import { limitForms } from '../http/forms/rate-limit.ts'
import { brokenPage } from '../http/logging/broken-page.ts'
import { validBody } from '../http/valid.ts'
import { bufferError } from '../log/buffer.ts'

/** POST /api/client-errors: a page reports an error that occurred in the browser. */
export const clientErrors = new Hono<AppEnv>().post('/', limitForms, ...validBody(ClientError), (c) => {
  bufferError(brokenPage(c, c.req.valid('json')))
  return c.body(null, 204)
})
