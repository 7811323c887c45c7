import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { Failure } from '#contract/wire'
import { clearConsole, consoleLines, product, send } from '../../product.ts'
import { hangUp } from '../../raw.ts'
import { call } from '../client.ts'
import { apiLog, errorLog, LOG_WAIT, loggedCall } from '../log-records.ts'
import { newTrailer } from '../records.ts'
import { whileLocked } from '../site-password.ts'

describe('the error log', () => {
  test('holds a failure of ours with its call, under the id that was answered', async () => {
    const { db } = await product()
    await db.run(sql`alter table equipment rename to equipment_away`)
    let response: Awaited<ReturnType<typeof call>>
    try {
      response = await call('GET', '/api/equipment/public?password=hidden&page=1')
    } finally {
      await db.run(sql`alter table equipment_away rename to equipment`)
    }
    expect(response.status).toBe(500)
    const { requestId = '' } = Failure.parse(response.body)
    const line = consoleLines().find((one) => one.includes(requestId))
    expect(JSON.parse(line?.slice('error: '.length) ?? '')).toMatchObject({ level: 'error', requestId })
    clearConsole()
    await vi.waitFor(async () => {
      const { logs } = await errorLog({ requestId })
      expect(logs).toMatchObject([
        {
          level: 'error',
          statusCode: 500,
          message: expect.stringContaining('no such table'),
          stack: expect.stringContaining('Error'),
          environment: 'server',
          request: { method: 'GET', path: '/api/equipment/public', query: 'password=[REDACTED]&page=1' },
        },
      ])
    }, LOG_WAIT)
    expect((await loggedCall(requestId)).statusCode).toBe(500)
  })

  test('holds why a page could not be made, under the id that came with it', async () => {
    const { db } = await product()
    const id = await newTrailer()
    await db.run(sql`update trailers set features = 'null' where id = ${id}`)
    const response = await send(`/rental-details?id=${id}`)
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('Something Went Wrong')])
    const requestId = response.headers.get('X-Request-Id') ?? ''
    expect(consoleLines().filter((line) => line.startsWith('error: {') && line.includes(requestId))).toHaveLength(1)
    clearConsole()
    await vi.waitFor(async () => {
      expect((await errorLog({ requestId })).logs).toMatchObject([
        {
          level: 'error',
          statusCode: 500,
          name: 'TypeError',
          stack: expect.stringContaining('TypeError'),
          request: { method: 'GET', path: '/rental-details', query: `id=${id}` },
        },
      ])
    }, LOG_WAIT)
  })

  test('holds what broke in a browser', async () => {
    const body = { message: 'x is not a function', name: 'TypeError', stack: 'at build.js:1', page: '/build?model=3' }
    const response = await call('POST', '/api/client-errors', { body, headers: { 'User-Agent': 'A phone' } })
    expect(response.status).toBe(204)
    const requestId = response.headers.get('X-Request-Id') ?? ''
    await vi.waitFor(async () => {
      expect((await errorLog({ requestId })).logs).toMatchObject([
        {
          message: 'x is not a function',
          name: 'TypeError',
          environment: 'browser',
          request: { path: '/build', query: 'model=3', headers: { 'user-agent': 'A phone' } },
        },
      ])
    }, LOG_WAIT)
  })

  test('holds no caller who hangs up before the body is whole', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
    await hangUp('POST', `/request/${'x'.repeat(43)}`, form)
    await hangUp('POST', '/_server-islands/ModelShowcase', { 'Content-Type': 'application/json' })
    await hangUp('POST', '/faq', form)
    const agent = `Cut off ${crypto.randomUUID()}`
    await hangUp('GET', '/api/health', { 'User-Agent': agent })
    await vi.waitFor(async () => {
      const { logs } = await apiLog({ path: '/api/health' })
      expect(logs.find(({ userAgent }) => userAgent === agent)).toMatchObject({ statusCode: 200 })
    }, LOG_WAIT)
    expect(await errorLog({ message: 'connection' })).toMatchObject({ logs: [] })
    expect(consoleLines()).toEqual([])
  })

  test('takes from browsers only what it knows, and not too much of it', async () => {
    const tell = (body: object, headers = {}) => call('POST', '/api/client-errors', { body, headers })
    expect((await tell({ message: 'x', page: '/', more: 1 })).status).toBe(400)
    expect((await tell({ message: 'x'.repeat(1001), page: '/' })).status).toBe(400)
    expect((await tell({ page: '/' })).status).toBe(400)
    const headers = { 'CF-Connecting-IP': '203.0.113.77' }
    const statuses: number[] = []
    for (let sent = 0; sent < 7; sent++) statuses.push((await tell({ message: 'again', page: '/' }, headers)).status)
    expect(statuses).toContain(429)
  })

  test('is open to the portal and the locked page while the site asks for a password', async () => {
    await whileLocked(async () => {
      expect((await call('POST', '/api/client-errors', { body: { message: 'x', page: '/admin' } })).status).toBe(204)
    })
  })
})
