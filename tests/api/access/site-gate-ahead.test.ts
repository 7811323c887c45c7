import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../../worker/src/app.ts'
import { contactMessages, siteAccess } from '../../../worker/src/db/schema.ts'
import { PASS_CACHE_MS, readFreshAccess } from '../../../worker/src/http/access/site-pass.ts'
import { product } from '../../product.ts'
import { getPage, newAddress } from '../client.ts'
import { executionContext } from '../execution-context.ts'
import { setSitePassword, whileLocked } from '../site-password.ts'

const OF_A_RESPONSE_FOR_ALL = ['Cache-Tag', 'Cloudflare-CDN-Cache-Control', 'Allow']

describe('an isolate that last heard of no password', () => {
  // Leaves the database as if another isolate had locked the site.
  async function lockedElsewhere(act: () => Promise<unknown>) {
    const { db } = await product()
    await whileLocked(async () => {
      await setSitePassword(false)
      await db.update(siteAccess).set({ required: true })
      await act()
    })
  }

  test('makes a page ahead and shows a stranger nothing of it', async () => {
    await lockedElsewhere(async () => {
      let visits = 0
      const visit = () => getPage(`/rentals?visit=${visits++}`)
      const responses = [await visit()]
      expect(responses[0]).toMatchObject({ status: 200, text: expect.stringContaining('<article') })
      await expect.poll(async () => responses.unshift(await visit()) && responses[0]?.status).toBe(401)
      const [{ headers, text }] = responses as [Awaited<ReturnType<typeof visit>>]
      expect(text).toContain('<title>Admin Access |')
      expect(text).not.toContain('<article')
      expect(headers.get('Cache-Control')).toBe('no-store')
      for (const name of OF_A_RESPONSE_FOR_ALL) expect(headers.get(name), name).toBeNull()
    })
  })

  test.each(['/api/trailers/public', '/api/business-info', '/api/trailers/1/availability', '/api/nothing'])(
    'makes the answer of %s ahead and tells a stranger nothing of it',
    async (path) => {
      const { env, db } = await product()
      const app = createApp()
      const atOnce = vi.useFakeTimers({ toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      // Not by a call, since the one before has told this isolate of a password.
      await readFreshAccess(db)
      await lockedElsewhere(async () => {
        atOnce.setSystemTime(Date.now() + 2 * PASS_CACHE_MS)
        const refused = await app.request(path, {}, env, executionContext)
        expect(refused.status).toBe(401)
        expect(await refused.json()).toMatchObject({ success: false, error: expect.stringContaining('password') })
        expect(refused.headers.get('Cache-Control')).toBe('no-store')
        for (const name of OF_A_RESPONSE_FOR_ALL) expect(refused.headers.get(name), name).toBeNull()
      })
    },
  )

  test('does nothing ahead that would be stored', async () => {
    const { env, db } = await product()
    const app = createApp()
    const post = () =>
      app.request(
        '/api/contact',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': newAddress() },
          body: JSON.stringify({ name: 'Ahead', email: 'ahead@example.org', message: 'Too early' }),
        },
        env,
        executionContext,
      )
    const atOnce = vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await readFreshAccess(db)
    const before = await db.$count(contactMessages)
    await lockedElsewhere(async () => {
      atOnce.setSystemTime(Date.now() + 2 * PASS_CACHE_MS)
      expect((await post()).status).toBe(401)
    })
    expect(await db.$count(contactMessages)).toBe(before)
  })
})
