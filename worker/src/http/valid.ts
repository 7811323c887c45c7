import { zValidator } from '@hono/zod-validator'
import { bodyLimit } from 'hono/body-limit'
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

/** Refuses bodies over 64 KiB, which no form of this site reaches. */
export const smallBody = bodyLimit({
  maxSize: 64 * 1024,
  onError: async (c) => {
    // Locked means that it was counted while it was read, and is read to its end by that.
    if (!c.req.raw.body?.locked) await readToEnd(c.req.raw.body)
    throw new AppError('too-large', 'This is too much text. Please shorten it.')
  },
})

/**
 * Reads a body and drops it, up to what is worth the courtesy: an unread one is cut off together with its connection,
 * and with it the caller's next call.
 */
export async function readToEnd(body: ReadableStream<Uint8Array> | null): Promise<void> {
  let left = 4 * 1024 * 1024
  for await (const chunk of body ?? []) {
    left -= chunk.byteLength
    if (left < 0) return
  }
}
