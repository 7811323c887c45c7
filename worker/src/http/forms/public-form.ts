import type * as z from 'zod'
import { validBody } from '../valid.ts'
import { limitForms } from './rate-limit.ts'
import { requireHuman } from './turnstile.ts'

/** The middleware of a form that anybody may send: rate limit, validation, and the check that the sender is a person. */
export function publicForm<Schema extends z.ZodType>(schema: Schema) {
  return [limitForms, ...validBody(schema), requireHuman] as const
}
