import { zValidator } from '@hono/zod-validator'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod'
import { AppError } from './app-error.ts'
import type { AppEnv } from './env.ts'
import { withMetadata } from './middleware-metadata.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
    throw new AppError('wrong-type', 'Send the body as application/json.')
  }
  await next()
})

function validator<Target extends 'json' | 'query', Schema extends z.ZodType>(target: Target, schema: Schema) {
  return zValidator(target, schema, (result) => {
    if (!result.success) throw invalid(result.error.issues)
  })
}

function invalid(found: readonly { path: readonly PropertyKey[]; message: string }[]): AppError {
  const issues = found.map(({ path, message }) => ({ path: path.join('.'), message }))
  return new AppError('invalid', issues[0]?.message ?? 'The input cannot be read.', { issues })
}

/** A record with a partial edit applied, validated as a whole: 400 with the issues of `schema`. */
export function validEdit<Schema extends z.ZodType>(schema: Schema, before: object, edit: object): z.infer<Schema> {
  return validFields(schema, { ...before, ...edit })
}

/** `fields`, parsed with `schema`: 400 with its issues. */
export function validFields<Schema extends z.ZodType>(schema: Schema, fields: object): z.infer<Schema> {
  const { data, error } = schema.safeParse(fields)
  if (error) throw invalid(error.issues)
  return data
}

/** Middleware for a JSON body: 415 for another type, 400 with the issues of `schema`; then `c.req.valid('json')`. */
export function validBody<Schema extends z.ZodType>(schema: Schema) {
  return [jsonOnly, withMetadata(validator('json', schema), { body: schema })] as const
}

/** Middleware for the query: 400 with the issues of `schema`; then `c.req.valid('query')`. */
export function validQuery<Schema extends z.ZodType>(schema: Schema) {
  return withMetadata(validator('query', schema), { query: schema })
}
