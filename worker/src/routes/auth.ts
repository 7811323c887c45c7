import { Hono } from 'hono'
import { Login, type LoginAnswer, type MeAnswer, type VerifyAnswer } from '#contract/session'
import { endSession, findAccount, openSession } from '../db/sessions.ts'
import { AppError } from '../http/app-error.ts'
import type { AppEnv } from '../http/env.ts'
import { isPassword } from '../http/password.ts'
import { countAttempt } from '../http/rate-limit.ts'
import { signedIn } from '../http/staff.ts'
import { newToken, sha256 } from '../http/token.ts'
import { validBody } from '../http/valid.ts'

/** Signing in. */
export const login = new Hono<AppEnv>().post('/', ...validBody(Login), async (c) => {
  const { username, password } = c.req.valid('json')
  const name = username.normalize('NFKC').trim()
  const now = new Date()
  await countAttempt(c, name, now)
  const account = await findAccount(c.var.db, name)
  const isRight = await isPassword(password, account?.passwordHash)
  if (!account || !isRight) throw new AppError('unauthorized', 'Wrong username or password.')
  const token = newToken()
  await openSession(c.var.db, await sha256(token), account.user, now)
  return c.json<LoginAnswer>({ success: true, token, user: account.user })
})

/** Whatever a signed-in account may ask about itself. */
export const session = new Hono<AppEnv>()
  .get('/verify', signedIn, (c) => c.json<VerifyAnswer>({ success: true, user: c.var.user }))
  .get('/me', signedIn, (c) => c.json<MeAnswer>({ success: true, data: c.var.user }))
  .post('/logout', signedIn, async (c) => {
    await endSession(c.var.db, c.var.tokenHash)
    return c.json({ success: true })
  })
