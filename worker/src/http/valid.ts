import { zValidator } from '@hono/zod-validator'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod'
import { AppError } from './app-error.ts'
import type { AppEnv } from './env.ts'

const JSON_TYPE = /^application\/json(;|$)/i

const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
    throw new AppError('wrong-type', 'Send the body as application/json.')
  }
  await next()
})

function validator<Target extends 'json' | 'query', Schema extends z.ZodType>(target: Target, schema: Schema) {
  return zValidator(target, schema, (result) => {
    if (result.success) return
    const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new AppError('invalid', issues[0]?.message ?? 'The input cannot be read.', { issues })
  })
}

/** Middleware for a JSON body: 415 for another type, 400 with the issues of `schema`; then `c.req.valid('json')`. */
export function validBody<Schema extends z.ZodType>(schema: Schema) {
  return [jsonOnly, validator('json', schema)] as const
}

/** Middleware for the query: 400 with the issues of `schema`; then `c.req.valid('query')`. */
export function validQuery<Schema extends z.ZodType>(schema: Schema) {
  return validator('query', schema)
}
