import type { Context } from 'hono'
import { idIn } from '#contract/text/record-id'
import { AppError } from './app-error.ts'

/** The `:id` of the address; 404 with `message` if it is not a positive integer. */
export function pathId(c: Context, message: string): number {
  const id = idIn(c.req.param('id'))
  if (id === null) throw new AppError('not-found', message)
  return id
}
