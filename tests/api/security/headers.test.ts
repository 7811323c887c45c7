import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../worker/src/app.ts'
import { type RawResponse, raw } from '../../raw.ts'
import { newAddress, tokenOf } from '../client.ts'

const PICTURE = '/images/rentals/ybor-smokehouse.jpg'
const JSON_TYPE = { 'Content-Type': 'application/json' }

interface Asked {
  method?: string
  path: string
  status: number
  headers?: Record<string, string>
  body?: string
}

/** One of every kind of response. */
const RESPONSES: Asked[] = [
  { path: '/', status: 200 },
  { path: '/rentals', status: 200 },
  { path: '/rent/1', status: 200 },
  { path: '/admin', status: 200 },
  { path: '/admin/rentals', status: 200 },
  { path: '/admin.html', status: 301 },
  { path: '/no-such-page', status: 404 },
  { path: '/rent/999999', status: 404 },
  { path: '/rentals/', status: 301 },
  { path: '/favicon.svg', status: 200 },
  { path: '/favicon.ico', status: 200 },
  { path: '/imgs/4.jpg', status: 200 },
  { path: '/data/equipment.json', status: 200 },
  { path: '/sitemap.xml', status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: PICTURE, status: 200 },
  { path: `${PICTURE}?w=320`, status: 200 },
  { path: PICTURE, status: 206, headers: { Range: 'bytes=0-9' } },
  { path: PICTURE, status: 416, headers: { Range: 'bytes=99999999-' } },
  { path: '/images/rentals/none.jpg', status: 404 },
  { path: '/api/health', status: 200 },
  { path: '/api/trailers/public', status: 200 },
  { path: '/api/business-info', status: 200 },
  { path: '/api/auth/password-required', status: 200 },
  { path: '/api/trailers/1/availability', status: 200 },
  { path: '/api/rentals', status: 401 },
  { path: '/api/nothing', status: 404 },
  { path: '/api/auth/login', status: 405 },
  { method: 'POST', path: '/', status: 405 },
  { method: 'POST', path: '/api/contact', status: 400, headers: JSON_TYPE, body: '{' },
  { method: 'POST', path: '/api/contact', status: 413, headers: JSON_TYPE, body: 'x'.repeat(70_000) },
  { method: 'POST', path: '/api/images/folders', status: 413, headers: JSON_TYPE, body: 'x'.repeat(70_000) },
  { method: 'POST', path: '/api/contact', status: 415, headers: { 'Content-Type': 'text/plain' }, body: '{}' },
  { method: 'POST', path: '/_server-islands/RentalShowcase', status: 400, headers: JSON_TYPE, body: '{}' },
  { method: 'POST', path: '/_server-islands/RentalShowcase', status: 400, headers: JSON_TYPE, body: ' null' },
]

function expectGuarded({ headers }: RawResponse, what: string) {
  expect(headers['x-content-type-options'], what).toBe('nosniff')
  expect(headers['content-security-policy'], what).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy'], what).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
  expect(headers['x-frame-options'], what).toBe('DENY')
  expect(headers['referrer-policy'], what).toBe('strict-origin-when-cross-origin')
  expect(headers['permissions-policy'], what).toContain('camera=()')
  expect(headers['cross-origin-opener-policy'], what).toBe('same-origin')
  expect(headers['cache-control'], what).toBeTruthy()
  expect(headers['access-control-allow-origin'], what).toBeUndefined()
  expect(headers['x-robots-tag'], what).toBeUndefined()
  expect(headers.vary ?? '', what).not.toContain('*')
  expect(headers['x-powered-by'] ?? headers.server ?? '', what).not.toMatch(/\d/)
}

