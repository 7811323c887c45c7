import type { Context } from 'hono'
import { AppError } from './app-error.ts'

/** The `:id` of the address; what is not a positive integer is a 404, with `message`. */
export function pathId(c: Context, message: string): number {
  const id = c.req.param('id') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError('not-found', message)
  return Number(id)
}
