import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts'
import { activities, apiLogs, auditEntries, errorLogs, loggedResponses } from '../../../worker/src/db/schema.ts'
import { consoleLines, product } from '../../product.ts'
import { type ApiResponse, call, tokenOf } from '../client.ts'
import { apiLog, callAndReadLog, loggedCall } from '../log-records.ts'
import { newAccount } from '../records.ts'
import { codeOf, newTwoStepAccount, signInWith } from '../second-factor-calls.ts'
import { whileLocked } from '../site-password.ts'
import { upload } from '../uploads.ts'

describe('what no log holds', () => {
  const MARK = 'mArK3r'

  test('is any secret, wherever it was sent', async () => {
    const { db } = await product()
    const token = await tokenOf('developer')
    const deep = { a: { b: { c: { d: { apiKey: `${MARK}-1` } } } }, list: [{ ToKeN: `${MARK}-2` }] }
    await call('POST', '/api/auth/login', { body: { username: 'manager', password: `${MARK}-3` } })
    await call('PUT', '/api/auth/password', {
      body: { current_password: `${MARK}-4`, new_password: `${MARK}-5-long-enough` },
      token,
    })
    await call('POST', '/api/auth/site-access', { body: { password: `${MARK}-6` } })
    await call('POST', '/api/contact', { body: { name: 'x', ...deep, PASSWORD: [`${MARK}-7`] } })
    await call('POST', '/api/contact', { body: `{"name":"x","password":"${MARK}-8` })
    await call('GET', `/api/nothing?apiKey=${MARK}-9&a[Password]=${MARK}-10&%74oken=${MARK}-11`)
    await call('GET', '/api/nothing', {
      headers: { Authorization: `Bearer ${MARK}-12`, Cookie: `site_access=${MARK}-13`, 'X-Api-Key': `${MARK}-14` },
    })
    await call('POST', '/api/client-errors', {
      body: { message: `token=${MARK}-15`, page: `/build?password=${MARK}-16`, stack: `Bearer ${MARK}-17` },
    })
    const page = `/request/${MARK}-20-of-a-customer`
    await call('POST', '/api/client-errors', { body: { message: 'x', name: `token=${MARK}-21`, page } })
    await call('POST', '/api/activity-logs', { body: { title: 'x', metadata: { 'api-key': `${MARK}-18` } }, token })
    const login = await call('POST', '/api/auth/login', { body: { username: 'staff', password: DEMO_PASSWORD } })
    const last = await callAndReadLog('GET', '/api/health')
    expect(last.entry.statusCode).toBe(200)
    const tables = [apiLogs, loggedResponses, errorLogs, activities, auditEntries]
    const rows = await Promise.all(tables.map((table) => db.select().from(table)))
    const all = JSON.stringify([rows, consoleLines()])
    expect(all).not.toContain(MARK)
    expect(all).not.toContain(DEMO_PASSWORD)
    expect(all).not.toContain(token)
    expect(all).not.toContain(JSON.parse(JSON.stringify(login.body)).token)
    expect(all).toContain('[REDACTED]')
  })

  test.each([
    ['a list without names', [`${MARK}-hunter2`]],
    ['a text alone', JSON.stringify(`${MARK}-hunter2`)],
    ['no JSON', `${MARK}-hunter2`],
    ['fields of other names', { pw: `${MARK}-hunter2` }],
    ['a field of another form', { username: { is: `${MARK}-hunter2` }, required: [`${MARK}-hunter2`] }],
  ])('is what a call that takes a password is sent as %s', async (_, body) => {
    const [token, { id }] = [await tokenOf('developer'), await newAccount({})]
    const ids: (string | null)[] = []
    for (const [method, path] of [
      ['POST', '/api/auth/login'],
      ['PUT', '/api/auth/password'],
      ['POST', '/api/auth/site-access'],
      ['PUT', '/api/site-access'],
      ['POST', '/api/admin-accounts'],
      ['PUT', `/api/admin-accounts/${id}`],
    ] as const) {
      const { headers } = await call(method, path, { body, token })
      ids.push(headers.get('X-Request-Id'))
    }
    // Afterwards, since an entry is stored a moment after its call.
    for (const id of ids) expect(JSON.stringify(await loggedCall(id))).not.toContain(MARK)
  })

  test('is a key of an authenticator app, its codes or the recovery codes', async () => {
    const account = await newTwoStepAccount()
    await signInWith(account, account.codes[0])
    const otp = codeOf(account.secret, 1)
    await signInWith({ ...account, password: 'not the password' }, otp)
    await callAndReadLog('GET', '/api/health')
    const { db } = await product()
    const rows = await Promise.all([apiLogs, loggedResponses, errorLogs].map((table) => db.select().from(table)))
    const all = JSON.stringify([rows, consoleLines()])
    for (const secret of [account.secret, ...account.codes, otp]) expect(all).not.toContain(secret)
    expect(all).toContain('recovery_codes')
  })

  test('is a field that a call with a password does not take, and its other fields are there', async () => {
    const body = { username: 'staff', password: `${MARK}-right-name`, pw: `${MARK}-hunter2` }
    const { response, entry } = await callAndReadLog('POST', '/api/auth/login', { body })
    expect(response.status).toBe(401)
    expect(entry.body).toBe('{"username":"staff","password":"[REDACTED]"}')
  })

  test('is a password that was typed as the user name, also once there were too many attempts', async () => {
    const body = { username: `${MARK}-hunter2`, password: 'staff' }
    const responses: ApiResponse[] = []
    for (let attempt = 0; attempt < 6; attempt++) responses.push(await call('POST', '/api/auth/login', { body }))
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
    for (const { headers } of responses) {
      expect((await loggedCall(headers.get('X-Request-Id'))).body).toMatch(/^\[application\/json, \d+ bytes\]$/)
    }
  })

  test('is the site password or its cookie', async () => {
    await whileLocked(async () => undefined)
    await callAndReadLog('GET', '/api/health')
    const { logs } = await apiLog({ path: '/api/site-access', method: 'PUT' })
    expect(logs.map(({ body }) => body)).toContain('{"required":true,"password":"[REDACTED]"}')
  })

  test.each([
    '/request/Zk3x_9Qw-7bLm2RtY8uVcN1oPsD4fGh6JkL0aXeWqTz',
    '/api/requests/Zk3x_9Qw-7bLm2RtY8uVcN1oPsD4fGh6JkL0aXeWqTz',
    '/api/calendar/Zk3x_9Qw-7bLm2RtY8uVcN1oPsD4fGh6JkL0aXeWqTz.ics',
  ])('is the key in %s', async (path) => {
    await call('GET', path)
    await callAndReadLog('GET', '/api/health')
    const { db } = await product()
    expect(JSON.stringify(await db.select().from(apiLogs))).not.toContain('Zk3x_9Qw')
  })

  test('is a picture’s bytes', async () => {
    const response = await upload('trailers', 'bytes of a picture')
    const entry = await loggedCall(response.headers.get('X-Request-Id'))
    expect(entry.body).toMatch(/^\[multipart\/form-data, \d+ bytes\]$/)
  })

  test('is more than 8 KiB of a body, or a control character', async () => {
    const message = `\u001b[31m\u2028${'😀'.repeat(5000)}`
    const { entry } = await callAndReadLog('POST', '/api/contact', { body: { name: 'x', email: 'y', message } })
    expect(new TextEncoder().encode(entry.body ?? '').length).toBeLessThanOrEqual(8192)
    expect(entry.body).toMatch(/… \[cut, \d+ bytes in all\]$/)
    // A character made visible takes six letters.
    const hidden = await callAndReadLog('POST', '/api/contact', { body: '\u0001'.repeat(8000) })
    expect(new TextEncoder().encode(hidden.entry.body ?? '').length).toBeLessThanOrEqual(8192)
    const headers = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`X-${at}-${'n'.repeat(200)}`, '"'.repeat(600)]),
    )
    const crowded = await callAndReadLog('GET', '/api/nothing', { headers })
    const told = Object.entries(crowded.entry.headers).join('')
    expect(told.length).toBeGreaterThan(4000)
    expect(told.length).toBeLessThanOrEqual(8192)
    const odd = await callAndReadLog('GET', '/api/x%0D%0A2026-11-20%20fake%20entry', {
      headers: { 'User-Agent': 'a\tb' },
    })
    expect(JSON.stringify(odd.entry)).not.toMatch(/\\[rnt](?!\\)2026|\\u001b/)
    const long = await callAndReadLog('GET', `/api/${'long/'.repeat(1500)}`)
    expect(long.entry.path.length).toBeLessThanOrEqual(2000)
  })
})
