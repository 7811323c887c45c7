import { describe, expect, test } from 'vitest'
import { apiLogs } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, tokenOf } from '../client.ts'
import { aCall, apiLog, errorLog, storeCalls, storeErrors } from '../log-records.ts'
import { newGroup, signedInAs } from '../records.ts'

const at = (second: number) => new Date(Date.UTC(2025, 0, 1, 0, 0, second)).toISOString()
const dayInUtc = () => new Date().toISOString().slice(0, 10)

describe('GET /api/logs/api', () => {
  test('pages through what matches, newest first, while calls go on', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => aCall({ timestamp: at(100 + (index >> 1)), path: '/api/p' }))
    await storeCalls(rows)
    const query = { dateFrom: at(100), dateTo: at(200), limit: 10 }
    const ids: number[] = []
    for (const page of [1, 2, 3]) {
      const data = await apiLog({ ...query, page })
      expect(data).toMatchObject({ page, limit: 10, total: 25, totalPages: 3, searchedFrom: null })
      ids.push(...data.logs.map(({ id }) => id))
      await storeCalls([aCall({ timestamp: at(300) }), aCall({ timestamp: at(50) })])
    }
    expect(new Set(ids).size).toBe(25)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect((await apiLog({ ...query, page: 9 })).page).toBe(3)
    expect(await apiLog({ path: 'nothing at all holds this' })).toMatchObject({
      logs: [],
      total: 0,
      totalPages: 0,
      page: 1,
    })
  })

  test('has fifty on a page unless asked otherwise', async () => {
    expect(await apiLog()).toMatchObject({ limit: 50, page: 1 })
  })

  test('takes each filter as it is meant', async () => {
    const user = { user_id: 424_242, username: 'Ida' }
    await storeCalls([
      aCall({ timestamp: at(1), method: 'PUT', status_code: 200, path: "/api/a%b_c\\d'e", ...user }),
      aCall({ timestamp: at(2), method: 'POST', status_code: 404, path: '/API/AxBYcZdWe', request_id: 'the-one' }),
      aCall({ timestamp: at(3), method: 'POST', status_code: 500, path: `/api/${'😀'.repeat(200)}` }),
      // The first moment of a day in Tampa.
      aCall({ timestamp: '2025-01-02T05:00:00.000Z', request_id: 'midnight' }),
    ])
    const found = async (query: Record<string, string | number>) =>
      (await apiLog({ dateFrom: at(0), dateTo: at(9), ...query })).logs.map(({ timestamp }) =>
        new Date(timestamp).getSeconds(),
      )
    expect(await found({})).toEqual([3, 2, 1])
    expect(await found({ method: 'post' })).toEqual([3, 2])
    expect(await found({ statusCode: 404 })).toEqual([2])
    expect(await found({ success: 'true' })).toEqual([1])
    expect(await found({ success: 'false' })).toEqual([3, 2])
    expect(await found({ success: 'TRUE' })).toEqual([1])
    expect(await found({ success: 'false', method: 'POST', statusCode: 500, path: '/api' })).toEqual([3])
    expect(await found({ userId: 424_242 })).toEqual([1])
    expect(await found({ requestId: 'the-one' })).toEqual([2])
    expect(await found({ requestId: 'THE-One' })).toEqual([2])
    expect(await found({ dateFrom: at(2), dateTo: at(2) })).toEqual([2])
    const one = { requestId: 'the-one' }
    expect(await found({ ...one, dateFrom: '2024-12-31', dateTo: '2024-12-31' })).toEqual([2])
    expect(await found({ ...one, dateFrom: '2025-01-01', dateTo: '2025-01-01' })).toEqual([])
    const midnight = { requestId: 'midnight' }
    expect(await found({ ...midnight, dateFrom: '2025-01-01', dateTo: '2025-01-01' })).toEqual([])
    expect(await found({ ...midnight, dateFrom: '2025-01-02', dateTo: '2025-01-02' })).toEqual([0])
    expect(await found({ dateFrom: '2025-06-01', dateTo: '2025-01-01' })).toEqual([])
    expect(await found({ path: '%' })).toEqual([1])
    expect(await found({ path: '_' })).toEqual([1])
    expect(await found({ path: '\\' })).toEqual([1])
    expect(await found({ path: "'" })).toEqual([1])
    expect(await found({ path: 'a%B_C' })).toEqual([1])
    expect(await found({ path: 'axby' })).toEqual([2])
    expect(await found({ path: '😀'.repeat(200) })).toEqual([3])
    for (const length of [49, 50, 51, 500]) expect(await found({ path: 'x'.repeat(length) })).toEqual([])
    expect(await found({ method: '', statusCode: '', success: '', path: '', userId: '' })).toEqual([3, 2, 1])
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=1e9',
    'limit=0',
    'limit=-1',
    'limit=1e6',
    'limit=1000000',
    'statusCode=abc',
    'statusCode=99',
    'success=maybe',
    'userId=0',
    'userId=ida',
    'method=a%20b',
    'dateFrom=garbage',
    'dateTo=2026-02-30',
    'dateTo=9999-12-31',
    'method=GET&method=PUT',
    `path=${'x'.repeat(1001)}`,
  ])('answers 400 to %s', async (query) => {
    const answer = await call('GET', `/api/logs/api?${query}`, { token: await tokenOf('developer') })
    expect(answer).toMatchObject({ status: 400, body: { success: false, issues: [{ path: query.split('=')[0] }] } })
  })
})

