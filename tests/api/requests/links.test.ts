import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CustomerRequestResponse } from '#contract/requests/customer-request'
import { RentalResponse } from '#contract/requests/rental'
import { RequestLinkResponse } from '#contract/requests/request-link'
import { Done } from '#contract/wire'
import { requestLinks } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, getPage, tokenOf } from '../client.ts'
import { apiOf, endLink, hashOf, readAsCustomer, sendForm } from '../customer-calls.ts'
import { newModel, newTrailer, rentalRequest, sendBuild, sendRental } from '../records.ts'
import { runCron } from '../run-cron.ts'
import { whileLocked } from '../site-password.ts'

const SECRET = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** Every table as text. */
async function everythingStored(): Promise<string> {
  const { db } = await product()
  const tables = await db.all<{ name: string }>(sql`
    select name from sqlite_master where type = 'table' and name not glob '_cf*' and name not glob 'sqlite*'
      and name not glob 'demo_copy*'`)
  const rows: unknown[] = []
  for (const { name } of tables) rows.push(await db.all(sql`select * from ${sql.identifier(name)}`))
  return JSON.stringify(rows)
}

describe('the link of a new request', () => {
  test('opens its page, and only its hash is stored', async () => {
    const rental = await sendRental(await newTrailer({ name: 'Linked kitchen' }))
    const build = await sendBuild(await newModel({ name: 'Linked model' }))
    for (const { link, quote } of [rental, build]) {
      const token = link.replace('/request/', '')
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(await readAsCustomer(link)).toMatchObject({ id: quote.id, status: 'pending' })
      expect((await getPage(link)).text).toContain(`request #${quote.id}`)
      expect(await everythingStored()).not.toContain(token)
    }
  })

  test('is another one when the request is sent again, and nothing is stored twice', async () => {
    const body = rentalRequest(await newTrailer())
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const first = await call('POST', '/api/rentals', { body, headers })
    const { id } = RentalResponse.parse(first.body).quote
    // Concerns the build with the same number alone.
    const { db } = await product()
    const at = new Date().toISOString()
    const revoked = { noun: 'custom_build', record_id: id, created_at: at, expires_at: at, revoked_at: at } as const
    await db.insert(requestLinks).values({ token_hash: `of build ${id}`, ...revoked })
    const again = await call('POST', '/api/rentals', { body, headers })
    expect(again.body).toEqual(first.body)
    const links = [first, again].map((response) => response.headers.get('Location') ?? '')
    expect(new Set(links).size).toBe(2)
    for (const link of links) expect((await readAsCustomer(link)).id).toBe(id)
  })

  test('does not come back when the request is sent again after staff have revoked it', async () => {
    const body = rentalRequest(await newTrailer())
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const first = await call('POST', '/api/rentals', { body, headers })
    const { id } = RentalResponse.parse(first.body).quote
    const token = await tokenOf('manager')
    await expectResponse(Done, 200, 'DELETE', `/api/rentals/${id}/links`, { token })
    const again = await call('POST', '/api/rentals', { body, headers })
    expect([again.status, again.body, again.headers.get('Location')]).toEqual([201, first.body, null])
    const passedOn = await expectResponse(RequestLinkResponse, 201, 'POST', `/api/rentals/${id}/links`, { token })
    expect((await readAsCustomer(passedOn.link)).id).toBe(id)
  })

  test('shows what the customer may see and nothing else', async () => {
    const { link, quote } = await sendRental(await newTrailer())
    const token = await tokenOf('manager')
    await call('PUT', `/api/rentals/${quote.id}`, { body: { notes: 'Haggles' }, token })
    await call('PUT', `/api/rentals/${quote.id}/status`, { body: { status: 'approved' }, token })
    const { body } = await call('GET', apiOf(link))
    expect(JSON.stringify(body)).not.toMatch(/Haggles|manager|nora@example|555-0188/)
    expect(CustomerRequestResponse.parse(body).request.steps.map(({ what }) => what)).toEqual(['received', 'approved'])
    expect((await getPage(link)).text).not.toMatch(/Haggles|manager|nora@example|555-0188/)
  })

  test('stays out of caches, referrers and search engines, whatever is answered', async () => {
    const { link } = await sendRental(await newTrailer())
    const unknown = `/request/${'x'.repeat(43)}`
    for (const path of [link, `${link}/quote`, apiOf(link), unknown, apiOf(unknown), `${unknown}/quote`]) {
      const { headers } = await getPage(path)
      for (const [name, value] of Object.entries(SECRET)) expect(headers.get(name), `${path} ${name}`).toBe(value)
      expect(headers.get('Cloudflare-CDN-Cache-Control'), path).toBeNull()
    }
    expect((await getPage('/sitemap.xml')).text).not.toContain('/request')
  })
})

