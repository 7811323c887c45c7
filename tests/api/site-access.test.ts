import { describe, expect, test } from 'vitest'
import { SiteAccessAnswer } from '#contract/site-access'
import { images, loginAttempts, siteAccess } from '../../worker/src/db/schema.ts'
import { product, send } from '../product.ts'
import { ask, call, newAddress, signIn, tokenOf } from './client.ts'
import { newAccount } from './records.ts'
import { enter, entered, lock, SITE_PASSWORD, whileLocked } from './site-password.ts'

const PAGES = [
  '/',
  '/rentals',
  '/faq',
  '/contact',
  '/rental-details?id=1',
  '/rent/1',
  '/no-such-page',
  '/imgs/4.jpg',
  '/Admin',
  '//admin',
]
const CALLS = ['/api/business-info', '/api/trailers/public', '/api/trailers/1/availability', '/api/nothing', '/api']

async function picture() {
  const { db } = await product()
  const [image] = await db.select().from(images).limit(1)
  return `/images/rentals/${image?.filename}`
}

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await send(`${(await product()).url.origin}${path}`, { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('a locked site', () => {
  test('shows a stranger the password screen in place of every page', async () => {
    await whileLocked(async () => {
      for (const path of PAGES) {
        const { status, headers, text } = await get(path)
        expect(status, path).toBe(401)
        expect(text, path).toContain('<title>Admin Access | Tampa Food Trailers</title>')
        expect(text, path).not.toContain('Roll up')
        expect(headers.get('Cache-Control'), path).toBe('no-store')
        expect(headers.get('Cloudflare-CDN-Cache-Control'), path).toBeNull()
        expect(headers.get('X-Robots-Tag'), path).toBe('noindex')
        expect(headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'")
      }
    })
  })

  test('refuses a stranger’s calls and pictures in the one error shape', async () => {
    await whileLocked(async () => {
      for (const path of [...CALLS, await picture(), '/images/rentals/none.jpg']) {
        const answer = await call('GET', path)
        expect(answer, path).toMatchObject({
          status: 401,
          body: { success: false, error: expect.stringContaining('password') },
        })
        expect(answer.headers.get('Cache-Control'), path).toBe('no-store')
      }
      for (const path of ['/api/rentals', '/api/contact'])
        expect((await call('POST', path, { body: {} })).status).toBe(401)
    })
  })

  test('lets in whoever has entered, and has nothing of it kept', async () => {
    await whileLocked(async () => {
      const cookie = await entered()
      for (const path of ['/', '/rentals', '/faq', '/api/business-info', '/api/trailers/public', await picture()]) {
        const { status, headers, text } = await get(path, cookie)
        expect(status, path).toBe(200)
        expect(text).not.toContain('Admin Access')
        expect(headers.get('Cache-Control'), path).toBe('private, no-store')
        expect(headers.get('Cloudflare-CDN-Cache-Control'), path).toBeNull()
        expect(headers.get('Cache-Tag'), path).toBeNull()
      }
    })
  })

  test('lets staff pass with their token, and their pictures with the cookie that comes with it', async () => {
    await whileLocked(async () => {
      const token = await tokenOf('staff')
      const answer = await call('GET', '/api/trailers/public', { token })
      expect(answer.status).toBe(200)
      const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
      expect((await get(await picture(), { Cookie: cookie })).status).toBe(200)
      expect((await call('GET', '/api/rentals', { token })).status).toBe(200)
      const stranger = { Authorization: `Bearer ${'x'.repeat(43)}` }
      const refused = await call('GET', '/api/trailers/public', { headers: stranger })
      expect(refused).toMatchObject({ status: 401, body: { error: expect.stringContaining('session has ended') } })
      expect(refused.headers.get('Set-Cookie')).toBeNull()
      expect((await get('/rentals', stranger)).status).toBe(401)
    })
  })

  test('keeps what the gate and the portal need open', async () => {
    await whileLocked(async () => {
      for (const path of ['/admin', '/admin/rentals', '/favicon.svg', '/api/health', '/api/auth/password-required']) {
        expect((await get(path)).status, path).toBe(200)
      }
      const asset = /\/_astro\/[\w.-]+\.js/.exec((await get('/')).text)?.[0]
      expect((await get(String(asset))).status).toBe(200)
      const { username, password } = await newAccount()
      expect(await signIn(username, password)).toMatch(/^[\w-]{43}$/)
    })
  })

  test('cannot be walked around', async () => {
    await whileLocked(async () => {
      const paths = [
        '/admin/../rentals',
        '/admin/..%2frentals',
        '/admin%2f..%2frentals',
        '/_astro/..%2frentals',
        '/_astro/..%2ffaq.html',
        '/RENTALS',
        '/%72entals',
        '/rentals/',
        '/faq.html',
        '/index.html',
        '/api/health/../business-info',
        '/api/health/%2e%2e/business-info',
        '/api/auth/login/..%2f..%2fbusiness-info',
        '/_server-islands/RentalShowcase',
        '/_image?href=/imgs/4.jpg',
      ]
      for (const path of paths) {
        const { text } = await get(path, { 'X-Original-URL': '/admin', 'X-Forwarded-Prefix': '/admin' })
        expect(text, path).not.toMatch(/business_name|<article|How does renting|Three stops/)
      }
    })
  })

  test('answers like any other once it is open again', async () => {
    await whileLocked(async () => expect((await get('/rentals')).status).toBe(401))
    const { status, headers } = await get('/rentals')
    expect(status).toBe(200)
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toContain('max-age=60')
  })
})

describe('GET /api/auth/password-required', () => {
  test('says whether this visitor needs it, never what it is, and is not kept', async () => {
    expect((await call('GET', '/api/auth/password-required')).body).toEqual({ required: false, password: null })
    await whileLocked(async () => {
      const answer = await call('GET', '/api/auth/password-required')
      expect(answer.body).toEqual({ required: true, password: null })
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      const inside = await call('GET', '/api/auth/password-required', { headers: await entered() })
      expect(inside.body).toEqual({ required: false, password: null })
    })
  })
})

describe('POST /api/auth/site-access', () => {
  test('answers 204 and a cookie that scripts cannot read', async () => {
    await whileLocked(async () => {
      const { status, body, headers } = await enter(SITE_PASSWORD)
      expect([status, body]).toEqual([204, ''])
      expect(headers.get('Set-Cookie')).toMatch(/^site_access=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    })
  })

  test('says “Wrong password.” and gives nothing', async () => {
    await whileLocked(async () => {
      for (const password of ['wrong', `${SITE_PASSWORD} `, SITE_PASSWORD.toUpperCase(), "' or 1=1--"]) {
        const { status, body, headers } = await enter(password)
        expect([status, body]).toMatchObject([401, { success: false, error: 'Wrong password.' }])
        expect(headers.get('Set-Cookie')).toBeNull()
      }
      for (const password of ['', null, 7, ['x'], 'x'.repeat(1025)]) expect((await enter(password)).status).toBe(400)
    })
  })

  test('stops an address after five failures, also when they are sent at once, and no other visitor', async () => {
    await whileLocked(async () => {
      const address = newAddress()
      const answers = await Promise.all(Array.from({ length: 9 }, () => enter('wrong', address)))
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
      const stopped = await enter(SITE_PASSWORD, address)
      expect(stopped.status).toBe(429)
      expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
      expect((await enter(SITE_PASSWORD)).status).toBe(204)
    })
  })

  test('forgets the failures of an address that gets in', async () => {
    await whileLocked(async () => {
      const address = newAddress()
      for (let round = 0; round < 2; round++) {
        for (let failed = 0; failed < 4; failed++) await enter('wrong', address)
        expect((await enter(SITE_PASSWORD, address)).status).toBe(204)
      }
    })
  })
})

describe('the cookie', () => {
  test('dies when the password changes, and when the gate is lifted and set anew', async () => {
    await whileLocked(async () => {
      const first = await entered()
      await lock(true, 'another long password')
      expect((await get('/rentals', first)).status).toBe(401)
      expect((await enter(SITE_PASSWORD)).status).toBe(401)
      const second = await entered('another long password')
      expect((await get('/rentals', second)).status).toBe(200)
      await lock(false)
      await lock(true)
      expect((await get('/rentals', second)).status).toBe(401)
      expect((await get('/rentals', await entered('another long password'))).status).toBe(200)
    })
  })

  test('lives through a save that changes nothing', async () => {
    await whileLocked(async () => {
      const cookie = await entered()
      await lock(true)
      expect((await get('/rentals', cookie)).status).toBe(200)
    })
  })

  test('is neither guessed nor kept, and tells nothing of the hash', async () => {
    await whileLocked(async () => {
      const { db } = await product()
      const { Cookie } = await entered()
      const [row] = await db.select().from(siteAccess)
      const value = Cookie.split('=')[1] ?? ''
      const stored = JSON.stringify([row, await db.select().from(loginAttempts)])
      expect(stored).not.toContain(value)
      expect(stored).not.toContain(SITE_PASSWORD)
      expect(row?.password_hash).toMatch(/^scrypt\$/)
      for (const guess of [
        '',
        'true',
        'null',
        value.slice(1),
        `${value}x`,
        String(row?.password_hash),
        String(row?.updated_at),
      ]) {
        expect((await get('/rentals', { Cookie: `site_access=${encodeURIComponent(guess)}` })).status).toBe(401)
      }
    })
  })
})

describe('PUT /api/site-access', () => {
  test('is for staff who may manage the business information', async () => {
    const { username, password } = await newAccount({ role: 'visitor' })
    const viewer = await signIn(username, password)
    const put = (token?: string) =>
      call('PUT', '/api/site-access', { body: { required: false }, ...(token && { token }) })
    expect((await put()).status).toBe(401)
    expect((await put(viewer)).status).toBe(403)
    expect((await put(await tokenOf('staff'))).status).toBe(200)
    const seen = await ask(SiteAccessAnswer, 200, 'GET', '/api/site-access', { token: viewer })
    expect(seen.required).toBe(false)
  })

  test('needs a password where none is stored, and keeps a stored one', async () => {
    const { db } = await product()
    await db.delete(siteAccess)
    const token = await tokenOf('manager')
    const none = await call('PUT', '/api/site-access', { body: { required: true }, token })
    expect(none).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } })
    expect(await lock(false, SITE_PASSWORD)).toEqual({ success: true, required: false, password_set: true })
    await whileLocked(async () => {
      await lock(false)
      expect((await lock(true)).required).toBe(true)
      expect((await enter(SITE_PASSWORD)).status).toBe(204)
    })
  })

  test.each([
    ['eleven letters', { required: true, password: 'eleven char' }],
    ['129 letters', { required: true, password: 'x'.repeat(129) }],
    ['blanks', { required: true, password: ' '.repeat(12) }],
    ['a number', { required: true, password: 123456789012 }],
    ['no switch', { password: SITE_PASSWORD }],
    ['a text for the switch', { required: 'true', password: SITE_PASSWORD }],
  ])('refuses %s', async (_, body) => {
    expect((await call('PUT', '/api/site-access', { body, token: await tokenOf('manager') })).status).toBe(400)
    expect((await get('/faq')).status).toBe(200)
  })
})
