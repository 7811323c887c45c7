import { Hono } from 'hono'
import { PasswordChange } from '#contract/access/account'
import { Login, type LoginResponse, type MeResponse, type VerifyResponse } from '#contract/access/session'
import type { Done } from '#contract/wire'
import { normalizeUsername } from '#domain/access/username'
import { sha256 } from '#domain/sha256'
import { changePassword } from '../db/access/accounts.ts'
import { endSession, findAccount, openSession } from '../db/access/sessions.ts'
import { readBusiness } from '../db/business.ts'
import { limitAttempts } from '../http/access/count-attempt.ts'
import { refuseGuessable } from '../http/access/guessable-password.ts'
import { verifyOwnPassword, wrongOwnPassword } from '../http/access/own-password.ts'
import { hashPassword, isPassword } from '../http/access/password.ts'
import { validPasswordBody } from '../http/access/password-body.ts'
import { requireSecondStep } from '../http/access/second-step.ts'
import { signedIn } from '../http/access/staff.ts'
import { newToken } from '../http/access/token.ts'
import { AppError } from '../http/app-error.ts'
import { callerOf } from '../http/caller.ts'
import type { AppEnv } from '../http/env.ts'
import { sendMailsAfterResponse } from '../mail/send-after-response.ts'

/** Signing in. */
export const login = new Hono<AppEnv>().post('/', ...validPasswordBody(Login), async (c) => {
  const { username, password, otp } = c.req.valid('json')
  const name = normalizeUsername(username)
  const now = new Date()
  // A username that does not exist may be a password typed into the wrong field.
  c.set('isPrivate', true)
  await limitAttempts(c, name, now)
  const account = await findAccount(c.var.db, name)
  c.set('isPrivate', account === undefined)
  const isRight = await isPassword(password, account?.passwordHash)
  const wrong = new AppError('unauthorized', 'Wrong username or password.')
  if (!account || !isRight) throw wrong
  const { usedRecoveryCode } = await requireSecondStep(c, account, { name, otp, now })
  if (usedRecoveryCode) sendMailsAfterResponse(c)
  const token = newToken()
  // The password or the second factor may have been changed while these were checked.
  if (!(await openSession(c.var.db, await sha256(token), account, now))) throw wrong
  return c.json<LoginResponse>({ success: true, token, user: account.user })
})

/** What a signed-in account may read and change about itself. */
export const session = new Hono<AppEnv>()
  .get('/verify', signedIn, (c) => c.json<VerifyResponse>({ success: true, user: callerOf(c).user }))
  .get('/me', signedIn, (c) => c.json<MeResponse>({ success: true, data: callerOf(c).user }))
  .post('/logout', signedIn, async (c) => {
    await endSession(c.var.db, callerOf(c).tokenHash)
    return c.json<Done>({ success: true })
  })
  .put('/password', signedIn, ...validPasswordBody(PasswordChange), async (c) => {
    const { current_password, new_password } = c.req.valid('json')
    const { db } = c.var
    const { user, tokenHash } = callerOf(c)
    // Before the attempt is counted: an invalid new password is not a guess at the current one.
    const { business_name } = await readBusiness(db)
    refuseGuessable('new_password', new_password, [user.username, user.email, business_name])
    const now = new Date()
    const { hash: oldHash, attempts } = await verifyOwnPassword(c, current_password, now)
    const hashes = { oldHash, newHash: await hashPassword(new_password) }
    if (!(await changePassword(db, user, { ...hashes, keeps: tokenHash, attempts }, now))) throw wrongOwnPassword()
    sendMailsAfterResponse(c)
    return c.json<Done>({ success: true })
  })