describe('GET /api/logs/error', () => {
  test('takes each filter as it is meant', async () => {
    await storeErrors([
      { timestamp: at(1), level: 'warn', message: '100% of it_', status_code: 503, request_id: 'of-old' },
      {
        timestamp: at(2),
        level: 'error',
        message: 'Cannot read x: no pudo leer Ángel',
        user_id: 424_242,
        additional_info: { doing: 'y' },
      },
      { timestamp: at(3), level: 'info', message: 'Nothing much' },
    ])
    const found = async (query: Record<string, string | number>) =>
      (await errorLog({ dateFrom: at(0), dateTo: at(9), ...query })).logs.map(({ level }) => level)
    expect(await found({})).toEqual(['info', 'error', 'warn'])
    expect(await found({ level: 'warn' })).toEqual(['warn'])
    expect(await found({ level: 'Warning' })).toEqual(['warn'])
    expect(await found({ statusCode: 503 })).toEqual(['warn'])
    expect(await found({ userId: 424_242 })).toEqual(['error'])
    expect(await found({ message: '%' })).toEqual(['warn'])
    expect(await found({ message: 'CANNOT' })).toEqual(['error'])
    expect(await found({ message: 'NO PUDO LEER ÁNGEL' })).toEqual(['error'])
    expect(await found({ requestId: 'of-old' })).toEqual(['warn'])
    const [entry] = (await errorLog({ userId: 424_242 })).logs
    expect(entry).toMatchObject({ additionalInfo: { doing: 'y' }, request: null, stack: null, statusCode: null })
  })

  test.each(['level=fatal', 'level=all', 'page=0', 'dateTo=x'])('answers 400 to %s', async (query) => {
    const answer = await call('GET', `/api/logs/error?${query}`, { token: await tokenOf('developer') })
    expect(answer).toMatchObject({ status: 400, body: { success: false } })
  })
})

