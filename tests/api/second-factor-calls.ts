import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { NewSecondFactor, RecoveryCodes } from '#contract/access/second-factor'
import { secondFactors } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'
import { call, expectResponse, newAddress, openSession } from './client.ts'
import { newAccount } from './records.ts'

export const SECOND_FACTOR_PATH = '/api/auth/second-factor'

/** The code that an app with this key shows `steps` half minutes from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Proposes a key for the owner of `token` and returns it. */
export async function proposeKey(token: string, current_password: string): Promise<string> {
  const proposed = await expectResponse(NewSecondFactor, 201, 'POST', SECOND_FACTOR_PATH, {
    token,
    body: { current_password },
  })
  return proposed.secret
}

/** Confirms a key by a code, that of this half minute by default, and returns the recovery codes. */
export async function confirmKey(token: string, secret: string, otp = codeOf(secret)): Promise<string[]> {
  const body = { secret, otp }
  return (await expectResponse(RecoveryCodes, 200, 'POST', `${SECOND_FACTOR_PATH}/confirm`, { token, body }))
    .recovery_codes
}

/** An account that signs in in two steps, with a session; `code` is used up. */
export async function newTwoStepAccount(values: Parameters<typeof newAccount>[0] = {}) {
  const account = await newAccount(values)
  const token = await openSession(account.username)
  const secret = await proposeKey(token, account.password)
  const code = codeOf(secret)
  return { ...account, token, secret, code, codes: await confirmKey(token, secret, code) }
}

/** An attempt to sign in with a second step, from a new address by default. */
export function signInWith(
  { username, password }: { username: string; password: string },
  otp?: string,
  address = newAddress(),
) {
  const body = { username, password, ...(otp !== undefined && { otp }) }
  return call('POST', '/api/auth/login', { body, headers: { 'CF-Connecting-IP': address } })
}

/** Forgets which codes of an account were used, as if half a minute had passed since each. */
export async function forgetUsedCodes(id: number): Promise<void> {
  const { db } = await product()
  await db.update(secondFactors).set({ last_step: 0 }).where(eq(secondFactors.account_id, id))
}
