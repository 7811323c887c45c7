import type * as z from 'zod'
import { validBody } from '../valid.ts'
import { limitForms } from './rate-limit.ts'
import { demandHuman } from './turnstile.ts'

/** What stands before a form that everybody may send: how often, of which shape, and by a person. */
export function publicForm<Schema extends z.ZodType>(schema: Schema) {
  return [limitForms, ...validBody(schema), demandHuman] as const
}
