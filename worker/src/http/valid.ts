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

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The body of a request as text; 400 if it does not arrive whole, or in another encoding. */
export async function utf8TextOf(request: Pick<Request, 'arrayBuffer'>): Promise<string> {
  try {
    return utf8.decode(await request.arrayBuffer())
  } catch {
    throw new AppError('invalid', 'Send the whole body, in UTF-8.')
  }
}

// A program may send another encoding, as curl does on Windows: read as usual, each accented letter would be stored as U+FFFD.
const utf8Only = createMiddleware<AppEnv>(async (c, next) => {
  const text = await utf8TextOf(c.req.raw)
  // Where the validator and the log look for it.
  Object.assign(c.req.bodyCache, { text: Promise.resolve(text) })
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

/**
 * Middleware for a JSON body: 415 for another type, 400 for another encoding or with the issues of `schema`; then
 * `c.req.valid('json')`.
 */
export function validBody<Schema extends z.ZodType>(schema: Schema) {
  return [jsonOnly, utf8Only, withMetadata(validator('json', schema), { body: schema })] as const
}

/** Middleware for the query: 400 with the issues of `schema`; then `c.req.valid('query')`. */
export function validQuery<Schema extends z.ZodType>(schema: Schema) {
  return withMetadata(validator('query', schema), { query: schema })
}
