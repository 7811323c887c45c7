import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWholeExport } from '#domain/log/export'
import { sha256 } from '#domain/sha256'
import { startFaulty } from '../../../scripts/product/harness.ts'
import { createApp } from '../../../worker/src/app.ts'
import { newToken } from '../../../worker/src/http/access/token.ts'
import { newAddress } from '../client.ts'
import { inDays } from '../records.ts'
import { COVERED_ELSEWHERE, IDEMPOTENT_POSTS, WRITES, type Write } from '../writing-calls.ts'

type Tables = Record<string, string>

/** D1's error messages for a short outage (Cloudflare's list of D1 errors). */
const AWAY = [
  'Network connection lost.',
  'D1 DB reset because its code was updated.',
  'Internal error while starting up D1 DB storage caused object to be reset.',
  'Internal error in D1 DB storage caused object to be reset.',
  'D1 DB storage operation exceeded timeout which caused object to be reset.',
  'Cannot resolve D1 DB due to transient issue on remote node.',
  'D1 DB is overloaded. Requests queued for too long.',
  'D1 DB is overloaded. Too many requests queued.',
  // Sent to the call that exceeded the limit, and to all others at that moment.
  'D1 DB exceeded its CPU time limit and was reset.',
  "D1 DB's isolate exceeded its memory limit and was reset.",
  // The runtime's own, seen locally while another process wrote to the database.
  'database is locked: SQLITE_BUSY',
  'Failed to get session commit token: internal error; reference = 7fivt63fcppei9ag471vicdm',
]

let started: Awaited<ReturnType<typeof startFaulty>>
const token = newToken()
const customerToken = newToken()

beforeAll(async () => {
  started = await startFaulty()
  const at = new Date().toISOString()
  await started.env.DB.prepare('insert into sessions select ?, id, ?, ? from accounts where username = ?')
    .bind(await sha256(token), at, at, 'developer')
    .run()
  // A small catalogue, since it is read in full a thousand times.
  await started.env.DB.prepare('delete from equipment where id > 12').run()
  for (const [table, status] of [
    ['rentals', 'pending'],
    ['custom_builds', 'pending'],
    ['contact_messages', 'new'],
  ]) {
    await started.env.DB.prepare(`update ${table} set status = ? where id = 1`).bind(status).run()
  }
  const later = `rental_start_date = '${inDays(100)}', rental_end_date = '${inDays(102)}', final_price = 500`
  await started.env.DB.prepare(`update rentals set ${later} where id = 1`).run()
  await started.env.DB.prepare("insert into request_links values (?, 'rental', 1, ?, '2099-01-01T00:00:00.000Z', null)")
    .bind(await sha256(customerToken), at)
    .run()
  await started.env.DB.prepare(
    `insert into mails (template, noun, record_id, recipient, status, error, next_attempt_at)
    values ('received', 'contact', 1, 'sweep@example.org', 'failed', 'Down', ?)`,
  )
    .bind(at)
    .run()
  await ask('GET tables/keep')
}, 240_000)

afterAll(() => started.harness.close())

