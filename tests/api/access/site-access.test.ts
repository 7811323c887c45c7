import { describe, expect, test } from 'vitest'
import { SiteAccessResponse } from '#contract/access/site-access'
import { siteAccess } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, getPage, newAddress, signIn, tokenOf } from '../client.ts'
import { newAccount } from '../records.ts'
import { enterSite, SITE_PASSWORD, setSitePassword, siteAccessCookie, whileLocked } from '../site-password.ts'

describe('GET /api/auth/password-required', () => {
  test('says whether this visitor needs it, never what it is, and is not kept', async () => {
    expect((await call('GET', '/api/auth/password-required')).body).toEqual({ required: false, password: null })
    await whileLocked(async () => {
      const response = await call('GET', '/api/auth/password-required')
      expect(response.body).toEqual({ required: true, password: null })
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const inside = await call('GET', '/api/auth/password-required', { headers: await siteAccessCookie() })
      expect(inside.body).toEqual({ required: false, password: null })
    })
  })
})

describe('POST /api/auth/site-access', () => {
  test('answers 204 and a cookie that scripts cannot read', async () => {
    await whileLocked(async () => {
      const { status, body, headers } = await enterSite(SITE_PASSWORD)
      expect([status, body]).toEqual([204, ''])
      expect(headers.get('Set-Cookie')).toMatch(/^site_access=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    })
  })

  test('says “Wrong password.” and gives nothing', async () => {
    await whileLocked(async () => {
      for (const password of ['wrong', `${SITE_PASSWORD} `, SITE_PASSWORD.toUpperCase(), "' or 1=1--"]) {
        const { status, body, headers } = await enterSite(password)
        expect([status, body]).toMatchObject([401, { success: false, error: 'Wrong password.' }])
        expect(headers.get('Set-Cookie')).toBeNull()
      }
      for (const password of ['', null, 7, ['x'], 'x'.repeat(1025)])
        expect((await enterSite(password)).status).toBe(400)
    })
  })

  test('stops an address after five failures, also when they are sent at once, and no other visitor', async () => {
    await whileLocked(async () => {
      const address = newAddress()
      const responses = await Promise.all(Array.from({ length: 9 }, () => enterSite('wrong', address)))
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
      const stopped = await enterSite(SITE_PASSWORD, address)
      expect(stopped.status).toBe(429)
      expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
      expect((await enterSite(SITE_PASSWORD)).status).toBe(204)
    })
  })

  test('forgets the failures of an address that gets in', async () => {
    await whileLocked(async () => {
      const address = newAddress()
      for (let round = 0; round < 2; round++) {
        for (let failed = 0; failed < 4; failed++) await enterSite('wrong', address)
        expect((await enterSite(SITE_PASSWORD, address)).status).toBe(204)
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
    const seen = await expectResponse(SiteAccessResponse, 200, 'GET', '/api/site-access', { token: viewer })
    expect(seen.required).toBe(false)
  })

  test('needs a password where none is stored, and keeps a stored one', async () => {
    const { db } = await product()
    await db.delete(siteAccess)
    const token = await tokenOf('manager')
    const none = await call('PUT', '/api/site-access', { body: { required: true }, token })
    expect(none).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } })
    expect(await setSitePassword(false, SITE_PASSWORD)).toMatchObject({ required: false, password_set: true })
    await whileLocked(async () => {
      await setSitePassword(false)
      expect((await setSitePassword(true)).required).toBe(true)
      expect((await enterSite(SITE_PASSWORD)).status).toBe(204)
    })
  })

  test('leaves the switch alone where only the password is given, and is refused with neither', async () => {
    const token = await tokenOf('manager')
    const put = (body: object) => call('PUT', '/api/site-access', { body, token })
    await whileLocked(async () => {
      expect(await put({ password: SITE_PASSWORD })).toMatchObject({ status: 200, body: { required: true } })
    })
    expect(await put({ password: SITE_PASSWORD })).toMatchObject({ status: 200, body: { required: false } })
    expect(await put({})).toMatchObject({ status: 400, body: { issues: [{ path: 'required' }] } })
    const guessed = await put({ password: 'tampa food trailers' })
    expect(guessed).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } })
  })

  test('leaves a switch alone that is made while a new password is being stored', async () => {
    await whileLocked(async () => {
      await setSitePassword(false)
      const token = await tokenOf('manager')
      const put = (body: object) => call('PUT', '/api/site-access', { body, token })
      await Promise.all([put({ password: SITE_PASSWORD }), put({ required: true })])
      const { required } = await expectResponse(SiteAccessResponse, 200, 'GET', '/api/site-access', { token })
      expect(required).toBe(true)
    })
  })

  test('lets one of two new passwords for one version through, and names the version that follows', async () => {
    const { version } = await setSitePassword(false, SITE_PASSWORD)
    const token = await tokenOf('manager')
    const put = (body: object, version: number) => call('PUT', '/api/site-access', { body, token, version })
    const passwords = ['the password of one', 'the password of another']
    const both = await Promise.all(passwords.map((password) => put({ password }, version)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const unchanged = await put({ required: false }, version + 1)
    expect(unchanged).toMatchObject({ status: 200, body: { version: version + 1 } })
    expect(unchanged.headers.get('ETag')).toBe(`"${version + 1}"`)
  })

  test.each([
    ['eleven letters', { required: true, password: 'eleven char' }],
    ['129 letters', { required: true, password: 'x'.repeat(129) }],
    ['blanks', { required: true, password: ' '.repeat(12) }],
    ['a number', { required: true, password: 123456789012 }],
    ['a text for the switch', { required: 'true', password: SITE_PASSWORD }],
  ])('refuses %s', async (_, body) => {
    expect((await call('PUT', '/api/site-access', { body, token: await tokenOf('manager') })).status).toBe(400)
    expect((await getPage('/faq')).status).toBe(200)
  })
})
