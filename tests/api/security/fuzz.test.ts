import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { RequestLinkResponse } from '#contract/requests/request-link'
import { Failure } from '#contract/wire'
import { PAGES } from '../../../scripts/product/site-pages.ts'
import { createApp } from '../../../worker/src/app.ts'
import { operationsOf } from '../../../worker/src/openapi/operations.ts'
import { hostileText, nearly, strange } from '../../hostile.ts'
import { clearConsole, consoleLines } from '../../product.ts'
import { raw } from '../../raw.ts'
import { type ApiResponse, call, newAddress, tokenOf } from '../client.ts'
import { newBuild, newGroup, newModel, newRental, newTrailer, signedInAs } from '../records.ts'
import { VALID_BODIES } from '../valid-bodies.ts'

const SEED = 20_261_121
const MAX_MS = 15_000
// Messages must be worded by us, not by Zod.
const WORDS_OF_ZOD = /^(Invalid|Unrecognized|Too (big|small)|Unknown)\b/

const ENDS = /auth\/logout$/

// A customer's page takes forms and returns pages; all other routes use JSON.
const app = createApp()
const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/request'))
const of = (...methods: string[]) => [
  ...new Set(routes.filter(({ method }) => methods.includes(method)).map(({ method, path }) => `${method} ${path}`)),
]

let token = ''
let link = ''
let ids: Record<string, string> = {}

beforeAll(async () => {
  token = await tokenOf('developer')
  // Open ones, since what is sent to a closed request is refused before most of it is read.
  const rental = await newRental(await newTrailer())
  const build = await newBuild(await newModel())
  // Of another one, as a correction of the customer's address ends the links.
  const visited = await newRental(await newTrailer())
  const { body } = await call('POST', `/api/rentals/${visited.id}/links`, { token })
  link = RequestLinkResponse.parse(body).link.slice('/request/'.length)
  ids = {
    'admin-accounts': `${(await signedInAs({})).id}`,
    'admin-groups': `${await newGroup()}`,
    rentals: `${rental.id}`,
    'custom-builds': `${build.id}`,
  }
  // The first call starts the product.
}, 180_000)

// The site may have been locked, which the Worker remembers for a moment.
afterAll(async () => {
  await call('PUT', '/api/site-access', { token: await tokenOf('developer'), body: { required: false } })
})

function addressOf(path: string): string {
  const noun = path.split('/')[2] ?? ''
  return path
    .replace(':folder', 'rentals')
    .replace(':filename', 'ybor-smokehouse.jpg')
    .replace(':token', link)
    .replace(':id', ids[noun] ?? '1')
    .replace(/:\w+/g, '1')
}

function expectSound({ status, body }: Pick<ApiResponse, 'status' | 'body'>, what: string) {
  expect(status, `${what} answered ${JSON.stringify(body)}`).toBeLessThan(500)
  if (status < 400) return
  const { error, issues = [] } = Failure.parse(body)
  expect(error, what).not.toMatch(/SQLITE|D1_|\.ts:|\.mjs|undefined|\[object/)
  for (const said of [error, ...issues.map(({ message }) => message)]) expect(said, what).not.toMatch(WORDS_OF_ZOD)
}

async function send(route: string, body: string) {
  const [method = '', path = ''] = route.split(' ')
  const began = Date.now()
  const response = await call(method, addressOf(path), { token, body })
  expectSound(response, `${route} with ${body.slice(0, 300)}`)
  expect(Date.now() - began, route).toBeLessThan(MAX_MS)
}

// What they are compared with differs at each run, and with anything else most of the call is not reached.
const COMPARED = ['plan', 'instead_of']

test('every call that takes JSON has a valid body to begin from, with each of its fields', () => {
  for (const { method, path, body } of operationsOf(app.routes)) {
    if (!body) continue
    const name = `${method} ${path}`
    const valid = VALID_BODIES[name] ?? {}
    expect(body.safeParse(valid).error, name).toBeUndefined()
    const fields = Object.keys(z.instanceof(z.ZodObject).parse(body).shape)
    expect(
      fields.filter((field) => !COMPARED.includes(field) && !(field in valid)),
      name,
    ).toEqual([])
  }
})

describe('whatever is sent', { timeout: 120_000 }, () => {
  test.each(of('POST', 'PUT').filter((route) => !ENDS.test(route)))('%s answers, and never fails', async (route) => {
    const valid = VALID_BODIES[route]
    const body = valid ? fc.oneof({ weight: 3, arbitrary: nearly(valid) }, strange) : strange
    await fc.assert(
      fc.asyncProperty(body, (text) => send(route, text)),
      { seed: SEED, numRuns: 5, endOnFailure: true },
    )
  })

  test('a form of a customer is answered with a page', async () => {
    const names = fc.constantFrom('action', 'final_price', 'message', 'key', 'accept', 'withdraw', '__proto__')
    const forms = fc
      .array(fc.tuple(names, hostileText), { maxLength: 5 })
      .map((pairs) => `${new URLSearchParams(pairs)}`)
    const sent = fc.asyncProperty(fc.oneof(forms, strange), async (body) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const { status, text } = await raw('POST', `/request/${link}`, { headers, body })
      expect(status, `${body.slice(0, 200)}: ${text.slice(0, 200)}`).toBeLessThan(500)
    })
    await fc.assert(sent, { seed: SEED, numRuns: 20, endOnFailure: true })
  })

  test('what was taken can be read again, by staff and by visitors', async () => {
    for (const route of of('GET').filter((one) => !one.startsWith('GET /images/'))) {
      const path = addressOf(route.slice('GET '.length))
      const { status, body } = await call('GET', path, { token })
      expect([200, 400, 404], `${path}: ${JSON.stringify(body)?.slice(0, 200)}`).toContain(status)
      // A text that was cut apart comes back with a replacement character; requests refused with such characters are in the logs.
      if (!path.startsWith('/api/logs/')) expect(JSON.stringify(body), path).not.toMatch(/\ufffd|\\ud[89a-f]/)
    }
    for (const page of [...PAGES, '/sitemap.xml']) {
      const { status, text } = await raw('GET', page)
      expect([200, 404], page).toContain(status)
      expect(text, page).not.toContain('\ufffd')
    }
  })
})

