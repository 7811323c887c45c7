import type { Context } from 'hono'
import type { Repeatable } from '../db/idempotency.ts'
import { invalidField } from './app-error.ts'
import type { AppEnv } from './env.ts'
import { sha256 } from './token.ts'

/** The `Idempotency-Key` of a post and the fingerprint of its content; `null` without the header. */
export async function repeatable(c: Context<AppEnv>, content: unknown): Promise<Repeatable | null> {
  const key = c.req.header('Idempotency-Key')
  if (key === undefined) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalidField('Idempotency-Key', 'An Idempotency-Key has 1 to 255 visible ASCII characters.')
  }
  return { key, fingerprint: await sha256(`${c.req.path} ${JSON.stringify(content)}`) }
}
