import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { readAccessAndChange, readSiteAccess, type SiteAccess } from '../../db/access/site-access.ts'
import type { Db } from '../../db/client.ts'
import { logError } from '../../log/log-error.ts'

const COOKIE = 'site_access'

/** How long this isolate trusts what it last read of the site password. */
export const TRUSTED_MS = 5000

let known: { pass: string | null; until: number } | undefined
let writes = 0

/**
 * What the cookie of a visitor who entered must say; `null` while the site is open to everybody. Nobody can make it
 * up without the stored hash, it does not reveal that hash, and every change of the password makes another one.
 */
export function passOf({ required, password_hash, updated_at }: SiteAccess): string | null {
  if (!required || !password_hash) return null
  return createHmac('sha256', password_hash).update(`site access since ${updated_at}`).digest('base64url')
}

/** True while this isolate may trust that it read of no password. */
export function isKnownOpen(): boolean {
  return known !== undefined && known.pass === null && Date.now() < known.until
}

/** True while this isolate must ask for the pass, and the last it read of one, if it has read yet, is that there was none. */
export function isProbablyOpen(): boolean {
  return known === undefined || (known.pass === null && Date.now() >= known.until)
}

/** The pass as this isolate last knew it. Where the database cannot be read that stands; throws when nothing is known. */
export async function requiredPass(db: Db): Promise<string | null> {
  if (known && Date.now() < known.until) return known.pass
  try {
    return passOf(await freshAccess(db))
  } catch (error) {
    if (!known) throw error
    logError('The site password could not be read, what was known stands', error)
    return known.pass
  }
}

/** The state of the site password as it is stored now. */
export async function freshAccess(db: Db): Promise<SiteAccess> {
  const writesBefore = writes
  const access = await readSiteAccess(db)
  // A read that began before a write in this isolate may be outdated by now.
  if (writes === writesBefore) trust(access)
  return access
}

/** When anything was changed last, as it is stored now; `null` where visitors need a password. */
export async function lastChangeIfOpen(db: Db): Promise<Date | null> {
  const writesBefore = writes
  const { access, changedAt } = await readAccessAndChange(db)
  if (writes === writesBefore) trust(access)
  return isKnownOpen() ? changedAt : null
}

/** Takes over a state that was just written. */
export function trustWritten(access: SiteAccess): void {
  writes++
  trust(access)
}

function trust(access: SiteAccess): void {
  known = { pass: passOf(access), until: Date.now() + TRUSTED_MS }
}

/** True when the caller's cookie is `pass`. */
export function hasPass(c: Context, pass: string): boolean {
  const cookie = Buffer.from(getCookie(c, COOKIE) ?? '')
  const wanted = Buffer.from(pass)
  return cookie.length === wanted.length && timingSafeEqual(cookie, wanted)
}

/** Gives the caller the cookie that opens the site until the browser is closed. */
export function givePass(c: Context, pass: string): void {
  const secure = c.req.url.startsWith('https:')
  setCookie(c, COOKIE, pass, { path: '/', httpOnly: true, sameSite: 'Lax', secure })
}
