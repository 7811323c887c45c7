import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from './env.ts'
import { headers } from './headers.ts'

const app = new Hono<AppEnv>().use(headers).get('/:status', (c) => {
  // Like a page that fails after it asked to be cached.
  c.header('Cloudflare-CDN-Cache-Control', 'public, max-age=60')
  return new Response('{}', { status: Number(c.req.param('status')), headers: c.res.headers })
})

test.each([
  ['200', 'public, max-age=60, stale-if-error=86400', 'public, max-age=0, must-revalidate'],
  ['404', null, 'no-store'],
  ['503', null, 'no-store'],
])('a response of %s that asks to be kept tells the edge %j and browsers %s', async (status, edge, browser) => {
  const response = await app.request(`/${status}`, {}, {})
  expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toBe(edge)
  expect(response.headers.get('Cache-Control')).toBe(browser)
})

test.each([
  ['GET', 304],
  ['HEAD', 304],
  ['PUT', 200],
])('to a %s with a known version the response is %d: what was written is told in full', async (method, status) => {
  const versioned = new Hono<AppEnv>().use(headers).all('*', (c) => c.json({}, 200, { ETag: '"7"' }))
  expect((await versioned.request('/', { method, headers: { 'If-None-Match': 'W/"7"' } }, {})).status).toBe(status)
})

test('to staff with a known version of a record the response is 200: more than the record may have changed', async () => {
  const user = { id: 1, username: 'staff', email: '', role: 'admin', roleLevel: 50, permissions: [] }
  const versioned = new Hono<AppEnv>().use(headers).get('/', (c) => {
    c.set('caller', { user, tokenHash: '' })
    return c.json({}, 200, { ETag: '"7"' })
  })
  expect((await versioned.request('/', { headers: { 'If-None-Match': '"7"' } }, {})).status).toBe(200)
})

test.each([
  ['https', 'max-age=31536000; includeSubDomains'],
  ['http', null],
])('a response over %s asks browsers for https alone: %j', async (protocol, policy) => {
  const response = await app.request(`${protocol}://trailers.example/200`, {}, {})
  expect(response.headers.get('Strict-Transport-Security')).toBe(policy)
})

test.each([
  ['/200', 'noindex'],
  ['/404', 'noindex'],
  ['/secret', 'noindex, nofollow'],
])(
  'what the installation tells search engines is told at %s, unless the response is stricter: %s',
  async (path, told) => {
    const secret = new Hono<AppEnv>().use(headers).get('/secret', (c) => c.body('', 200, { 'X-Robots-Tag': told }))
    const response = await secret.route('/', app).request(path, {}, { ROBOTS_TAG: 'noindex' })
    expect(response.headers.get('X-Robots-Tag')).toBe(told)
  },
)
