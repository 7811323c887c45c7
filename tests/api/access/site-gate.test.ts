import { describe, expect, test } from 'vitest'
import { images, loginAttempts, siteAccess } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, getPage, signIn, tokenOf } from '../client.ts'
import { newAccount } from '../records.ts'
import { enterSite, SITE_PASSWORD, setSitePassword, siteAccessCookie, whileLocked } from '../site-password.ts'

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

describe('a locked site', () => {
  test('shows a stranger the password screen in place of every page', async () => {
    await whileLocked(async () => {
      for (const path of PAGES) {
        const { status, headers, text } = await getPage(path)
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
        const response = await call('GET', path)
        expect(response, path).toMatchObject({
          status: 401,
          body: { success: false, error: expect.stringContaining('password') },
        })
        expect(response.headers.get('Cache-Control'), path).toBe('no-store')
      }
      for (const path of ['/api/rentals', '/api/contact'])
        expect((await call('POST', path, { body: {} })).status).toBe(401)
    })
  })

  test('lets in whoever has entered, and has nothing of it kept', async () => {
    await whileLocked(async () => {
      const cookie = await siteAccessCookie()
      for (const path of ['/', '/rentals', '/faq', '/api/business-info', '/api/trailers/public', await picture()]) {
        const { status, headers, text } = await getPage(path, cookie)
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
      const response = await call('GET', '/api/trailers/public', { token })
      expect(response.status).toBe(200)
      const cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
      expect((await getPage(await picture(), { Cookie: cookie })).status).toBe(200)
      expect((await call('GET', '/api/rentals', { token })).status).toBe(200)
      const stranger = { Authorization: `Bearer ${'x'.repeat(43)}` }
      const refused = await call('GET', '/api/trailers/public', { headers: stranger })
      expect(refused).toMatchObject({ status: 401, body: { error: expect.stringContaining('session has ended') } })
      expect(refused.headers.get('Set-Cookie')).toBeNull()
      expect((await getPage('/rentals', stranger)).status).toBe(401)
    })
  })

  test('keeps what the gate and the portal need open', async () => {
    await whileLocked(async () => {
      for (const path of ['/admin', '/admin/rentals', '/favicon.svg', '/api/health', '/api/auth/password-required']) {
        expect((await getPage(path)).status, path).toBe(200)
      }
      const asset = /\/_astro\/[\w.-]+\.js/.exec((await getPage('/')).text)?.[0]
      expect((await getPage(String(asset))).status).toBe(200)
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
        const { text } = await getPage(path, { 'X-Original-URL': '/admin', 'X-Forwarded-Prefix': '/admin' })
        expect(text, path).not.toMatch(/business_name|<article|How does renting|Three steps/)
      }
    })
  })

  test('answers like any other once it is open again', async () => {
    await whileLocked(async () => expect((await getPage('/rentals')).status).toBe(401))
    const { status, headers } = await getPage('/rentals')
    expect(status).toBe(200)
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toContain('max-age=60')
  })
})

describe('the cookie', () => {
  test('dies when the password changes, and when the gate is lifted and set anew', async () => {
    await whileLocked(async () => {
      const first = await siteAccessCookie()
      await setSitePassword(true, 'another long password')
      expect((await getPage('/rentals', first)).status).toBe(401)
      expect((await enterSite(SITE_PASSWORD)).status).toBe(401)
      const second = await siteAccessCookie('another long password')
      expect((await getPage('/rentals', second)).status).toBe(200)
      await setSitePassword(false)
      await setSitePassword(true)
      expect((await getPage('/rentals', second)).status).toBe(401)
      expect((await getPage('/rentals', await siteAccessCookie('another long password'))).status).toBe(200)
    })
  })

  test('lives through a save that changes nothing', async () => {
    await whileLocked(async () => {
      const cookie = await siteAccessCookie()
      await setSitePassword(true)
      expect((await getPage('/rentals', cookie)).status).toBe(200)
    })
  })

  test('is neither guessed nor kept, and tells nothing of the hash', async () => {
    await whileLocked(async () => {
      const { db } = await product()
      const { Cookie } = await siteAccessCookie()
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
        expect((await getPage('/rentals', { Cookie: `site_access=${encodeURIComponent(guess)}` })).status).toBe(401)
      }
    })
  })
})