async function ask(call: string, write: Write = {}, fault = '') {
  const body = typeof write.body === 'function' ? write.body() : write.body
  const [method = '', path] = call.replace(':token', customerToken).split(' ')
  const response = await started.harness.fetch(path?.startsWith('tables') ? `/${path}` : `/api/${path}`, {
    method,
    headers: {
      'CF-Connecting-IP': newAddress(),
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': 'the-same-for-every-try',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(write.file && { 'Content-Type': 'multipart/form-data; boundary=----test-boundary' }),
      ...(fault && { 'X-Fault': fault }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(write.file && { body: new Uint8Array(write.file) }),
  })
  const text = await response.text()
  const told = response.headers.get('Content-Type')?.startsWith('application/json') ? JSON.parse(text) : text
  const [struck, written] = ['X-Struck', 'X-Written'].map((name) => response.headers.get(name))
  return { status: response.status, headers: response.headers, body: told, struck, hasWritten: written === 'true' }
}

// Written after the response, whatever it was.
const LOGS = ['api_logs', 'logged_answers', 'error_logs']

async function tables(leaves: readonly string[] = []): Promise<Tables> {
  const seen: Tables = (await ask('GET tables')).body
  for (const table of [...LOGS, ...leaves]) delete seen[table]
  return seen
}

async function begin(write: Write): Promise<void> {
  expect((await ask('GET tables/reset')).status).toBe(200)
  if (write.given) await started.env.DB.prepare(write.given).run()
  for (const call of write.first ?? []) expect((await ask(call, WRITES[call])).status).toBeLessThan(300)
}

describe('a store that fails at any moment of a call', { timeout: 120_000 }, () => {
  test('is tried with every call that writes', () => {
    const tried = Object.keys(WRITES)
    const isTried = (route: string) => tried.some((call) => patternOf(route).test(call))
    const writing = createApp().routes.filter(({ method }) => method !== 'ALL' && method !== 'GET')
    const routes = new Set(writing.map(({ method, path }) => `${method} ${path}`))
    expect([...routes].filter((route) => !isTried(route))).toEqual(COVERED_ELSEWHERE)
  })

  test.each(Object.entries(WRITES))('leaves %s done or undone, and the next call works', async (call, write) => {
    await begin(write)
    const before = await tables(write.leaves)
    expect((await ask(call, write)).status).toBeLessThan(300)
    const done = await tables(write.leaves)
    expect(done).not.toEqual(before)

    let isAsBefore = false
    for (let nth = 1, struck: string | null | undefined = ''; struck !== 'none'; nth++) {
      for (const when of ['before', 'after']) {
        if (!isAsBefore) await begin(write)
        const response = await ask(call, write, `${nth} ${when} ${AWAY[nth % AWAY.length]}`)
        const where = `${call}, call ${nth}, ${when}: ${response.status}`
        struck = response.struck
        const isStruck = struck !== 'none'
        // A call that failed before it wrote anything has changed nothing; checking all tables would cost more than the call.
        isAsBefore = struck === 'reading' && !response.hasWritten && response.status >= 300
        if (isAsBefore) {
          expectAway(where, response)
          break
        }
        const now = await tables(write.leaves)
        isAsBefore = !write.leaves && isDeepStrictEqual(now, before)
        // The gate continues with the state that it already knew.
        if (!isStruck || response.status < 300) expect(now, where).toEqual(done)
        else expectUndone(where, response, now, [before, done])
        if (isStruck && isDeepStrictEqual(now, done)) {
          expect((await ask(call, write)).status, `${where}, then again`).toBeLessThan(500)
          if (IDEMPOTENT_POSTS.includes(call)) expect(await tables(write.leaves), `${where}, then again`).toEqual(done)
        }
        // For a read, failing before and failing after are the same.
        if (struck !== 'writing') break
      }
    }
  })
})

/** The calls that `route` answers, as `WRITES` names them. */
function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace('/api/', '').replace(/:[a-z]+/g, '[^/]+')}$`)
}

type ApiResponse = Awaited<ReturnType<typeof ask>>

function expectAway(where: string, { status, body }: ApiResponse): void {
  expect({ status, body }, where).toMatchObject({ status: 503, body: { success: false } })
  expect(body.error, where).not.toMatch(/D1|R2|sql|put:/i)
}

function expectUndone(where: string, response: ApiResponse, now: Tables, whole: Tables[]): void {
  expectAway(where, response)
  const differing = whole.map((one) => Object.keys(one).filter((table) => one[table] !== now[table]))
  expect(differing, where).toContainEqual([])
}

// Only in the query of the session: whether the gate queries its own row depends on when it last did.
test.each(AWAY)('“%s” is told as a database that is away, with an id to find it by', async (message) => {
  const response = await ask('GET auth/verify', {}, `1 of sessions before ${message}`)
  expect(response).toMatchObject({
    status: 503,
    body: { success: false, requestId: response.headers.get('X-Request-Id') },
  })
  expect(response.headers.get('Retry-After')).toBe('5')
})

test('a session whose use cannot be noted costs its call nothing, and that is told', async () => {
  const idle = newToken()
  const at = new Date(Date.now() - 120_000).toISOString()
  await started.env.DB.prepare("insert into sessions select ?, id, ?, ? from accounts where username = 'staff'")
    .bind(await sha256(idle), at, at)
    .run()
  const headers = { Authorization: `Bearer ${idle}`, 'X-Fault': '2 of sessions before Network connection lost.' }
  const told = () => started.harness.getLogs().filter(({ message }) => message.includes('could not be noted'))
  // On a slow machine the calls above take more than the minute after which a use is recorded, and also fail to record it.
  const before = told().length
  const response = await started.harness.fetch('/api/auth/verify', { headers })
  expect(response.status).toBe(200)
  await expect.poll(() => told().slice(before)).toMatchObject([{ level: 'warn' }])
})

test('a file of the log that breaks off cannot pass for a whole one, and that is told', async () => {
  await started.env.DB.prepare(
    `insert into api_logs (request_id, timestamp, method, path, url, status_code, response_time, response_size, ip)
    values ('broken-off', ?, 'GET', '/api/health', '', 200, 1, 1, '')`,
  )
    .bind(new Date().toISOString())
    .run()
  const headers = { Authorization: `Bearer ${token}`, 'X-Fault': '3 of api_logs before Network connection lost.' }
  const response = await started.harness.fetch('/api/logs/export/api', { headers })
  expect(isWholeExport(await response.text().catch(() => ''))).toBe(false)
  const told = () => started.harness.getLogs().filter(({ message }) => message.includes('broke off'))
  await expect.poll(told).toMatchObject([{ level: 'error' }])
})
