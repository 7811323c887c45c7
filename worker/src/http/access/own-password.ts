import type { Context } from 'hono'
import { readPasswordHash } from '../../db/access/accounts.ts'
import { invalidField } from '../app-error.ts'
import { callerOf } from '../caller.ts'
import type { AppEnv } from '../env.ts'
import { attemptKey, limitAttempts } from './count-attempt.ts'
import { isPassword } from './password.ts'

/** That the caller has entered their own password: its hash, and the name under which guesses at it are counted. */
export interface VerifiedPassword {
  hash: string
  attempts: string
}

/** Rejects with an issue at `current_password` if that is not the caller's own; 429 from the sixth guess within 15 minutes. */
export async function verifyOwnPassword(c: Context<AppEnv>, password: string, now: Date): Promise<VerifiedPassword> {
  const { id } = callerOf(c).user
  // Strangers' failed sign-ins must not block the owner.
  const attempts = attemptKey(`password of ${id}`)
  await limitAttempts(c, attempts, now)
  const hash = await readPasswordHash(c.var.db, id)
  if (!hash || !(await isPassword(password, hash))) throw wrongOwnPassword()
  return { hash, attempts }
}

/** The error of a call with a password that is not, or no longer, the caller's. */
export function wrongOwnPassword() {
  return invalidField('current_password', 'This is not your current password.')
}
