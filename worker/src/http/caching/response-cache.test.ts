import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { cacheWrittenAccess } from '../access/site-pass.ts'
import type { AppEnv } from '../env.ts'
import { encodeContent } from './content.ts'
import { cachedResponse, invalidateTags, responseCache } from './response-cache.ts'

const OPEN = { required: false, password_hash: null, version: 1, updated_at: '' }
const env = { RESPONSE_CACHE_TTL_MS: '60000' } as unknown as Cloudflare.Env
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }

// Each test begins an hour after the previous one, so that no change of that is recent.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 60 * 60 * 1000, toFake: ['Date'] })
  cacheWrittenAccess(OPEN)
})
afterAll(() => {
  vi.useRealTimers()
})

/** A database whose last change was at `at`, if ever; `meanwhile` runs while it is queried. */
function changedAt(at: Date | null, meanwhile: () => void): D1Database {
  const batch = async () => {
    meanwhile()
    return [{ results: [] }, { results: at ? [{ at: at.toISOString() }] : [] }]
  }
  const session = { prepare: () => ({ bind: () => ({}) }), batch, getBookmark: () => null }
  return { withSession: () => session } as unknown as D1Database
}

/** An app with one response, which is public; `meanwhile` runs after its data was read. */
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
])('a response %s', async (what, meanwhile, isKept) => {
  const request = new Request(`https://site.example/${encodeURIComponent(what)}`)
  expect(await (await answering(meanwhile).fetch(request, env, context)).text()).toBe('as it was')
  expect(cachedResponse(request, env) !== undefined).toBe(isKept)
})

test.each([
  ['is repeated while nothing was changed', () => {}, 1],
  ['is produced again if it was dropped during revalidation', () => invalidateTags(['rentals']), 2],
])('a response that was kept %s', async (what, meanwhile, timesMade) => {
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
  ['has read about with another response', (ask) => ask('another')],
])('a response older than a change that the isolate %s is produced again without asking', async (_, learn) => {
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

test.each([
  [10_001, 1],
  [10_000, 2],
])(
  'of a response that was made %i ms after a change, %i are made: the change may be stored later than it says',
  async (age, times) => {
    let made = 0
    const app = answering(() => {
      made++
    })
    const DB = changedAt(new Date(Date.now() - age), () => {})
    const request = new Request(`https://site.example/soon-after/${age}`)
    for (let asked = 0; asked < 2; asked++) await app.fetch(request, { ...env, DB }, context)
    expect(made).toBe(times)
  },
)

const LOCKED = { required: true, password_hash: 'x', version: 1, updated_at: '' }
const MINUTE_MS = 60_000

test('a response that nothing has changed is asked about once, and made anew after a minute: its day may be over', async () => {
  const brief = { ...env, RESPONSE_CACHE_TTL_MS: '5000' }
  let made = 0
  const app = answering(() => {
    made++
  })
  const request = new Request('https://site.example/aging')
  const look = () => app.fetch(request, { ...brief, DB: changedAt(null, () => {}) }, context)
  await look()
  vi.setSystemTime(Date.now() + MINUTE_MS)
  expect(cachedResponse(request, brief)).toBeUndefined()
  await look()
  expect([made, cachedResponse(request, brief)?.status]).toEqual([1, 200])
  vi.setSystemTime(Date.now() + 1)
  await look()
  expect(made).toBe(2)
})

test('a response that was kept is given to nobody once the isolate knows of a site password', async () => {
  const request = new Request('https://site.example/locked-since')
  await answering(() => {}).fetch(request, env, context)
  expect(cachedResponse(request, env)).toBeDefined()
  cacheWrittenAccess(LOCKED)
  expect(cachedResponse(request, env)).toBeUndefined()
})

/** Caches a response of `size` bytes for each address, and returns the addresses that are cached afterwards. */
async function keptOf(addresses: string[], size: number, headers: Record<string, string> = {}): Promise<string[]> {
  const app = new Hono<AppEnv>().use(responseCache).get('*', (c) => {
    c.set('content', encodeContent('x'.repeat(size)))
    return c.body(null, 200, { 'Cache-Control': 'public, max-age=0', ...headers })
  })
  const changed = { ...env, DB: changedAt(new Date(), () => {}) }
  for (const address of addresses) await app.fetch(requestOf(address), changed, context)
  return addresses.filter(isKept)
}

const requestOf = (address: string) => new Request(`https://site.example/of/${address}`)
const isKept = (address: string) => cachedResponse(requestOf(address), env) !== undefined

test('a few megabytes of responses are kept, of which the oldest go first, and none that is large or of one visitor', async () => {
  const [small, large] = [1024, 512 * 1024]
  const many = Array.from({ length: 1002 }, (_, index) => `many-${index}`)
  expect(await keptOf(many, small)).toEqual(many.slice(2))
  // Each of them replaces the previous one, whose size no longer counts.
  expect(await keptOf(Array(40).fill('again'), large)).toHaveLength(40)
  expect(isKept('many-1001')).toBe(true)
  const heavy = Array.from({ length: 17 }, (_, index) => `heavy-${index}`)
  expect(await keptOf(heavy, large)).toEqual(heavy.slice(1))
  expect(await keptOf(['too-large'], large + 1)).toEqual([])
  expect(await keptOf(['own'], small, { 'Set-Cookie': 'a=b' })).toEqual([])
  expect(await keptOf(['private'], small, { 'Cache-Control': 'private, no-store' })).toEqual([])
})
