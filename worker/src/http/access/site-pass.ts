import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { readAccessAndChange, readSiteAccess, type SiteAccess } from '../../db/access/site-access.ts'
import type { Db } from '../../db/client.ts'
import { logError } from '../../log/log-error.ts'

const COOKIE = 'site_access'

/** How long this isolate trusts the state of the site password that it last read. */
export const PASS_CACHE_MS = 5000

let cached: { pass: string | null; until: number } | undefined
let writes = 0

/**
 * The value of the cookie of a visitor who has entered the password; `null` while the site is open to everybody. It cannot be
 * forged without the stored hash, does not reveal that hash, and changes with the password.
 */
export function passOf({ required, password_hash, updated_at }: SiteAccess): string | null {
  if (!required || !password_hash) return null
  return createHmac('sha256', password_hash).update(`site access since ${updated_at}`).digest('base64url')
}

/** True if this isolate has recently read that no password is required. */
export function isKnownOpen(): boolean {
  return cached !== undefined && cached.pass === null && Date.now() < cached.until
}

/** True if this isolate must read the pass again and, as far as it knows, none is required. */
export function isProbablyOpen(): boolean {
  return cached === undefined || (cached.pass === null && Date.now() >= cached.until)
}

/** The pass, cached for `PASS_CACHE_MS`. If the database cannot be read, the last known pass applies; throws if there is none. */
export async function requiredPass(db: Db): Promise<string | null> {
  if (cached && Date.now() < cached.until) return cached.pass
  try {
    return passOf(await readFreshAccess(db))
  } catch (error) {
    if (!cached) throw error
    logError('The site password could not be read; its last known state applies', error)
    return cached.pass
  }
}

/** The current state of the site password, read from the database. */
export async function readFreshAccess(db: Db): Promise<SiteAccess> {
  const writesBefore = writes
  const access = await readSiteAccess(db)
  // A read that began before a write in this isolate may be outdated by now.
  if (writes === writesBefore) cacheAccess(access)
  return access
}

/** Time of the last change of anything, read from the database; `null` if visitors need a password. */
export async function lastChangeIfOpen(db: Db): Promise<Date | null> {
  const writesBefore = writes
  const { access, changedAt } = await readAccessAndChange(db)
  if (writes === writesBefore) cacheAccess(access)
  return isKnownOpen() ? changedAt : null
}

/** Caches a state that was just written. */
export function cacheWrittenAccess(access: SiteAccess): void {
  writes++
  cacheAccess(access)
}

function cacheAccess(access: SiteAccess): void {
  cached = { pass: passOf(access), until: Date.now() + PASS_CACHE_MS }
}

/** True when the caller's cookie is `pass`. */
export function hasPassCookie(c: Context, pass: string): boolean {
  const cookie = Buffer.from(getCookie(c, COOKIE) ?? '')
  const wanted = Buffer.from(pass)
  return cookie.length === wanted.length && timingSafeEqual(cookie, wanted)
}

/** Gives the caller the cookie that opens the site until the browser is closed. */
export function setPassCookie(c: Context, pass: string): void {
  const secure = c.req.url.startsWith('https:')
  setCookie(c, COOKIE, pass, { path: '/', httpOnly: true, sameSite: 'Lax', secure })
}
