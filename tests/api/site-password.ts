import { SiteAccessResponse } from '#contract/access/site-access'
import { call, expectResponse, newAddress, tokenOf } from './client.ts'

export const SITE_PASSWORD = 'correct horse battery'

/** Sets or lifts the site password as the manager. */
export async function setSitePassword(required: boolean, password?: string) {
  const token = await tokenOf('manager')
  return expectResponse(SiteAccessResponse, 200, 'PUT', '/api/site-access', { body: { required, password }, token })
}

/** Runs `act` while the site is locked, and unlocks it whatever happens: all tests share one server. */
export async function whileLocked<T>(act: () => Promise<T>): Promise<T> {
  await setSitePassword(true, SITE_PASSWORD)
  try {
    return await act()
  } finally {
    await setSitePassword(false)
  }
}

/** Tries to enter the locked site. */
export function enterSite(password: unknown, address = newAddress()) {
  return call('POST', '/api/auth/site-access', { body: { password }, headers: { 'CF-Connecting-IP': address } })
}

/** The header of a visitor who has entered. */
export async function siteAccessCookie(password: string = SITE_PASSWORD) {
  const response = await enterSite(password)
  return { Cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? '' }
}
