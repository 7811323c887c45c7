import { type Context, Hono } from 'hono'
import {
  type PasswordRequired,
  SiteAccessInput,
  type SiteAccessResponse,
  SiteEntry,
} from '#contract/access/site-access'
import { clearAttempts } from '../db/access/login-attempts.ts'
import { readSiteAccess, type SiteAccess, writeSiteAccess } from '../db/access/site-access.ts'
import { readBusiness } from '../db/business.ts'
import { attemptKey, limitAttempts } from '../http/access/count-attempt.ts'
import { refuseGuessable } from '../http/access/guessable-password.ts'
import { hashPassword, isPassword } from '../http/access/password.ts'
import { validPasswordBody } from '../http/access/password-body.ts'
import {
  cacheWrittenAccess,
  hasPassCookie,
  PASS_CACHE_MS,
  passOf,
  readFreshAccess,
  requiredPass,
  setPassCookie,
} from '../http/access/site-pass.ts'
import { staff } from '../http/access/staff.ts'
import { AppError, invalidField } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { purgeAll } from '../http/caching/edge-cache.ts'
import { callerAddress } from '../http/caller-address.ts'
import type { AppEnv } from '../http/env.ts'
import { retryOnConflict } from '../http/retry-on-conflict.ts'
import { refuseStale, sendVersion } from '../http/version-tag.ts'

/** A visitor learns whether a password is needed, and enters it. */
export const siteEntry = new Hono<AppEnv>()
  .get('/password-required', async (c) => {
    const pass = await requiredPass(c.var.primary)
    return c.json<PasswordRequired>({ required: pass !== null && !hasPassCookie(c, pass), password: null })
  })
  .post('/site-access', ...validPasswordBody(SiteEntry), async (c) => {
    // Counted per network, so that one visitor's attempts do not lock out all others.
    const name = attemptKey(`site access ${callerAddress(c)}`)
    await limitAttempts(c, name, new Date())
    const access = await readFreshAccess(c.var.db)
    const isRight = await isPassword(c.req.valid('json').password, access.password_hash ?? undefined)
    if (!isRight) throw new AppError('unauthorized', 'Wrong password.')
    await clearAttempts(c.var.db, name)
    const pass = passOf(access)
    if (pass) setPassCookie(c, pass)
    return c.body(null, 204)
  })

/** Staff set and lift the site password. */
export const siteAccess = staff('business_info')
  .get('/', async (c) => respond(c, await readSiteAccess(c.var.db)))
  .put('/', ...validPasswordBody(SiteAccessInput), async (c) => {
    const { required = null, password } = c.req.valid('json')
    if (password) refuseGuessable('password', password, [(await readBusiness(c.var.db)).business_name])
    const hash = password === undefined ? null : await hashPassword(password)
    const access = await retryOnConflict(async () => {
      const before = await readSiteAccess(c.var.db)
      refuseStale(c, before.version)
      if (required && !hash && !before.password_hash) {
        throw invalidField('password', 'Choose a password before you require one.')
      }
      return writeSiteAccess(c.var.db, before, { required, hash }, author(c))
    })
    cacheWrittenAccess(access)
    // Purged again once every isolate has read the change: until then, one may put an open page into the edge cache.
    purgeAll(c, PASS_CACHE_MS)
    return respond(c, access)
  })

function respond(c: Context<AppEnv>, { required, password_hash, version }: SiteAccess) {
  sendVersion(c, version)
  return c.json<SiteAccessResponse>({ success: true, required, password_set: password_hash !== null, version })
}