describe('every kind of answer', () => {
  test.each(RESPONSES)('is guarded: $path $status', async ({ method = 'GET', path, status, ...sent }) => {
    const response = await raw(method, path, sent)
    expect(response.status).toBe(status)
    expectGuarded(response, path)
    if (status >= 400) expect(response.headers['cache-control']).toBe('no-store')
    if (path.startsWith('/admin')) expect(response.headers['cache-control']).toBe('no-store')
  })

  test('that says too many is guarded too', async () => {
    const sent = { headers: { ...JSON_TYPE, 'CF-Connecting-IP': newAddress() }, body: '{}' }
    for (let posts = 0; posts < 12; posts++) {
      const response = await raw('POST', '/api/contact', sent)
      expectGuarded(response, `${response.status}`)
      if (response.status === 429) return
    }
    expect.unreachable('No answer was 429')
  })

  test('is the same by HEAD, without its body', async () => {
    const island = /\/_server-islands\/[^"]+/.exec((await raw('GET', '/')).text)?.[0]
    if (!island) throw new Error('The home page has no server island')
    const paths = ['/', '/rentals', '/admin', PICTURE, '/api/trailers/public', '/api/health', '/api/rentals', island]
    for (const path of paths) {
      const [got, head] = [await raw('GET', path), await raw('HEAD', path)]
      expect([head.status, head.text], path).toEqual([got.status, ''])
      for (const name of ['cache-control', 'content-security-policy', 'content-type', 'cache-tag', 'vary', 'etag']) {
        expect(head.headers[name], `${path} ${name}`).toBe(got.headers[name])
      }
    }
  })

  test('of a built file is typed, kept for ever and guarded, and what is not there is nothing', async () => {
    const file = globSync('dist/client/_astro/*.js')[0]?.split('/').at(-1)
    const { status, headers } = await raw('GET', `/_astro/${file}`)
    expect(status).toBe(200)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-type']).toMatch(/^text\/javascript/)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    const missing = await raw('GET', '/_astro/none.js')
    expect([missing.status, missing.text]).toEqual([404, ''])
  })
})

describe('a browser on another site', () => {
  test.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])(
    'is told of no call that it may read: %s',
    async (Origin) => {
      const asked = { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'authorization' }
      const all = new Set(createApp().routes.map(({ path }) => path.replace(/:\w+/g, '1')))
      // Every call with one origin; no call depends on which origin it is.
      const paths =
        Origin === 'https://evil.example' ? all : ['/api/health', '/api/rentals', '/api/auth/login', PICTURE]
      for (const path of [...paths].filter((path) => !path.includes('*'))) {
        for (const method of ['GET', 'OPTIONS']) {
          const { headers } = await raw(method, path, { headers: { Origin, ...asked } })
          const allowed = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
          expect(allowed, `${method} ${path}`).toEqual([])
        }
      }
    },
  )

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'cannot send a form as %j',
    async (type) => {
      const body = JSON.stringify({ name: 'Nora', email: 'nora@example.org', message: 'Hello' })
      for (const path of ['/api/contact', '/api/rentals', '/api/custom-builds', '/api/auth/login']) {
        const headers = { 'Content-Type': type, Origin: 'https://evil.example' }
        expect((await raw('POST', path, { headers, body })).status, path).toBe(415)
      }
    },
  )
})

describe('what may be kept at the edge', () => {
  const KEPT = ['/', '/rentals', '/custom', '/sitemap.xml', PICTURE, '/api/trailers/public', '/api/business-info']

  test('is the same for everybody, whatever token, cookie or origin they bring', async () => {
    const token = await tokenOf('developer')
    const others = [
      { Authorization: `Bearer ${token}` },
      { Cookie: 'site_access=x; lang=de' },
      { Origin: 'https://evil.example', 'Accept-Language': 'de', 'X-Forwarded-Host': 'evil.example' },
    ]
    for (const path of KEPT) {
      const plain = await raw('GET', path)
      for (const headers of others) {
        const response = await raw('GET', path, { headers })
        expect(response.headers['set-cookie'], path).toBeUndefined()
        expect(response.text === plain.text, `${path} with ${Object.keys(headers)}`).toBe(true)
      }
    }
  })

  test('stays there for a minute, and nothing of staff does', async () => {
    const token = await tokenOf('developer')
    const routes = createApp().routes.filter(({ method }) => method === 'GET')
    for (const path of new Set(routes.map((route) => route.path.replace(/:\w+/g, '1')))) {
      const { headers } = await raw('GET', path, { headers: { Authorization: `Bearer ${token}` } })
      const kept = headers['cloudflare-cdn-cache-control']
      if (kept) expect(kept, path).toMatch(/^public, max-age=60\b/)
      else if (!path.startsWith('/images/')) expect(headers['cache-control'], path).toBe('no-store')
    }
  })
})
