import { type Context, Hono } from 'hono'
import {
  type NewSecondFactor,
  PasswordProof,
  type RecoveryCodes,
  SecondFactorCode,
  type SecondFactorResponse,
} from '#contract/access/second-factor'
import type { Done } from '#contract/wire'
import { clearAttempts } from '../db/access/login-attempts.ts'
import {
  confirmSecondFactor,
  isProposed,
  proposeSecondFactor,
  readSecondFactor,
  removeOwnSecondFactor,
  replaceRecoveryCodes,
} from '../db/access/second-factors.ts'
import { readBusiness } from '../db/business.ts'
import { attemptKey, limitAttempts } from '../http/access/count-attempt.ts'
import { keyUri, newKey, newRecoveryCodes, stepOf, WRONG_CODE } from '../http/access/one-time-password.ts'
import { verifyOwnPassword } from '../http/access/own-password.ts'
import { validPasswordBody } from '../http/access/password-body.ts'
import { signedIn } from '../http/access/staff.ts'
import { AppError, invalidField } from '../http/app-error.ts'
import { callerOf } from '../http/caller.ts'
import type { AppEnv } from '../http/env.ts'
import { sendMailsAfterResponse } from '../mail/send-after-response.ts'

const NONE = 'Your account has no two-step sign-in. Set it up first.'
const ALREADY = 'Two-step sign-in is on already. Make new recovery codes, or turn it off to set it up anew.'
const OTHER_KEY = 'This key is no longer valid, such as after another one was made in a second tab. Set it up again.'

/** One's own second factor: the key of an authenticator app, and recovery codes for the day its phone is lost. */
export const secondFactor = new Hono<AppEnv>()
  .get('/', signedIn, async (c) => {
    const second_factor = await readSecondFactor(c.var.db, callerOf(c).user.id)
    return c.json<SecondFactorResponse>({ success: true, second_factor })
  })
  .post('/', signedIn, ...validPasswordBody(PasswordProof), async (c) => {
    await prove(c, c.req.valid('json'))
    const { user, tokenHash } = callerOf(c)
    const { id, username } = user
    const { business_name } = await readBusiness(c.var.db)
    const secret = newKey()
    if (!(await proposeSecondFactor(c.var.db, id, secret, tokenHash))) throw new AppError('conflict', ALREADY)
    const uri = keyUri(secret, { issuer: business_name, label: username })
    return c.json<NewSecondFactor>({ success: true, secret, uri }, 201)
  })
  .post('/confirm', signedIn, ...validPasswordBody(SecondFactorCode), async (c) => {
    const { db } = c.var
    const { user, tokenHash } = callerOf(c)
    const { secret, otp } = c.req.valid('json')
    const now = new Date()
    const attempts = attemptKey(`second factor of ${user.id}`)
    await limitAttempts(c, attempts, now)
    if (!(await isProposed(db, user.id, secret, tokenHash))) {
      throw new AppError('conflict', (await readSecondFactor(db, user.id)) ? ALREADY : OTHER_KEY)
    }
    const step = stepOf(secret, otp, now)
    if (step === null) throw invalidField('otp', WRONG_CODE)
    const { codes, hashes } = await newRecoveryCodes()
    const confirmed = { key: secret, session: tokenHash, step, codeHashes: hashes, attempts }
    if (!(await confirmSecondFactor(db, user, confirmed, now))) throw new AppError('conflict', OTHER_KEY)
    sendMailsAfterResponse(c)
    return c.json<RecoveryCodes>({ success: true, recovery_codes: codes })
  })
  .post('/recovery-codes', signedIn, ...validPasswordBody(PasswordProof), async (c) => {
    await prove(c, c.req.valid('json'))
    const { codes, hashes } = await newRecoveryCodes()
    if (!(await replaceRecoveryCodes(c.var.db, callerOf(c).user, hashes, new Date()))) {
      throw new AppError('conflict', NONE)
    }
    sendMailsAfterResponse(c)
    return c.json<RecoveryCodes>({ success: true, recovery_codes: codes })
  })
  .post('/remove', signedIn, ...validPasswordBody(PasswordProof), async (c) => {
    await prove(c, c.req.valid('json'))
    await removeOwnSecondFactor(c.var.db, callerOf(c).user, new Date())
    sendMailsAfterResponse(c)
    return c.json<Done>({ success: true })
  })

async function prove(c: Context<AppEnv>, { current_password }: PasswordProof): Promise<void> {
  const { attempts } = await verifyOwnPassword(c, current_password, new Date())
  await clearAttempts(c.var.db, attempts)
}
