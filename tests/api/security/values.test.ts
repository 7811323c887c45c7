import { describe, expect, test } from 'vitest'
import { call, tokenOf } from '../client.ts'
import { newBuild, newModel, newRental, newTrailer } from '../records.ts'
import { VALID_BODIES } from '../valid-bodies.ts'

/** Sends a valid body with one field replaced; a text in `@@` is inserted unquoted. */
async function sendWith(route: string, field: string, value: unknown, id = '1') {
  const [method = '', path = ''] = route.split(' ')
  const body = JSON.stringify({ ...VALID_BODIES[route], [field]: value }).replace(/"@@(.*?)@@"/, '$1')
  return call(method, path.replace(':id', id), { body, token: await tokenOf('developer') })
}

async function expectRefused(route: string, field: string, value: unknown) {
  const { status, body } = await sendWith(route, field, value)
  const what = `${route} with ${field} ${JSON.stringify(value)?.slice(0, 60)}`
  expect(status, what).toBe(400)
  expect(JSON.stringify(body), what).toContain(`"path":"${field}`)
}

/**
 * All values for the first field of a kind, and some for the others: each kind is one schema (worker/src/contract/wire.test.ts), so
 * it only remains to test that each field uses it.
 */
function valuesFor<T>(fields: readonly (readonly string[])[], field: string, all: readonly T[], some: readonly T[]) {
  return fields[0]?.join(' ') === field ? all : some
}

/** Every price that staff set. */
const PRICES = [
  ['POST /api/trailers', 'rental_price_daily'],
  ['PUT /api/trailers/:id', 'rental_price_weekly'],
  ['POST /api/trailers', 'rental_price_monthly'],
  ['POST /api/custom-trailers', 'price'],
  ['PUT /api/custom-trailers/:id', 'price'],
  ['POST /api/equipment', 'price'],
  ['PUT /api/equipment/:id', 'price'],
  ['PUT /api/custom-builds/:id', 'final_price'],
  ['PUT /api/rentals/:id', 'final_price'],
] as const

/** A record that may be changed: one of the demo data, or a new request, which is not closed. */
async function recordOf(route: string): Promise<string> {
  if (route.includes('builds')) return `${(await newBuild(await newModel())).id}`
  return route.includes('rentals') ? `${(await newRental(await newTrailer())).id}` : '1'
}

describe.each(PRICES)('%s %s', (route, field) => {
  const isLenient = route.includes('equipment')

  test('is a number from 0 to 99,999,999.99 with two decimals at most', async () => {
    const numbers = [-1, -0.01, 0.001, 1.005, 99_999_999.995, 100_000_000, 1e15, '@@1e999@@', '@@-1e999@@']
    // A supplier's list may have a price in any form; null removes a final price.
    const others = ['abc', '12,50', '5', [], {}, true, ...(field === 'final_price' ? [] : [null])]
    const all = [...numbers, ...others]
    const some = [-0.01, 1.005, 100_000_000, ...(isLenient ? [] : ['5', {}])]
    for (const value of valuesFor(PRICES, `${route} ${field}`, all, some)) await expectRefused(route, field, value)
  })

  test('comes back exactly', async () => {
    const id = await recordOf(route)
    const all = [0, 0.01, 0.07, 1.1, 19.99, 4.35, 1_234_567.89, 99_999_999.99]
    for (const price of valuesFor(PRICES, `${route} ${field}`, all, [0, 0.07, 99_999_999.99])) {
      const { status, body } = await sendWith(route, field, price, id)
      expect([200, 201]).toContain(status)
      expect(JSON.stringify(body)).toContain(`"${field}":${price},`)
    }
  })
})

