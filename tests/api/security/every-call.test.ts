import { describe, expect, test } from 'vitest'
import { BusinessInfo } from '#contract/business'
import { PublicTrailerList } from '#contract/catalogue/trailer'
import { Failure } from '#contract/wire'
import { product, send } from '../../product.ts'
import { call, expectResponse, newAddress, tokenOf } from '../client.ts'

describe('every call', () => {
  test.each([
    '//api/rentals',
    '/api//rentals',
    '/API/rentals',
    '/%61pi/rentals',
    '/api/./rentals',
    '/api/rentals/',
    '/api/x/../rentals',
    '/api/rentals%2f',
  ])('gives no data away at %s', async (path) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      // Absolute, or two slashes would begin the name of a host.
      const response = await send(`${(await product()).url.origin}${path}`, {
        method,
        headers: { 'X-HTTP-Method-Override': 'GET', 'X-Original-URL': '/api/rentals' },
      })
      expect(response.status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
      expect(await response.text()).not.toContain('customer_email')
    }
  })

  test.each(['/API/health', '//api/health', '/Api/Nothing', '/API'])(
    'is refused as one at %s, not with a page',
    async (path) => {
      const response = await send(`${(await product()).url.origin}${path}`)
      expect(response.status).toBe(404)
      expect(Failure.parse(await response.json()).error).toBe('There is nothing at this address.')
    },
  )

  test('carries the security headers and says no-store unless it is public', async () => {
    const token = await tokenOf('staff')
    for (const path of [
      '/api/health',
      '/api/rentals',
      '/api/custom-builds',
      '/api/nothing',
      '/api/auth/me',
      '/api/trailers/1/availability',
    ]) {
      const { headers } = await call('GET', path, { token })
      expect(headers.get('Cache-Control'), path).toBe('no-store')
      expect(headers.get('Cloudflare-CDN-Cache-Control'), path).toBeNull()
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
  })

  test.each(['/api', '/api/', '/api/nothing', '/api/rentals/1/nothing', '/api/auth'])(
    'answers JSON 404 at %s, to whoever asks',
    async (path) => {
      for (const token of [await tokenOf('staff'), undefined]) {
        const { status, body } = await call('GET', path, token ? { token } : {})
        expect(status).toBe(404)
        expect(Failure.parse(body).error).not.toBe('')
      }
    },
  )

  test.each([
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['POST', '/images/rentals/any.jpg', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['PUT', '/request/any', 'POST, GET, HEAD'],
    ['PUT', '/request/any/rental.ics', 'GET, HEAD'],
    ['PATCH', '/api/health', 'GET, HEAD'],
    ['DELETE', '/api/business-info', 'GET, PUT, HEAD'],
    ['PUT', '/api/contact', 'POST, GET, HEAD'],
    ['GET', '/api/rentals/1/status', 'PUT'],
    ['POST', '/api/trailers/public', 'GET, HEAD'],
    ['PATCH', '/api/equipment/import', 'POST'],
    // Of a fixed word beside the numbers of records, whatever is possible with those.
    ['PUT', '/api/trailers/public', 'GET, HEAD'],
    ['DELETE', '/api/custom-trailers/public', 'GET, HEAD'],
    ['DELETE', '/api/equipment/import', 'POST'],
    ['GET', '/api/rentals/entered', 'POST'],
    ['PUT', '/api/rentals/calendar', 'GET, HEAD'],
    ['DELETE', '/api/admin-groups/permissions', 'GET, HEAD'],
  ])('answers 405 with Allow to %s %s', async (method, path, allow) => {
    const response = await call(method, path)
    expect(response).toMatchObject({ status: 405, body: { success: false } })
    expect(response.headers.get('Allow')).toBe(allow)
  })
})

describe('a body of JSON', () => {
  test.each(['APPLICATION/JSON', 'application/json;charset=UTF-8', 'application/json ; charset=utf-8'])(
    'is taken as %j',
    async (type) => {
      const response = await send(`${(await product()).url.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: JSON.stringify({ username: 'staff', password: '' }),
      })
      expect(response.status).toBe(400)
      expect(Failure.parse(await response.json()).error).toBe('Password is required.')
    },
  )

  test('is refused in another encoding, where an accented letter would be lost', async () => {
    const sent = async (path: string, fields: object) => {
      const response = await send(`${(await product()).url.origin}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': newAddress() },
        body: new Uint8Array(Buffer.from(JSON.stringify(fields), 'latin1')),
      })
      return [response.status, (await response.text()).includes('UTF-8')]
    }
    const message = { email: 'jose@example.org', message: 'Hi' }
    expect(await sent('/api/contact', { name: 'Jose', ...message })).toEqual([201, false])
    expect(await sent('/api/contact', { name: 'José', ...message })).toEqual([400, true])
    // A field that this call does not have is taken out of its body first.
    const login = { username: 'José', password: 'a password', more: 1 }
    expect(await sent('/api/auth/login', login)).toEqual([400, true])
  })
})

describe('GET /api/business-info', () => {
  test('is the bare record and may stay at the edge under its tag', async () => {
    const business = await expectResponse(BusinessInfo, 200, 'GET', '/api/business-info')
    expect(business).toMatchObject({ business_name: 'Tampa Food Trailers', city: 'Tampa' })
    expect(Object.keys(business)).toHaveLength(11)
    const { headers } = await call('GET', '/api/business-info')
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toContain('max-age=60')
    expect(headers.get('Cache-Tag')).toBe('business')
  })
})

describe('GET /api/trailers/public', () => {
  test('lists every trailer with exactly the public fields', async () => {
    const { trailers } = await expectResponse(PublicTrailerList, 200, 'GET', '/api/trailers/public')
    expect(new Set(trailers.map(({ status }) => status))).toEqual(new Set(['available', 'rented', 'maintenance']))
    const { body } = await call('GET', '/api/trailers/public')
    expect(PublicTrailerList.strict().parse(body).trailers[0]).not.toHaveProperty('version')
  })
})
