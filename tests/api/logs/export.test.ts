import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { todayInTampa } from '#domain/days'
import { insertLogs } from '../../../worker/src/db/logs/writing.ts'
import { apiLogs, errorLogs, loggedResponses } from '../../../worker/src/db/schema.ts'
import { sendLogFile } from '../../../worker/src/http/logging/log-file.ts'
import { product } from '../../product.ts'
import { call, tokenOf } from '../client.ts'
import { apiLog, apiLogRow, errorLog, storeCalls, storeErrors } from '../log-records.ts'
import { newGroup, signedInAs } from '../records.ts'
import { runCron } from '../run-cron.ts'

const at = (second: number) => new Date(Date.UTC(2025, 0, 1, 0, 0, second)).toISOString()
const today = () => todayInTampa(new Date())

describe('the export of a log', () => {
  test('is a text file of what the filters leave, a line for each field', async () => {
    const fake = '/api/export\r\nTime: fake\u2028\u001b[31m'
    await storeCalls([
      apiLogRow({ timestamp: at(20), path: fake, body: '{\n"a": 1}', method: 'PATCH' }),
      apiLogRow({ timestamp: at(21), path: '/api/export', method: 'GET' }),
    ])
    const path = `/api/logs/export/api?method=PATCH&dateFrom=${at(20)}&dateTo=${at(29)}`
    const before = today()
    const { status, headers, body } = await call('GET', path, { token: await tokenOf('developer') })
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('no-store')
    const named = [before, today()].map((day) => `attachment; filename="api-logs-${day}.txt"`)
    expect(named).toContain(headers.get('Content-Disposition'))
    const lines = String(body).split(/[\r\n\u2028]/)
    expect(lines).toContain('Path: /api/export\\r\\nTime: fake\\u2028\\u001b[31m')
    expect(lines).toContain('Body: {\\n"a": 1}')
    expect(lines.filter((line) => line.startsWith('Method: '))).toEqual(['Method: PATCH'])
    expect(lines.at(-2)).toBe('End: 1 entry')
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

test('an export that breaks off is told in the error log at once, though no other call comes', async () => {
  const { db } = await product()
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const entries = () => Promise.reject(new Error('Network connection lost.'))
  const file = sendLogFile({ db, name: 'api-logs.txt', head: '', ids: [1], isCut: false, entries })
  await expect(file.text()).rejects.toThrow('Network connection lost.')
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
  const stored = await db.select().from(errorLogs).where(eq(errorLogs.message, 'Network connection lost.'))
  expect(stored).toMatchObject([{ additional_info: { doing: 'A file of the log broke off' } }])
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
    const { db } = await product()
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
    await storeCalls([
      apiLogRow({ timestamp: days(31), path: '/api/old' }),
      apiLogRow({ timestamp: days(29), path: '/api/young' }),
    ])
    await storeErrors([
      { timestamp: days(31), message: 'old' },
      { timestamp: days(29), message: 'young' },
    ])
    for (const _ of [1, 2]) await runCron()
    const paths = (await db.select({ path: apiLogs.path }).from(apiLogs)).map(({ path }) => path)
    expect(paths).toContain('/api/young')
    expect(paths).not.toContain('/api/old')
    expect((await errorLog({ message: 'young' })).total).toBe(1)
    expect((await errorLog({ message: 'old' })).total).toBe(0)
  })

  test('keeps a shared answer as long as the last call that got it', async () => {
    const { db } = await product()
    const got = (response: string, count: number) =>
      apiLogRow({ response, isShared: true, timestamp: new Date(Date.now() - count * 86_400_000).toISOString() })
    await insertLogs(db, [got('{"of":"both"}', 32)], [])
    await insertLogs(db, [got('{"of":"both"}', 29), got('{"of":"the old"}', 32)], [])
    await runCron()
    const texts = (await db.select().from(loggedResponses)).map(({ text }) => text)
    expect(texts).toContain('{"of":"both"}')
    expect(texts).not.toContain('{"of":"the old"}')
  })
})
