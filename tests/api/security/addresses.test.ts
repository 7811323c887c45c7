import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../worker/src/app.ts'
import { clearConsole } from '../../product.ts'
import { raw } from '../../raw.ts'
import { tokenOf } from '../client.ts'
import { VALID_BODIES } from '../valid-bodies.ts'

const ROUTES = createApp().routes.filter(({ method }) => method !== 'ALL')
// The number of no record.
const UNKNOWN = '99999999'

describe('the number of a record', () => {
  const NUMBERS = ['0', '-1', '1.0', '1e0', '01', '+1', '1abc', '1%20', '%201', '0x1', '1,2', '99999999999999999999']
  const WORDS = ['__proto__', 'constructor', 'null', 'NaN', '1%20or%201=1', "1'", '%00', '1%00', '%F0%9F%9A%9A', '%ff']
  const UUID = '5ae7f8ad-7ba2-4a5e-93a1-0a2bb0a3ad0e'
  const numbered = ROUTES.filter(({ path }) => path.includes('/:id')).map(({ method, path }) => `${method} ${path}`)

  // All ids are checked by one rule: it is tested in full for some records, and for the others only that it applies.
  const inFull = (route: string) => / \/api\/(trailers|contact)\//.test(route)

  test.each([...new Set(numbered)])('%s knows none that is no positive whole number', async (route) => {
    const [method = '', path = ''] = route.split(' ')
    const headers = { Authorization: `Bearer ${await tokenOf('developer')}`, 'Content-Type': 'application/json' }
    const sent = method === 'GET' ? { headers } : { headers, body: JSON.stringify(VALID_BODIES[route] ?? {}) }
    const some = ['0', '1abc', '%ff', '99999999999999999999']
    for (const id of [UNKNOWN, ...(inFull(route) ? [...NUMBERS, ...WORDS, UUID] : some)]) {
      const { status, text } = await raw(method, path.replace(':id', id), sent)
      expect(status, `${method} ${id}: ${text.slice(0, 200)}`).toBe(404)
      expect(JSON.parse(text)).toMatchObject({ success: false })
    }
  })
})

describe('no answer leads to another host', () => {
  test.each([
    '//evil.example',
    '//evil.example/..',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example/',
    '///evil.example//',
    '/.//evil.example/',
    '/evil.example//',
    '/rentals//',
    '/rentals/?next=//evil.example',
    '/?redirect=https://evil.example&returnUrl=//evil.example',
    // What is decoded before a redirect, and what browsers treat as a slash or ignore.
    '/%5Cevil.example/',
    '/%5C%5Cevil.example/FAQ',
    '/%09/evil.example/index',
    '/%0A/evil.example/',
    '/%5C:x/',
    '/admin?next=//evil.example',
  ])('%s', async (path) => {
    const host = 'evil.example'
    const forged = { Host: host, 'X-Forwarded-Host': host, Forwarded: `host=${host}`, 'X-Forwarded-Proto': 'https' }
    const { status, headers } = await raw('GET', path, { headers: forged })
    expect(status).toBeLessThan(500)
    const location = headers.location ?? '/'
    expect(new URL(location, 'http://ours.example').host, location).toBe('ours.example')
  })

  test.each(['http://127.0.0.1/', 'https://evil.example/x.png', '//evil.example/x.png', 'file:///etc/passwd'])(
    'and no picture is fetched from %s',
    async (href) => {
      const { status } = await raw('GET', `/_image?href=${encodeURIComponent(href)}&w=10&f=webp`)
      expect([400, 403, 404]).toContain(status)
    },
  )
})

test.each(['TRACE', 'PROPFIND', 'PATCH', 'LOCK', 'SEARCH', 'PURGE'])('%s does nothing anywhere', async (method) => {
  for (const path of ['/', '/rentals', '/admin', '/api/health', '/images/rentals/ybor-smokehouse.jpg']) {
    const { status, text } = await raw(method, path)
    expect([405, 501], `${method} ${path}`).toContain(status)
    expect(text).not.toContain('CF-Connecting-IP')
  }
})

test('addresses and headers of any length are answered', async () => {
  for (const path of [`/?${'x'.repeat(15_000)}`, `/api/${'x'.repeat(15_000)}`, `/rent/${'9'.repeat(15_000)}`]) {
    expect([200, 404, 414], path.slice(0, 20)).toContain((await raw('GET', path)).status)
  }
  const headers = { Cookie: `site_access=${'%E0%A4%A'.repeat(500)}`, Authorization: `Bearer ${'x'.repeat(8000)}` }
  expect((await raw('GET', '/api/auth/me', { headers })).status).toBe(401)
})

describe('what a page is asked for', () => {
  const HOSTILE = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '%00', '%ff', '__proto__', '../../..']
  const PAGES = ['/build?model=', '/rental-details?id=', '/custom-trailer-details?id=', '/rent/', '/rentals?view=']

  test.each(PAGES)('%s is never said back as markup', async (page) => {
    for (const value of [...HOSTILE, 'y'.repeat(15_000)]) {
      const said = value.startsWith('%') ? value : encodeURIComponent(value)
      const { status, text } = await raw('GET', `${page}${said}`)
      expect([200, 404], `${page}${said.slice(0, 40)}`).toContain(status)
      expect(text).not.toMatch(/<script>alert|<img src=x/)
    }
    // Astro logs an address that it cannot decode.
    clearConsole()
  })
})

describe('nobody finds', () => {
  test.each([
    '/.git/config',
    '/.git/HEAD',
    '/.dev.vars',
    '/.env',
    '/wrangler.toml',
    '/wrangler.jsonc',
    '/wrangler.json',
    '/package.json',
    '/drizzle/0000_first_road.sql',
    '/_headers',
    '/.assetsignore',
    '/entry.mjs',
    '/server/entry.mjs',
    '/dist/server/entry.mjs',
    '/worker/src/index.ts',
    '/_astro/',
    '/_astro/portal.js.map',
    '/_astro/..%2f..%2fserver/entry.mjs',
    '/_worker.js',
  ])('%s', async (path) => {
    const { status, text } = await raw('GET', path)
    expect(status).toBe(404)
    expect(text).not.toMatch(/database_id|CREATE TABLE|createApp|nosniff/)
  })
})

describe('what is built for browsers', () => {
  const files = globSync('dist/client/**/*.{js,html,json,css}')

  test('holds no map of the sources, no secret and nothing of the server', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(globSync('dist/client/**/*.map')).toEqual([])
    for (const file of files) {
      const text = readFileSync(file, 'utf8')
      expect(text, file).not.toMatch(
        /sourceMappingURL|scrypt\$|password_hash|BEGIN [A-Z ]*PRIVATE KEY|drizzle-orm|D1_ERROR/,
      )
      expect(text, file).not.toContain('food-trailer-demo')
    }
  })
})
