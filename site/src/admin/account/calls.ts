import {
  NewSecondFactor,
  type PasswordProof,
  RecoveryCodes,
  type SecondFactorCode,
  SecondFactorResponse,
} from '#contract/access/second-factor'
import { Done } from '#contract/wire'
import { call } from '../api/call.ts'

const PATH = '/api/auth/second-factor'

/** The user's own second factor, or `null`. */
export async function readSecondFactor(signal?: AbortSignal): Promise<SecondFactorResponse['second_factor']> {
  return (await call(SecondFactorResponse, PATH, { signal })).second_factor
}

/** A key for an authenticator app, which counts once it is confirmed. */
export function proposeSecondFactor(body: PasswordProof): Promise<NewSecondFactor> {
  return call(NewSecondFactor, PATH, { method: 'POST', body })
}

/** Turns two-step sign-in on and returns the recovery codes. */
export async function confirmSecondFactor(body: SecondFactorCode): Promise<string[]> {
  return (await call(RecoveryCodes, `${PATH}/confirm`, { method: 'POST', body })).recovery_codes
}

/** New recovery codes in place of the old ones. */
export async function replaceRecoveryCodes(body: PasswordProof): Promise<string[]> {
  return (await call(RecoveryCodes, `${PATH}/recovery-codes`, { method: 'POST', body })).recovery_codes
}

/** Turns two-step sign-in off. */
export async function removeSecondFactor(body: PasswordProof): Promise<void> {
  await call(Done, `${PATH}/remove`, { method: 'POST', body })
}
