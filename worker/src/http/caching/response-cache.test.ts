import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { trustWritten } from '../access/site-pass.ts'
import type { AppEnv } from '../env.ts'
import { encodeContent } from './content.ts'
import { cachedResponse, invalidateTags, responseCache } from './response-cache.ts'

const OPEN = { required: false, password_hash: null, updated_at: '' }
const env = { RESPONSE_CACHE_TTL_MS: '60000' } as unknown as Cloudflare.Env
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }

/** A database in which nothing was ever changed; `meanwhile` happens while it is asked. */
function unchanged(meanwhile: () => void): D1Database {
  const batch = async () => {
    meanwhile()
    return [{ results: [] }, { results: [] }]
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
  trustWritten(OPEN)
  const request = new Request(`https://site.example/${encodeURIComponent(what)}`)
  expect(await (await answering(meanwhile).fetch(request, env, context)).text()).toBe('as it was')
  expect(cachedResponse(request, env) !== undefined).toBe(isKept)
})

test.each([
  ['is repeated while nothing was changed', () => {}, 1],
  ['is produced again if it was dropped during revalidation', () => invalidateTags(['rentals']), 2],
])('an answer that was kept %s', async (what, meanwhile, timesMade) => {
  trustWritten(OPEN)
  let made = 0
  const app = answering(() => {
    made++
  })
  const request = new Request(`https://site.example/kept/${encodeURIComponent(what)}`)
  await app.fetch(request, { ...env, DB: unchanged(() => {}) }, context)
  expect(await (await app.fetch(request, { ...env, DB: unchanged(meanwhile) }, context)).text()).toBe('as it was')
  expect(made).toBe(timesMade)
})
