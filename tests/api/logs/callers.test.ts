import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { newToken } from '../../../worker/src/http/access/token.ts'
import { clearConsole, product } from '../../product.ts'
import { call, tokenOf } from '../client.ts'
import { errorLog, LOG_WAIT, loggedCall } from '../log-records.ts'

const large = 'x'.repeat(70_000)

describe('a call that is answered before its token is checked', () => {
  test.each([
    [404, 'GET', '/api/nothing', undefined],
    [405, 'DELETE', '/api/health', undefined],
    [400, 'POST', '/api/contact', {}],
    [413, 'PUT', '/api/business-info', { description: large }],
    [200, 'GET', '/api/business-info', undefined],
  ])('is logged under the account of the token (%d)', async (status, method, path, body) => {
    const response = await call(method, path, { body, token: await tokenOf('staff') })
    expect(response.status).toBe(status)
    const { username, userId } = await loggedCall(response.headers.get('X-Request-Id'))
    expect([username, userId]).toEqual(['staff', expect.any(Number)])
  })

  test('is nobody’s if no session has the token', async () => {
    const response = await call('GET', '/api/nothing', { token: newToken() })
    const { username, userId } = await loggedCall(response.headers.get('X-Request-Id'))
    expect([username, userId]).toEqual([null, null])
  })

  test('is in the error log under that account, too', async () => {
    const { db } = await product()
    const token = await tokenOf('staff')
    await db.run(sql`alter table equipment rename to equipment_away`)
    const response = await call('GET', '/api/equipment/public', { token }).finally(() =>
      db.run(sql`alter table equipment_away rename to equipment`),
    )
    expect(response.status).toBe(500)
    clearConsole()
    const requestId = response.headers.get('X-Request-Id') ?? ''
    await vi.waitFor(async () => {
      expect((await errorLog({ requestId })).logs).toMatchObject([{ request: { username: 'staff' } }])
    }, LOG_WAIT)
  })
})
