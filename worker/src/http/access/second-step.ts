import { spendRecoveryCode, spendStep } from '../../db/access/second-factors.ts'
import type { SignInAccount } from '../../db/access/sessions.ts'
import type { Db } from '../../db/client.ts'
import { AppError } from '../app-error.ts'
import { recoveryHash, stepOf } from './one-time-password.ts'

/** Rejects with an issue at `otp` if an account has a second factor and `otp` is none of its codes, or was used before. */
export async function demandSecondStep(
  db: Db,
  { user, authenticator }: SignInAccount,
  otp: string | undefined,
  now: Date,
): Promise<void> {
  if (!authenticator) return
  if (otp === undefined) throw refused('Enter the code from your authenticator app.')
  const step = stepOf(authenticator.secret, otp, now)
  const isSpent =
    step === null ? await spendRecoveryCode(db, user.id, await recoveryHash(otp)) : await spendStep(db, user.id, step)
  if (isSpent) return
  const why = step === null ? 'This code is wrong or too old.' : 'This code was used before.'
  throw refused(`${why} Enter the one that your app shows now.`)
}

function refused(message: string): AppError {
  return new AppError('unauthorized', message, { issues: [{ path: 'otp', message }] })
}