describe('whatever is asked', { timeout: 120_000 }, () => {
  const names = fc.constantFrom(
    'q',
    'limit',
    'cursor',
    'status',
    'noun',
    'category',
    'w',
    'crop',
    'page',
    'id',
    'q[]',
    '__proto__',
  )
  const query = fc.array(fc.tuple(names, hostileText), { maxLength: 4 }).map((pairs) => `${new URLSearchParams(pairs)}`)

  test.each(of('GET'))('%s answers, and never fails', async (route) => {
    const path = addressOf(route.slice('GET '.length))
    const asked = fc.asyncProperty(query, async (text) => {
      expectSound(await call('GET', `${path}?${text}`, { token }), `${path}?${text}`)
    })
    await fc.assert(asked, { seed: SEED, numRuns: 3, endOnFailure: true })
  })

  test('any place of an address may hold anything', async () => {
    const places = of('GET', 'DELETE').filter((route) => route.includes(':') && !route.startsWith('DELETE /api/images'))
    const anything = fc.asyncProperty(fc.constantFrom(...places), hostileText, async (route, text) => {
      const [method = '', path = ''] = route.split(' ')
      const address = path.replace(/:\w+/g, encodeURIComponent(`x${text}`))
      expectSound(await call(method, address, { token }), `${method} ${address}`)
    })
    await fc.assert(anything, { seed: SEED, numRuns: 50, endOnFailure: true })
  })

  test('headers may say anything', async () => {
    const NAMES = [
      'If-Match',
      'If-None-Match',
      'If-Range',
      'Range',
      'Accept',
      'Cookie',
      'Authorization',
      'Idempotency-Key',
      'Content-Type',
    ]
    const PATHS = [
      '/api/trailers/1',
      '/api/rentals',
      '/images/rentals/ybor-smokehouse.jpg?w=320',
      '/rentals',
      '/api/contact',
    ]
    const line = hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '%').trim())
    const anything = fc.asyncProperty(
      fc.constantFrom(...NAMES),
      line,
      fc.constantFrom(...PATHS),
      async (name, text, path) => {
        const headers = { Authorization: `Bearer ${token}`, 'CF-Connecting-IP': newAddress(), [name]: text }
        for (const method of ['GET', 'POST']) {
          const { status } = await raw(method, path, method === 'POST' ? { headers, body: '{}' } : { headers })
          expect(status, `${method} ${path} with ${name}: ${text}`).toBeLessThan(500)
        }
      },
    )
    await fc.assert(anything, { seed: SEED, numRuns: 40, endOnFailure: true })
    expect(consoleLines().filter((line) => line.startsWith('error'))).toEqual([])
    clearConsole()
  })
})
