import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { noteAttempt } from '../db/login-attempts.ts'
import { AppError } from './app-error.ts'
import type { AppEnv } from './env.ts'

/**
 * The network address a call comes from. Cloudflare sets the header itself; no other header counts, since the
 * caller could write it. A whole IPv6 /64 belongs to one subscriber and counts as one.
 */
export function callerAddress(c: Context<AppEnv>): string {
  const address = c.req.header('CF-Connecting-IP') ?? 'local'
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - first.length - (tail === '' ? 0 : tail.split(':').length)
  return [...first, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':')
}

/** Lets one address send a few public forms a minute; more is a 429. */
export const limitForms = createMiddleware<AppEnv>(async (c, next) => {
  await countForm(c, c.req.path)
  await next()
})

/** Counts a form that is sent to `name`, as `limitForms` does for its path. */
export async function countForm(c: Context<AppEnv>, name: string): Promise<void> {
  const { success } = await c.env.PUBLIC_FORMS.limit({ key: `${name} ${callerAddress(c)}` })
  if (success) return
  const message = 'Too many requests from your connection. Please wait a minute and send it again.'
  throw new AppError('too-many', message, { headers: { 'Retry-After': '60' } })
}

/** Counts an attempt to guess a password under `name`; the sixth within 15 minutes is a 429, as login is limited. */
export async function countAttempt(c: Context<AppEnv>, name: string, now: Date): Promise<void> {
  const wait = await noteAttempt(c.var.db, name, callerAddress(c), now)
  if (wait === 0) return
  const message = `Too many attempts. Please wait ${Math.ceil(wait / 60)} minutes and try again.`
  throw new AppError('too-many', message, { headers: { 'Retry-After': String(wait) } })
}
