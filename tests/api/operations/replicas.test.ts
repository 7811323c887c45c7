import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ActivityList } from '#contract/activity'
import { PublicTrailerList } from '#contract/catalogue/trailer'
import { createApp } from '../../../worker/src/app.ts'
import { accounts } from '../../../worker/src/db/schema.ts'
import { PASS_CACHE_MS, readFreshAccess } from '../../../worker/src/http/access/site-pass.ts'
import { product } from '../../product.ts'
import { executionContext } from '../execution-context.ts'
import { newTrailer, signedInAs } from '../records.ts'

// A laptop has one copy of the database, so these tests check to which copy each query is sent.
const OLD = '00000001-00000000-00004d2a-0123456789abcdef0123456789abcdef'
const app = createApp()

/**
 * One call of the app over the real database, which records the start of each session and every round trip. No round trip begins
 * before `mayBegin` resolves.
 */
async function calling(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  mayBegin = () => Promise.resolve(),
) {
  const { env } = await product()
  const starts: string[] = []
  const trips: string[] = []
  const told = (statement: D1PreparedStatement, start: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => told(target.bind(...values), start)
        const member = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        if (name !== 'all' && name !== 'raw' && name !== 'run' && name !== 'first') return member.bind(target)
        return async (...asked: unknown[]) => {
          trips.push(start)
          await mayBegin()
          return member.apply(target, asked)
        }
      },
    })
  const withSession = (start = 'first-unconstrained') => {
    starts.push(start)
    // This database does not know the bookmark.
    const session = env.DB.withSession(start === OLD ? 'first-unconstrained' : start)
    return {
      prepare: (query: string) => told(session.prepare(query), start),
      batch: async (statements: D1PreparedStatement[]) => {
        trips.push(start)
        await mayBegin()
        return session.batch(statements)
      },
      getBookmark: () => session.getBookmark(),
    }
  }
  // Outside of a session, only writes that follow a response are allowed, and no read for a response.
  const prepare = (query: string) => {
    if (/^\s*select/i.test(query)) trips.push('without a session')
    return env.DB.prepare(query)
  }
  const DB = { withSession, prepare, batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements) }
  const response = await app.request(path, { method, headers }, { ...env, DB }, executionContext)
  return { response, starts, trips }
}

const asStaff = async (headers: Record<string, string> = {}) => ({
  Authorization: `Bearer ${(await signedInAs({ role: 'admin' })).token}`,
  ...headers,
})

describe('a public read of the catalogue', () => {
  // Makes the state of the site password known. Not by a call: an earlier file in this process may have left a password.
  beforeAll(async () => readFreshAccess((await product()).db))

  test.each([
    '/api/business-info',
    '/api/trailers/public',
    '/api/trailers/1/availability',
    '/api/custom-trailers/public',
    '/api/equipment/public',
  ])('%s makes one trip, to whichever copy is near', async (path) => {
    const { response, trips } = await calling(path)
    expect(response.status).toBe(200)
    expect(trips).toEqual(['first-unconstrained'])
    expect(response.headers.get('X-D1-Bookmark')).toBeNull()
  })

  test('holds no bookmark of the one member of staff for whom it is made, since the edge keeps it for all', async () => {
    const { response } = await calling('/api/business-info', await asStaff())
    expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toContain('public')
    expect(response.headers.get('X-D1-Bookmark')).toBeNull()
  })

  test('shows a member of staff what they have just saved', async () => {
    const { trips } = await calling('/api/business-info', { 'X-D1-Bookmark': OLD })
    expect(trips).toEqual([OLD])
  })
})

describe('a call of staff', () => {
  test('asks the copy that is written to who may, and reads from one that has what was seen', async () => {
    const { response, trips } = await calling('/api/activity-logs', await asStaff({ 'X-D1-Bookmark': OLD }))
    expect(response.status).toBe(200)
    expect(ActivityList.parse(await response.json()).success).toBe(true)
    expect(trips).toEqual(['first-primary', OLD])
  })

  test.each(['', 'first-unconstrained', 'x', `${OLD}0`])('takes %j for no bookmark', async (bookmark) => {
    const { response, starts } = await calling('/api/trailers', await asStaff({ 'X-D1-Bookmark': bookmark }))
    expect(response.status).toBe(200)
    expect(starts).toEqual(['first-primary'])
  })

  test('is told how far it has seen, and may begin there', async () => {
    const headers = await asStaff()
    const { response } = await calling('/api/trailers', headers)
    const bookmark = response.headers.get('X-D1-Bookmark') ?? ''
    const next = await calling('/api/trailers', { ...headers, 'X-D1-Bookmark': bookmark })
    expect(next.response.status).toBe(200)
    expect(next.starts).toEqual(['first-primary', bookmark])
  })

  test('that writes asks no other copy', async () => {
    const { response, starts } = await calling(
      '/api/activity-logs/read-all',
      await asStaff({ 'X-D1-Bookmark': OLD }),
      'POST',
    )
    expect(response.status).toBe(200)
    expect(starts).toEqual(['first-primary'])
  })

  test('of a deactivated account is out on its next call, whatever bookmark it brings', async () => {
    const { db } = await product()
    const { id, token } = await signedInAs({ role: 'admin' })
    const headers = { Authorization: `Bearer ${token}`, 'X-D1-Bookmark': OLD }
    expect((await calling('/api/trailers', headers)).response.status).toBe(200)
    await db.update(accounts).set({ is_active: false }).where(eq(accounts.id, id))
    const { response, trips } = await calling('/api/trailers', headers)
    expect(response.status).toBe(401)
    expect(trips).toEqual(['first-primary'])
  })
})

describe('a visitor', () => {
  test('is shown a new trailer through a session of the real database', async () => {
    const id = await newTrailer({ name: 'Fresh in every copy' })
    const { response } = await calling('/api/trailers/public')
    expect(PublicTrailerList.parse(await response.json()).trailers.map((one) => one.id)).toContain(id)
  })

  let passed = 0

  /** Advances the clock past every earlier test, so that the state of the site password has to be read again. */
  function later() {
    passed += 2 * PASS_CACHE_MS
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + passed })
    onTestFinished(() => void vi.useRealTimers())
  }

  test.each(['/api/auth/password-required', '/images/rentals/none.jpg'])(
    'at %s is judged by no old copy',
    async (path) => {
      later()
      const { trips } = await calling(path)
      expect(new Set(trips)).toEqual(new Set(['first-primary']))
    },
  )

  test('waits for the gate and for the answer in the time of one trip', async () => {
    later()
    let waiting = 0
    const both = Promise.withResolvers<void>()
    const whenBothAreAsked = () => {
      if (++waiting === 2) both.resolve()
      return both.promise
    }
    const { response, trips } = await calling('/api/trailers/public', {}, 'GET', whenBothAreAsked)
    expect(response.status).toBe(200)
    expect(trips.toSorted()).toEqual(['first-primary', 'first-unconstrained'])
  })
})
