import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { Failure } from '#contract/wire'
import { openDb } from '../../../worker/src/db/client.ts'
import { insertLogs } from '../../../worker/src/db/logs/writing.ts'
import { apiLogs, loggedResponses } from '../../../worker/src/db/schema.ts'
import { clearConsole, consoleLines, product } from '../../product.ts'
import { call, tokenOf } from '../client.ts'
import { apiLog, apiLogRow, callAndReadLog, LOG_WAIT } from '../log-records.ts'
import { newTrailer, rentalRequest } from '../records.ts'

describe('the API log', () => {
  test('holds a call as it was made and answered', async () => {
    const trailer_id = await newTrailer()
    const headers = { 'User-Agent': 'A browser', 'CF-Connecting-IP': '203.0.113.9' }
    const body = rentalRequest(trailer_id)
    const { response, entry } = await callAndReadLog('POST', '/api/rentals?from=newsletter', { body, headers })
    expect(entry).toMatchObject({
      method: 'POST',
      path: '/api/rentals',
      query: 'from=newsletter',
      statusCode: 201,
      ip: '203.0.113.9',
      username: null,
      userId: null,
      userAgent: 'A browser',
    })
    expect(JSON.parse(entry.body ?? '')).toMatchObject({ customer_name: 'Nora Field' })
    expect(JSON.parse(entry.response ?? '')).toEqual(response.body)
    expect(entry.responseSize).toBe(new TextEncoder().encode(JSON.stringify(response.body)).length)
    expect(entry.url).toMatch(/\/api\/rentals\?from=newsletter$/)
  })

  test('holds of many calls that are stored together what each was answered', async () => {
    const { env } = await product()
    const texts = ['{"success":true}', null, '', '"quoted" \\u0000 …', '7', 'null']
    const calls = Array.from({ length: 50 }, (_, place) => apiLogRow({ response: texts[place % texts.length] ?? null }))
    const db = openDb(env.DB)
    await insertLogs(db, calls, [])
    const ids = calls.map((one) => one.request_id)
    const stored = await db.select().from(apiLogs).where(inArray(apiLogs.request_id, ids)).orderBy(apiLogs.id)
    expect(stored.map(({ id: _, answer_digest, ...row }) => row)).toEqual(calls)
  })

  test('loses its oldest entries once there is little room, twice as many as it gets, and none of the newest', async () => {
    const { env } = await product()
    const db = openDb(env.DB)
    const most = { bytes: 0, calls: 20, errors: 20 }
    const calls = (count: number) => Array.from({ length: count }, () => apiLogRow())
    const ids = async () => (await db.select({ id: apiLogs.id }).from(apiLogs).orderBy(apiLogs.id)).map(({ id }) => id)
    await insertLogs(db, calls(60), [])
    await insertLogs(db, calls(5), [], { ...most, bytes: 1_000_000_000 })
    const before = await ids()
    expect(before.length).toBeGreaterThanOrEqual(65)
    await insertLogs(db, calls(5), [], most)
    const after = await ids()
    expect(before.filter((id) => !after.includes(id))).toEqual(before.slice(0, 10))
    const newest = calls(10)
    await insertLogs(db, calls(before.length), [], most)
    await insertLogs(db, newest, [], most)
    const left = await ids()
    // The server may log a call of its own at any time.
    expect(left.length).toBeLessThanOrEqual(most.calls + 9)
    const kept = inArray(
      apiLogs.request_id,
      newest.map((one) => one.request_id),
    )
    expect(await db.$count(apiLogs, kept)).toBe(newest.length)
  })

  test('holds once what many calls were answered alike, and shows it with each', async () => {
    const entries = []
    for (let asked = 0; asked < 3; asked++) entries.push((await callAndReadLog('GET', '/api/trailers/public')).entry)
    const [first] = entries
    expect(first?.response).toContain('"success":true')
    expect(new Set(entries.map(({ response }) => response)).size).toBe(1)
    const { db } = await product()
    const ids = entries.map(({ id }) => id)
    const rows = await db.select().from(apiLogs).where(inArray(apiLogs.id, ids))
    expect(rows.map(({ response }) => response)).toEqual([null, null, null])
    const [digest] = new Set(rows.map(({ answer_digest }) => answer_digest))
    const responses = await db
      .select()
      .from(loggedResponses)
      .where(eq(loggedResponses.digest, digest ?? ''))
    expect(responses.map(({ text }) => text)).toEqual([first?.response])
    await newTrailer()
    expect((await callAndReadLog('GET', '/api/trailers/public')).entry.response).not.toBe(first?.response)
  })

  test('says who made it', async () => {
    const { entry } = await callAndReadLog('GET', '/api/rentals?limit=1', { token: await tokenOf('staff') })
    expect(entry).toMatchObject({ username: 'staff', statusCode: 200 })
    expect(entry.userId).toBeGreaterThan(0)
    const byUser = await apiLog({ userId: entry.userId ?? 0 })
    expect(byUser.logs.map(({ id }) => id)).toContain(entry.id)
  })

  test('holds the call that any error answer names', async () => {
    for (const [method, path, options] of [
      ['GET', '/api/nothing', {}],
      ['DELETE', '/api/health', {}],
      ['GET', '/api/rentals', {}],
      ['GET', '/api/rentals', { token: 'x'.repeat(43) }],
      ['POST', '/api/contact', { body: {} }],
      ['POST', '/api/contact', { body: '{"name":' }],
      ['POST', '/api/contact', { body: 'x', headers: { 'Content-Type': 'text/plain' } }],
      ['GET', '/api/rentals/999999999', { token: await tokenOf('staff') }],
      ['GET', '/api/audit-log', { token: await tokenOf('staff') }],
      ['POST', '/api/contact', { body: { name: 'x'.repeat(70_000) } }],
    ] as const) {
      const { response, entry } = await callAndReadLog(method, path, options)
      const { requestId } = Failure.parse(response.body)
      expect(requestId).toBe(entry.requestId)
      expect(entry.statusCode).toBe(response.status)
      expect(response.status).toBeGreaterThanOrEqual(400)
    }
  })

  test('holds that the logs were read, and not once more what stands in them', async () => {
    const { response, entry } = await callAndReadLog('GET', '/api/logs/api?limit=5', {
      token: await tokenOf('developer'),
    })
    expect(response.status).toBe(200)
    expect(entry).toMatchObject({ username: 'developer', response: expect.stringMatching(/^\[application\/json/) })
    expect(entry.responseSize).toBe(new TextEncoder().encode(JSON.stringify(response.body)).length)
    const refused = await callAndReadLog('GET', '/api/logs/error?page=0', { token: await tokenOf('developer') })
    expect(JSON.parse(refused.entry.response ?? '')).toEqual(refused.response.body)
  })

  test('leaves pages, pictures and built files alone', async () => {
    const { db } = await product()
    for (const path of ['/rentals', '/favicon.svg', '/images/rentals/none.jpg']) await call('GET', path)
    await callAndReadLog('GET', '/api/health')
    const others = await db.select().from(apiLogs).where(sql`${apiLogs.path} not like '/api/%'`)
    expect(others).toEqual([])
  })

  test('takes in many calls that come at once', async () => {
    const responses = await Promise.all(Array.from({ length: 150 }, () => call('GET', '/api/auth/password-required')))
    const ids = responses.map(({ headers }) => headers.get('X-Request-Id'))
    await vi.waitFor(async () => {
      const { logs } = await apiLog({ path: '/api/auth/password-required', limit: 200 })
      const kept = new Set(logs.map(({ requestId }) => requestId))
      expect(ids.filter((id) => !kept.has(id ?? ''))).toEqual([])
    }, LOG_WAIT)
  })
})

describe('a log that cannot be written', () => {
  test('costs no call anything, and is told once in a while', async () => {
    const { db } = await product()
    await db.run(sql`alter table api_logs rename to api_logs_away`)
    try {
      for (const path of ['/api/health', '/api/trailers/public', '/api/business-info']) {
        expect((await call('GET', path)).status).toBe(200)
      }
      expect((await call('POST', '/api/contact', { body: {} })).status).toBe(400)
      await vi.waitFor(() => expect(consoleLines().join()).toContain('could not be stored'), LOG_WAIT)
      expect(consoleLines().filter((line) => line.startsWith('error'))).toEqual([])
    } finally {
      await db.run(sql`alter table api_logs_away rename to api_logs`)
      clearConsole()
    }
    await callAndReadLog('GET', '/api/health')
  })
})
