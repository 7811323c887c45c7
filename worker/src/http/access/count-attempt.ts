import type { Context } from 'hono'
import { waitInWords } from '#contract/text/wait'
import { recordAttempt } from '../../db/access/login-attempts.ts'
import { AppError } from '../app-error.ts'
import { callerAddress } from '../caller-address.ts'
import type { AppEnv } from '../env.ts'

/**
 * The name under which attempts at something else than a sign-in are counted, such as `password of 3`: apart from the sign-ins of
 * every account, since no username begins with a space.
 */
export function attemptKey(what: string): string {
  return ` ${what}`
}

/** Counts an attempt to guess a password under `name`; 429 from the sixth within 15 minutes, the same limit as for sign-in. */
export async function limitAttempts(c: Context<AppEnv>, name: string, now: Date): Promise<void> {
  const wait = await recordAttempt(c.var.db, name, callerAddress(c), now)
  if (wait === 0) return
  const message = `Too many attempts. Please wait ${waitInWords(wait)} and try again.`
  throw new AppError('too-many', message, { headers: { 'Retry-After': String(wait) } })
}
