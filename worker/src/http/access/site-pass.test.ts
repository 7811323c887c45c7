import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { openDb } from '../../db/client.ts'
import { flushNow } from '../../log/buffer.ts'
import {
  cacheWrittenAccess,
  hasPassCookie,
  PASS_CACHE_MS,
  passOf,
  readFreshAccess,
  requiredPass,
  setPassCookie,
} from './site-pass.ts'

const access = { required: true, password_hash: 'scrypt$salt$key', version: 1, updated_at: '2026-11-20T10:00:00.000Z' }

describe('passOf', () => {
  test('is the same for the same state, and another one after every change', () => {
    const passes = [
      access,
      { ...access, password_hash: 'scrypt$other$key' },
      { ...access, updated_at: '2026-11-20T10:00:00.001Z' },
    ].map(passOf)
    expect(new Set(passes).size).toBe(3)
    expect(passOf({ ...access })).toBe(passes[0])
    expect(passes[0]).toMatch(/^[\w-]{43}$/)
  })

  test('is not needed while the site is open, or where nobody chose a password', () => {
    expect(passOf({ ...access, required: false })).toBeNull()
    expect(passOf({ ...access, password_hash: null })).toBeNull()
  })
})

describe('the cookie', () => {
  const app = new Hono().get('/', (c) => {
    setPassCookie(c, 'pass')
    return c.json(hasPassCookie(c, 'pass'))
  })
  const ask = (url: string, cookie = '') => app.request(url, { headers: { Cookie: cookie } })

  test.each([
    ['http://127.0.0.1/', 'site_access=pass; Path=/; HttpOnly; SameSite=Lax'],
    ['https://tampa.test/', 'site_access=pass; Path=/; HttpOnly; Secure; SameSite=Lax'],
  ])('that %s gives is %s', async (url, cookie) => {
    expect((await ask(url)).headers.get('Set-Cookie')).toBe(cookie)
  })

  test.each([
    ['', false],
    ['site_access=', false],
    ['site_access=pas', false],
    ['site_access=passt', false],
    ['other=pass', false],
    ['a=b; site_access=pass', true],
  ])('“%s” opens the site: %s', async (cookie, isOpen) => {
    expect(await (await ask('http://127.0.0.1/', cookie)).json()).toBe(isOpen)
  })
})

test('what was read before a change in this isolate is not trusted after it', async () => {
  const open = { required: false, password_hash: null, version: 1, updated_at: '' }
  // The row is read while the site is open, and arrives after it was locked.
  const raw = async () => {
    cacheWrittenAccess(access)
    return [[0, null, 1, '']]
  }
  const slow = openDb({ prepare: () => ({ bind: () => ({ raw }) }) } as unknown as D1Database)
  expect(await readFreshAccess(slow)).toEqual(open)
  expect(await requiredPass(slow)).toBe(passOf(access))
})

test('the last state that was read goes on while the database is away', async () => {
  const raw = () => Promise.reject(new Error('away'))
  const away = openDb({ prepare: () => ({ bind: () => ({ raw }) }) } as unknown as D1Database)
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    cacheWrittenAccess(access)
    vi.setSystemTime(Date.now() + PASS_CACHE_MS)
    expect(await requiredPass(away)).toBe(passOf(access))
    expect(told).toHaveBeenCalledOnce()
  } finally {
    // Log entries must not stay in the buffer, which the tests of other files share.
    const unstored = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await flushNow(away)
    for (const quiet of [told, unstored]) quiet.mockRestore()
    vi.useRealTimers()
  }
})
