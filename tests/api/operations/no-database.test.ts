import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PublicEquipment } from '#contract/catalogue/equipment'
import { startUnmigrated } from '../../../scripts/product/harness.ts'
import { PAGES } from '../../../scripts/product/site-pages.ts'
import { buildRequest } from '../records.ts'

let started: Awaited<ReturnType<typeof startUnmigrated>>

beforeAll(async () => {
  started = await startUnmigrated()
})

afterAll(() => started.harness.close())

async function get(path: string, init?: { method: string; body: string; headers: Record<string, string> }) {
  const response = await started.harness.fetch(path, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('without a database', () => {
  test.each([
    ['/rentals', 503, 'Unable to Load Trailers'],
    ['/rentals', 503, 'Try Again'],
    ['/rental-details?id=1', 503, 'Failed to load trailer details'],
    ['/rent/1', 503, 'Try Again'],
    ['/rental-details?id=1', 503, 'Try Again'],
    ['/rental-details?id=abc', 404, 'Trailer not found'],
    ['/rent/abc', 404, 'Trailer not found'],
    ['/custom-trailer-details?id=abc', 404, 'Trailer not found'],
    ['/request/x6l28Dz4V1nfphsxq4J-g6UA9vIbv82WT63yGAuv6r0', 503, 'Try Again'],
    ['/custom', 503, 'Retro 20'],
    ['/custom-trailer-details?id=1', 503, 'Failed to load trailer details'],
    ['/', 200, 'Tampa Food Trailers'],
    ['/admin/rentals', 200, '<title>'],
    ['/no-such-page', 404, 'Rentals'],
    ['/sitemap.xml', 503, 'cannot be made'],
  ])('%s answers %i and says “%s”', async (path, status, words) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(response.text).toContain(words)
    expect(response.text).not.toMatch(/D1_ERROR|no such table|at .*\.mjs/)
    if (status === 503) expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test.each(PAGES)('%s is a page all the same', async (path) => {
    const { status, text } = await get(path)
    expect([200, 503]).toContain(status)
    expect(text).toMatch(/<h1\b/)
    expect(text).not.toMatch(/D1_ERROR|no such table|at .*\.mjs/)
  })

  test('the home page shows examples where its trailers would be', async () => {
    const home = await get('/')
    const islands = [...home.text.matchAll(/fetch\("(\/_server-islands\/[^"]+)"/g)].map(([, address]) => address)
    expect(islands).toHaveLength(2)
    for (const [index, examples] of [3, 2].entries()) {
      const { status, text } = await get(JSON.parse(`"${islands[index]}"`))
      expect(status).toBe(200)
      expect(text.match(/<article/g)).toHaveLength(examples)
      expect(text).toMatch(/example/i)
    }
  })

  test.each([
    '/api/trailers/public',
    '/api/custom-trailers/public',
    '/api/equipment/public',
    '/api/business-info',
    '/api/trailers/1/availability',
  ])('%s fails in the one error shape, with an id to find it by', async (path) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(500)
    const requestId = headers.get('X-Request-Id')
    expect(JSON.parse(text)).toEqual({
      success: false,
      // A form shows only this sentence, so it must contain the request id that it refers to.
      error: expect.stringMatching(`went wrong on our side.*the request id ${requestId}`),
      requestId,
    })
  })

  test('a build request is not taken, and its sender is told so', async () => {
    const response = await get('/api/custom-builds', {
      method: 'POST',
      body: JSON.stringify(buildRequest(1)),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'without-a-database' },
    })
    expect(response.status).toBe(500)
    expect(JSON.parse(response.text)).toMatchObject({ success: false, error: expect.stringContaining('on our side') })
  })

  test('a question on the page of a request stays in its form, to be sent again', async () => {
    const path = '/request/x6l28Dz4V1nfphsxq4J-g6UA9vIbv82WT63yGAuv6r0'
    const { status, text } = await get(path, {
      method: 'POST',
      body: new URLSearchParams({ action: 'question', message: 'Is Ocala too far?' }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(status).toBe(503)
    expect(text).toMatch(
      new RegExp(`<form [^>]*method="post" action="${path}".*<textarea[^>]*>Is Ocala too far\\?<`, 's'),
    )
    expect(text).toContain('our number is in our e-mails')
    // The address alone would show an empty form.
    expect(text).not.toContain('Try Again')
  })

  test('the static file of equipment is still there', async () => {
    expect(PublicEquipment.array().parse(JSON.parse((await get('/data/equipment.json')).text)).length).toBeGreaterThan(
      60,
    )
  })

  test('nobody gets in', async () => {
    const body = JSON.stringify({ username: 'staff', password: 'food-trailer-demo' })
    const login = await get('/api/auth/login', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    })
    expect(login.status).toBe(500)
    expect(login.text).not.toContain('token')
  })

  test('the health check says so', async () => {
    expect(await get('/api/health')).toMatchObject({ status: 503, text: expect.stringContaining('cannot be read') })
  })
})
