import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../app-error.ts'
import { callerAddress } from '../caller-address.ts'
import type { AppEnv } from '../env.ts'
import { withMetadata } from '../middleware-metadata.ts'

/** Allows an address a few public forms a minute; 429 beyond that. */
export const limitForms = withMetadata(
  createMiddleware<AppEnv>(async (c, next) => {
    await countForm(c, c.req.path)
    await next()
  }),
  { limited: true },
)

/** Counts a form sent to `name`, as `limitForms` does for its path. */
export async function countForm(c: Context<AppEnv>, name: string): Promise<void> {
  const { success } = await c.env.PUBLIC_FORMS.limit({ key: `${name} ${callerAddress(c)}` })
  if (success) return
  const message = 'Too many requests from your connection. Please wait a minute and send it again.'
  throw new AppError('too-many', message, { headers: { 'Retry-After': '60' } })
}