describe('a link that opens nothing', () => {
  test.each(['x', 'x'.repeat(43), `${'x'.repeat(42)}!`, '%00', 'a b'])('says so: %s', async (token) => {
    const page = await getPage(`/request/${token}`)
    expect(page.status).toBe(404)
    expect(page.text).toContain('Request not found')
    expect(page.text).toContain('(813) 555-0142')
    const response = await call('GET', `/api/requests/${token}`)
    expect(response).toMatchObject({ status: 404, body: { success: false } })
  })

  test.each([
    ['expired', { expires_at: '2026-01-01T00:00:00.000Z' }, 'This link has expired'],
    ['revoked', { revoked_at: '2026-01-01T00:00:00.000Z' }, 'This link was replaced'],
  ])('says that it is %s', async (_, values, words) => {
    const { link, quote } = await sendRental(await newTrailer())
    await endLink(link, values)
    for (const path of [link, `${link}/quote`]) {
      const page = await getPage(path)
      expect(page.status, path).toBe(410)
      expect(page.text).toContain(words)
      expect(page.text.match(/href="(tel|mailto|https:\/\/wa\.me)/g)).toHaveLength(3)
      expect(page.text).not.toContain(quote.customer_name)
    }
    for (const act of ['', '/withdraw']) {
      const response = await call(act ? 'POST' : 'GET', apiOf(link) + act)
      expect(response).toMatchObject({ status: 410, body: { success: false, error: expect.stringContaining('link') } })
    }
  })

  test('gives back a question that was typed before it ended, and none that comes with a made-up link', async () => {
    const { link } = await sendRental(await newTrailer())
    const question = { action: 'question', message: 'Is <b>Ocala</b>\ntoo far?' }
    await endLink(link, { revoked_at: '2026-01-01T00:00:00.000Z' })
    const ended = await sendForm(link, question)
    expect([ended.status, ended.headers.get('Cache-Control')]).toEqual([410, 'no-store'])
    expect(ended.text).toContain('Your question was not sent')
    expect(ended.text).toContain('Is &lt;b&gt;Ocala&lt;/b&gt;\ntoo far?')
    expect((await sendForm(link, { ...question, action: 'withdraw' })).text).toContain('Is &lt;b&gt;Ocala')
    expect((await sendForm(link, { action: 'withdraw', message: ' ' })).text).not.toContain('not sent')
    expect((await sendForm(`/request/${'x'.repeat(43)}`, question)).text).not.toContain('Ocala')
  })

  test('is forgotten a year after its end', async () => {
    const { db } = await product()
    const [old, young] = [await sendRental(await newTrailer()), await sendRental(await newTrailer())]
    await endLink(old.link, { expires_at: '2020-01-01T00:00:00.000Z' })
    await endLink(young.link, { expires_at: new Date().toISOString() })
    await runCron()
    // Compared by tokens: the confirmation creates another link to the same request, unless its customer has many already.
    const left = (await db.select().from(requestLinks)).map(({ token_hash }) => token_hash)
    expect(left).toContain(await hashOf(young.link))
    expect(left).not.toContain(await hashOf(old.link))
  })
})

describe('while the site is locked', () => {
  test('a link opens its page and nothing else does', async () => {
    const { link } = await sendRental(await newTrailer())
    await whileLocked(async () => {
      for (const path of [link, `${link}/quote`, apiOf(link)]) expect((await getPage(path)).status, path).toBe(200)
      for (const path of [`/request/${'x'.repeat(43)}`, '/request', apiOf(`/request/${'x'.repeat(43)}`), '/rentals'])
        expect((await getPage(path)).status, path).toBe(401)
      await endLink(link, { revoked_at: new Date().toISOString() })
      expect((await getPage(link)).status).toBe(401)
    })
  })
})
