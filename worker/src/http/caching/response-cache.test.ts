import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { trustWritten } from '../access/site-pass.ts'
import type { AppEnv } from '../env.ts'
import { encodeContent } from './content.ts'
import { cachedResponse, invalidateTags, responseCache } from './response-cache.ts'

const OPEN = { required: false, password_hash: null, updated_at: '' }
const env = { RESPONSE_CACHE_TTL_MS: '60000' } as unknown as Cloudflare.Env
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }

// Every test begins an hour after the one before: nothing that was changed there is recent here.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 60 * 60 * 1000, toFake: ['Date'] })
  trustWritten(OPEN)
})
afterAll(() => {
  vi.useRealTimers()
})

/** A database in which something was changed last at `at`, if ever; `meanwhile` happens while it is asked. */
function changedAt(at: Date | null, meanwhile: () => void): D1Database {
  const batch = async () => {
    meanwhile()
    return [{ results: [] }, { results: at ? [{ at: at.toISOString() }] : [] }]
  }
  const session = { prepare: () => ({ bind: () => ({}) }), batch, getBookmark: () => null }
  return { withSession: () => session } as unknown as D1Database
}

/** An app whose one answer is public; `meanwhile` happens after its data was read. */
function answering(meanwhile: () => void) {
  return new Hono<AppEnv>().use(responseCache).get('*', async (c) => {
    await Promise.resolve()
    meanwhile()
    c.set('content', encodeContent('as it was'))
    return c.body('as it was', 200, { 'Cache-Control': 'public, max-age=0', 'Cache-Tag': 'rentals' })
  })
}

test.each([
  ['is kept where nothing changed while it was made', () => {}, true],
  ['is not kept where something changed while it was made', () => invalidateTags(['rentals']), false],
])('an answer %s', async (what, meanwhile, isKept) => {
  const request = new Request(`https://site.example/${encodeURIComponent(what)}`)
  expect(await (await answering(meanwhile).fetch(request, env, context)).text()).toBe('as it was')
  expect(cachedResponse(request, env) !== undefined).toBe(isKept)
})

test.each([
  ['is repeated while nothing was changed', () => {}, 1],
  ['is produced again if it was dropped during revalidation', () => invalidateTags(['rentals']), 2],
])('an answer that was kept %s', async (what, meanwhile, timesMade) => {
  let made = 0
  const app = answering(() => {
    made++
  })
  const request = new Request(`https://site.example/kept/${encodeURIComponent(what)}`)
  await app.fetch(request, { ...env, DB: changedAt(null, () => {}) }, context)
  expect(await (await app.fetch(request, { ...env, DB: changedAt(null, meanwhile) }, context)).text()).toBe('as it was')
  expect(made).toBe(timesMade)
})

test.each<[string, (ask: (path: string) => Promise<number>) => Promise<unknown>]>([
  ['made itself', async () => invalidateTags(['models'])],
  ['has read about with another answer', (ask) => ask('another')],
])('an answer older than a change that the isolate %s is produced again without asking', async (_, learn) => {
  const app = answering(() => {})
  const change = new Date()
  async function ask(path: string) {
    let times = 0
    const DB = changedAt(change, () => {
      times++
    })
    await app.fetch(new Request(`https://site.example/older/${path}`), { ...env, DB }, context)
    return times
  }
  for (const path of ['one', 'another']) await ask(path)
  await learn(ask)
  expect(await ask('one')).toBe(0)
})
