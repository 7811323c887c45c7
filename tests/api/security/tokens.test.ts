import { describe, expect, test } from 'vitest'
import { createApp } from '../../../worker/src/app.ts'
import { raw } from '../../raw.ts'
import { call, tokenOf } from '../client.ts'

const ROUTES = createApp().routes.filter(({ method }) => method !== 'ALL')

const pathsOf = (method: string) => [
  ...new Set(ROUTES.filter((route) => route.method === method).map(({ path }) => path)),
]

const JSON_BODY = { headers: { 'Content-Type': 'application/json' }, body: '{}' }

/** Other spellings of an address, which a check and a router may read differently. */
const TRICKS: Record<string, (path: string) => string> = {
  'two slashes before it': (path) => `/${path}`,
  'two slashes in it': (path) => path.replace('/api/', '/api//'),
  'capital letters': (path) => path.replace('/api/', '/API/'),
  'an encoded letter of the prefix': (path) => path.replace('/api/', '/%61pi/'),
  'an encoded letter of the noun': (path) => path.replace('/api/a', '/api/%61').replace('/api/r', '/api/%72'),
  'a letter encoded twice': (path) => path.replace('/api/', '/%2561pi/'),
  'a step on the spot': (path) => path.replace('/api/', '/api/./'),
  'a step back': (path) => path.replace('/api/', '/x/../api/'),
  'an encoded step back': (path) => path.replace('/api/', '/api/%2e%2e/api/'),
  'a way through an open call': (path) => path.replace('/api/', '/api/health/../'),
  'a way through an open call, encoded': (path) => path.replace('/api/', '/api/health/..%2f'),
  'a slash behind it': (path) => `${path}/`,
  'an encoded slash behind it': (path) => `${path}%2f`,
  'a backslash': (path) => path.replace('/api/', '/api\\'),
  'a parameter': (path) => `${path};public`,
  'the name of an open call behind it': (path) => `${path}/public`,
  'a zero byte': (path) => `${path}%00`,
  'an ending': (path) => `${path}.json`,
  'a fragment': (path) => `${path}#/api/health`,
  'a query that looks like a path': (path) => `${path}?/api/health`,
}

// Bodies and headers that some servers take for another method or another address.
const OVERRIDES = {
  'X-HTTP-Method-Override': 'GET',
  'X-Original-URL': '/api/health',
  'X-Rewrite-URL': '/api/health',
  'X-Forwarded-Prefix': '/admin',
}

describe('a staff call without a token', () => {
  const paths = ['/api/rentals', '/api/contact', '/api/admin-accounts', '/api/audit-log', '/api/rentals/1']

  test.each(Object.entries(TRICKS))('gives nothing away through %s', async (_, trick) => {
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        const { status, text } = await raw(method, trick(path), { headers: OVERRIDES })
        expect([401, 404, 405], `${method} ${trick(path)}`).toContain(status)
        expect(text, path).not.toMatch(/customer_email|"success":true|password_hash/)
      }
    }
  })

  test('changes nothing, whatever method its headers name', async () => {
    // Calls of visitors, and of customers, whose key is in the address.
    const open =
      /^POST (\/api)?\/(rentals|custom-builds|contact|client-errors|auth\/(login|site-access)|requests?\/:token.*)$/
    for (const method of ['POST', 'PUT', 'DELETE']) {
      for (const path of pathsOf(method).filter((path) => !open.test(`${method} ${path}`))) {
        const headers = { ...JSON_BODY.headers, ...OVERRIDES, 'X-HTTP-Method-Override': 'GET' }
        const { status } = await raw(method, path.replace(/:\w+/g, '1'), { ...JSON_BODY, headers })
        expect(status, `${method} ${path}`).toBe(401)
      }
    }
  })
})

describe('a token', () => {
  test('in a query, a cookie, a body or twice opens nothing', async () => {
    const token = await tokenOf('developer')
    const bearer = `Bearer ${token}`
    const headers = [
      { Cookie: `adminToken=${token}; Authorization=${bearer}; token=${token}` },
      { Authorization: `Basic ${token}` },
      { Authorization: `Token ${token}` },
      { Authorization: `${bearer}, ${bearer}` },
      { Authorization: `${bearer} ${token}` },
      { Authorization: 'Bearer' },
      { 'Proxy-Authorization': bearer },
      { 'X-Access-Token': token },
    ]
    for (const header of headers) {
      for (const path of ['/api/rentals', '/api/auth/me']) {
        const query = `?token=${token}&access_token=${token}&Authorization=${encodeURIComponent(bearer)}`
        expect((await raw('GET', `${path}${query}`, { headers: header })).status, JSON.stringify(header)).toBe(401)
      }
    }
    const body = { token, adminToken: token, authorization: bearer, name: 'Never stored' }
    expect((await call('POST', '/api/trailers', { body })).status).toBe(401)
  })

  test('of another length or with one letter changed is none', async () => {
    const token = await tokenOf('developer')
    const other = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`
    for (const wrong of [other, token.slice(1), `${token}${token}`, token.toUpperCase(), 'null', '']) {
      expect((await call('GET', '/api/auth/verify', { headers: { Authorization: `Bearer ${wrong}` } })).status).toBe(
        401,
      )
    }
  })
})