describe('the export of a log', () => {
  test('is a text file of what the filters leave, a line for each field', async () => {
    const fake = '/api/export\r\nTime: fake\u2028\u001b[31m'
    await storeCalls([
      aCall({ timestamp: at(20), path: fake, body: '{\n"a": 1}', method: 'PATCH' }),
      aCall({ timestamp: at(21), path: '/api/export', method: 'GET' }),
    ])
    const path = `/api/logs/export/api?method=PATCH&dateFrom=${at(20)}&dateTo=${at(29)}`
    const before = dayInUtc()
    const { status, headers, body } = await call('GET', path, { token: await tokenOf('developer') })
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('no-store')
    const named = [before, dayInUtc()].map((day) => `attachment; filename="api-logs-${day}.txt"`)
    expect(named).toContain(headers.get('Content-Disposition'))
    const lines = String(body).split(/[\r\n\u2028]/)
    expect(lines).toContain('Path: /api/export\\r\\nTime: fake\\u2028\\u001b[31m')
    expect(lines).toContain('Body: {\\n"a": 1}')
    expect(lines.filter((line) => line.startsWith('Method: '))).toEqual(['Method: PATCH'])
    expect(lines.at(-2)).toBe('End: 1 entries')
  })

  test('of errors has a name of its own', async () => {
    await storeErrors([{ timestamp: at(20), message: 'Export this' }])
    const { headers, body } = await call('GET', '/api/logs/export/error?message=export', {
      token: await tokenOf('developer'),
    })
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="error-logs-\d{4}-\d\d-\d\d\.txt"$/)
    expect(body).toContain('Message: Export this\n')
  })

  test('ends with a word about what it leaves out', async () => {
    const { db } = await product()
    // Ten thousand and one, made by the database itself.
    await db.$client
      .prepare(
        `insert into api_logs (request_id, timestamp, method, path, url, status_code, response_time, response_size, ip)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 10001)
        select 'many', '2024-01-01T00:00:00.000Z', 'GET', '/api/many', '', 200, 1, 1, '' from n`,
      )
      .run()
    const { body } = await call('GET', '/api/logs/export/api?requestId=many', { token: await tokenOf('developer') })
    const lines = String(body).trimEnd().split('\n')
    expect(lines.filter((line) => line === 'Path: /api/many')).toHaveLength(10_000)
    expect(lines.at(-1)).toMatch(/^Truncated: these are the newest 10000 entries/)
    const list = await apiLog({ requestId: 'many' })
    expect(list).toMatchObject({ total: 10_000, totalPages: 200, searchedFrom: '2024-01-01T00:00:00.000Z' })
  })
})

describe('who may', () => {
  async function tries(values: Parameters<typeof signedInAs>[0]) {
    const { token } = await signedInAs(values)
    const paths = ['/api/logs/api', '/api/logs/error', '/api/logs/export/api', '/api/logs/export/error']
    return Promise.all(paths.map(async (path) => (await call('GET', path, { token })).status))
  }

  test('read and export is as the specification says, on the server', async () => {
    const may = async (grants: Parameters<typeof newGroup>[1], role_level = 50) => ({
      role: 'admin',
      group_id: await newGroup({ role_level }, grants),
    })
    expect(await tries({ role: 'developer' })).toEqual([200, 200, 200, 200])
    expect(await tries({ role: 'super_admin' })).toEqual([403, 403, 403, 403])
    expect(await tries(await may({ 'developer_logs.view': true }))).toEqual([200, 200, 403, 403])
    expect(await tries(await may({ 'developer_logs.export': true }))).toEqual([200, 200, 200, 200])
    expect(await tries(await may({}, 100))).toEqual([200, 200, 200, 200])
    expect(await tries(await may({}, 99))).toEqual([403, 403, 403, 403])
  })
})

describe('the hourly sweep of the logs', () => {
  test('removes what is older than thirty days, however often it runs', async () => {
    const { db, worker } = await product()
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
    await storeCalls([
      aCall({ timestamp: days(31), path: '/api/old' }),
      aCall({ timestamp: days(29), path: '/api/young' }),
    ])
    await storeErrors([
      { timestamp: days(31), message: 'old' },
      { timestamp: days(29), message: 'young' },
    ])
    for (const _ of [1, 2]) await worker.scheduled({ cron: '17 * * * *', scheduledTime: new Date() })
    const paths = (await db.select({ path: apiLogs.path }).from(apiLogs)).map(({ path }) => path)
    expect(paths).toContain('/api/young')
    expect(paths).not.toContain('/api/old')
    expect((await errorLog({ message: 'young' })).total).toBe(1)
    expect((await errorLog({ message: 'old' })).total).toBe(0)
  })
})
