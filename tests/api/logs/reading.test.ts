import { describe, expect, test } from 'vitest'
import { call, tokenOf } from '../client.ts'
import { apiLog, apiLogRow, errorLog, storeCalls, storeErrors } from '../log-records.ts'

const at = (second: number) => new Date(Date.UTC(2025, 0, 1, 0, 0, second)).toISOString()

describe('GET /api/logs/api', () => {
  test('pages through what matches, newest first, while calls go on', async () => {
    const rows = Array.from({ length: 25 }, (_, index) =>
      apiLogRow({ timestamp: at(100 + (index >> 1)), path: '/api/p' }),
    )
    await storeCalls(rows)
    const query = { dateFrom: at(100), dateTo: at(200), limit: 10 }
    const ids: number[] = []
    for (const page of [1, 2, 3]) {
      const data = await apiLog({ ...query, page })
      expect(data).toMatchObject({ page, limit: 10, total: 25, totalPages: 3, searchedFrom: null })
      ids.push(...data.logs.map(({ id }) => id))
      await storeCalls([apiLogRow({ timestamp: at(300) }), apiLogRow({ timestamp: at(50) })])
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
      apiLogRow({ timestamp: at(1), method: 'PUT', status_code: 200, path: "/api/a%b_c\\d'e", ...user }),
      apiLogRow({ timestamp: at(2), method: 'POST', status_code: 400, path: '/API/AxBYcZdWe', request_id: 'the-one' }),
      apiLogRow({ timestamp: at(3), method: 'POST', status_code: 500, path: `/api/${'😀'.repeat(200)}` }),
      // The first moment of a day in Tampa.
      apiLogRow({ timestamp: '2025-01-02T05:00:00.000Z', request_id: 'midnight' }),
    ])
    const found = async (query: Record<string, string | number>) =>
      (await apiLog({ dateFrom: at(0), dateTo: at(9), ...query })).logs.map(({ timestamp }) =>
        new Date(timestamp).getSeconds(),
      )
    expect(await found({})).toEqual([3, 2, 1])
    expect(await found({ method: 'post' })).toEqual([3, 2])
    expect(await found({ statusCode: 400 })).toEqual([2])
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
    expect(await found({ ...one, dateFrom: '1899-12-31', dateTo: '9998-12-31' })).toEqual([2])
    expect(await found({ dateFrom: at(3), dateTo: at(2) })).toEqual([])
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
    const response = await call('GET', `/api/logs/api?${query}`, { token: await tokenOf('developer') })
    expect(response).toMatchObject({ status: 400, body: { success: false, issues: [{ path: query.split('=')[0] }] } })
  })

  test.each([
    ['api?statusCode=abc', 'Status code is a number from 100 to 599'],
    ['api?userId=ida', 'User id is a number above 0'],
    ['api?dateTo=9999-12-31', 'Enter a date before the year 9999'],
    ['error?level=loud', 'Level is error, warn or info'],
  ])('%s is refused in the words of its field', async (query, error) => {
    const response = await call('GET', `/api/logs/${query}`, { token: await tokenOf('developer') })
    expect(response).toMatchObject({ status: 400, body: { error } })
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
    expect(await found({ dateFrom: at(9), dateTo: at(0) })).toEqual([])
    const [entry] = (await errorLog({ userId: 424_242 })).logs
    expect(entry).toMatchObject({ additionalInfo: { doing: 'y' }, request: null, stack: null, statusCode: null })
  })

  test.each(['level=fatal', 'level=all', 'page=0', 'dateTo=x'])('answers 400 to %s', async (query) => {
    const response = await call('GET', `/api/logs/error?${query}`, { token: await tokenOf('developer') })
    expect(response).toMatchObject({ status: 400, body: { success: false } })
  })
})
