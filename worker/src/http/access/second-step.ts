import type { Context } from 'hono'
import { undoAttempt } from '../../db/access/login-attempts.ts'
import { consumeRecoveryCode, consumeStep } from '../../db/access/second-factors.ts'
import type { SignInAccount } from '../../db/access/sessions.ts'
import { AppError } from '../app-error.ts'
import { callerAddress } from '../caller-address.ts'
import type { AppEnv } from '../env.ts'
import { isAppCode, recoveryHash, stepOf, WRONG_CODE } from './one-time-password.ts'

/** An attempt to sign in that has been counted. */
interface Attempt {
  name: string
  otp: string | undefined
  now: Date
}

/**
 * Rejects with an issue at `otp` if an account has a second factor and `otp` is none of its codes, or was used before. A missing code
 * is no failure, so the attempt no longer counts. Says whether a recovery code was used up; a mail about that then waits to be sent.
 */
export async function requireSecondStep(
  c: Context<AppEnv>,
  { user, secret }: SignInAccount,
  { name, otp, now }: Attempt,
): Promise<{ usedRecoveryCode: boolean }> {
  if (secret === null) return { usedRecoveryCode: false }
  const { db } = c.var
  if (otp === undefined) {
    await undoAttempt(db, name, callerAddress(c), now)
    throw refused('Enter the code from your authenticator app.')
  }
  if (!isAppCode(otp)) {
    if (await consumeRecoveryCode(db, user, await recoveryHash(otp), now)) return { usedRecoveryCode: true }
    throw refused('This recovery code is wrong or was used before. Try another one.')
  }
  const step = stepOf(secret, otp, now)
  if (step === null) throw refused(WRONG_CODE)
  if (await consumeStep(db, user.id, step)) return { usedRecoveryCode: false }
  throw refused('This code was used before. Enter the next one that your app shows.')
}

function refused(message: string): AppError {
  return new AppError('unauthorized', message, { issues: [{ path: 'otp', message }] })
}
