import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod'
import { AppError } from '../app-error.ts'
import type { AppEnv } from '../env.ts'
import { utf8TextOf, validBody, validFields } from '../valid.ts'

/**
 * Like `validBody`, for a body with a password. The log redacts secrets by field name, so it must not get a body that `schema`
 * rejects, or fields that `schema` does not have.
 */
export function validPasswordBody<Schema extends z.ZodType>(schema: Schema) {
  const [jsonOnly, , valid] = validBody(schema)
  return [jsonOnly, onlyExpected(schema), valid] as const
}

function onlyExpected(schema: z.ZodType) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const sent = await sentObject(c)
    const taken: unknown = validFields(schema, sent)
    const known = Object.entries(sent).filter(([name]) => Object.hasOwn(Object(taken), name))
    if (known.length < Object.keys(sent).length) {
      c.req.raw = new Request(c.req.raw, { body: JSON.stringify(Object.fromEntries(known)) })
    }
    await next()
  })
}

// Reads a clone, since the log records whatever is read from the request itself.
async function sentObject(c: Context<AppEnv>): Promise<object> {
  const sent = parsed(await utf8TextOf(c.req.raw.clone()))
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) return sent
  throw new AppError('invalid', 'Send the fields of this call as one JSON object.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