/** Every name, title or label of one line. */
const LINES = [
  ['POST /api/trailers', 'name'],
  ['PUT /api/trailers/:id', 'name'],
  ['POST /api/custom-trailers', 'name'],
  ['POST /api/equipment', 'name'],
  ['POST /api/equipment', 'category'],
  ['POST /api/images/folders', 'name'],
  ['POST /api/admin-accounts', 'username'],
  ['POST /api/admin-accounts', 'role'],
  ['POST /api/admin-groups', 'name'],
  ['POST /api/activity-logs', 'title'],
  ['PUT /api/business-info', 'business_name'],
  ['POST /api/contact', 'name'],
  ['POST /api/rentals', 'customer_name'],
  ['POST /api/custom-builds', 'customer_name'],
  ['POST /api/custom-builds', 'trailer_size'],
] as const

test.each(LINES)('%s refuses a %s that is empty, too long or not what it seems', async (route, field) => {
  const blank = ['', '   ', '\t\n', '\u200b', '\u2060\ufeff', '\u200d']
  const hidden = ['a\u202eb', 'a\u2066b', 'a\u0000b', 'a\u001b[31mb', 'a\r\nb', 'a\u2028b', 'a\ud800b', '\udfff']
  const all = [...blank, ...hidden, 'x'.repeat(10_000), null, 7, ['x'], { $ne: 1 }]
  const some = ['', '\u200b', 'a\u202eb', 'a\r\nb', 'x'.repeat(10_000), null, { $ne: 1 }]
  for (const value of valuesFor(LINES, `${route} ${field}`, all, some)) await expectRefused(route, field, value)
})

/** Every text of several lines. */
const TEXTS = [
  ['POST /api/trailers', 'description'],
  ['POST /api/custom-trailers', 'description'],
  ['POST /api/equipment', 'description'],
  ['PUT /api/business-info', 'description'],
  ['POST /api/contact', 'message'],
  ['POST /api/rentals', 'special_requirements'],
  ['POST /api/custom-builds', 'special_requirements'],
  ['PUT /api/custom-builds/:id', 'notes'],
  ['PUT /api/rentals/:id', 'notes'],
  ['POST /api/contact/:id/reply', 'text'],
  ['POST /api/activity-logs', 'message'],
] as const

test.each(TEXTS)('%s refuses a %s that hides something', async (route, field) => {
  const all = ['a\u0000b', 'a\u001bb', 'a\u202eb', 'a\ud800b', '\udc00', 'x'.repeat(20_000), 7, []]
  const some = ['a\u0000b', 'a\u202eb', 'x'.repeat(20_000), 7]
  for (const value of valuesFor(TEXTS, `${route} ${field}`, all, some)) await expectRefused(route, field, value)
})

/** Every address of a picture. */
const PICTURES = [
  ['POST /api/trailers', 'image_url'],
  ['PUT /api/trailers/:id', 'image_url'],
  ['POST /api/custom-trailers', 'image_url'],
  ['PUT /api/custom-trailers/:id', 'image_url'],
  ['POST /api/equipment/category-icon', 'icon'],
] as const

describe.each(PICTURES)('%s %s', (route, field) => {
  test('leads to a picture, and nowhere else', async () => {
    const wrong = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'data:image/svg+xml,<svg/onload=alert(1)>',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://x',
      '//evil.example/x.png',
      '/\\evil.example/x.png',
      '\\\\evil.example\\x.png',
      'http://example.org/x.png',
      'https://',
      'https://a b/x.png',
      'https://x/"onload=',
      '/../../etc/passwd',
      '/imgs/../../x',
      '/imgs/<svg>',
      'imgs/4.jpg',
      '/images/rentals/no-such.jpg',
      `/${'x'.repeat(5000)}`,
    ]
    const some = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/x.png',
      '/imgs/../../x',
      '/images/rentals/none.jpg',
    ]
    for (const value of valuesFor(PICTURES, `${route} ${field}`, wrong, some)) await expectRefused(route, field, value)
  })

  test.each(['/imgs/4.jpg', '/images/rentals/ybor-smokehouse.jpg?w=640', 'https://pictures.example.org/a.webp'])(
    'takes %s',
    async (url) => {
      expect([200, 201]).toContain((await sendWith(route, field, url)).status)
    },
  )
})
