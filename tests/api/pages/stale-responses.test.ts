import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct } from '../../../scripts/product/harness.ts'

const EDGE = 'cloudflare-cdn-cache-control'

// In this order: an isolate that has read of a change reuses nothing for ten seconds, so the tests without a change come first.
describe('what is no longer fresh', { shuffle: false }, () => {
  // Nothing is fresh for more than a millisecond, so every response is revalidated.
  let asked: Awaited<ReturnType<typeof startProduct>>
  const look = () => asked.harness.fetch('/api/trailers/public')
  const list = async () => (await look()).text()
  const settle = (at: string) => asked.env.DB.prepare('update audit_entries set at = ?').bind(at).run()
  const rename = (name: string) => asked.env.DB.prepare('update trailers set name = ? where id = 1').bind(name).run()
  const line = (at: Date) =>
    asked.env.DB.prepare("insert into audit_entries (at, by, action, noun) values (?, 'somebody', 'update', 'trailer')")
      .bind(at.toISOString())
      .run()

  beforeAll(async () => {
    asked = await startProduct({ vars: { RESPONSE_CACHE_TTL_MS: '1' } })
    await settle('2020-01-01T00:00:00.000Z')
  }, 120_000)
  afterAll(() => asked.harness.close())

  test('stands while the audit trail has grown by nothing', async () => {
    const first = await list()
    await rename('Changed without a line')
    const again = await look()
    expect(await again.text()).toBe(first)
    expect(again.headers.get(EDGE)).toContain('max-age=60')
  })

  test('ends where another isolate has set a site password', async () => {
    expect(await list()).toContain('trailers')
    await asked.env.DB.prepare(
      "insert into site_access (id, required, password_hash, updated_at) values (1, 1, 'x', '')",
    ).run()
    expect(await list()).toContain('This site asks for a password')
    await asked.env.DB.prepare('delete from site_access').run()
    await expect.poll(list, { timeout: 10_000 }).toContain('"trailers"')
  })

  test('is made anew after a change that another isolate stored', async () => {
    await list()
    await rename('Changed elsewhere')
    await line(new Date())
    expect(await list()).toContain('Changed elsewhere')
  })

  test('does not stand on a change of the last seconds, which may be older than it says', async () => {
    await line(new Date())
    await list()
    await rename('Changed by whoever began first')
    expect(await list()).toContain('Changed by whoever began first')
  })
})
