import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWN_TABLES } from '../../../scripts/database/own-tables.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts'
import { smoke } from '../../../scripts/deploy/smoke.ts'
import { startEmpty } from '../../../scripts/product/harness.ts'
import { hashPassword } from '../../../worker/src/http/access/password.ts'
import { QUICK_COST } from '../../quick-cost.ts'
import { quickServer } from '../../quick-passwords.ts'
import { newAddress } from '../client.ts'

let started: Awaited<ReturnType<typeof startEmpty>>

beforeAll(async () => {
  started = await startEmpty({ server: quickServer() })
}, 120_000)
afterAll(() => started?.harness.close())

async function get(path: string) {
  const response = await started.harness.fetch(path)
  return { status: response.status, text: await response.text() }
}

async function login(username: string, password: string) {
  const response = await started.harness.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': newAddress() },
    body: JSON.stringify({ username, password }),
  })
  return { status: response.status, text: await response.text() }
}

describe('a fresh installation', () => {
  test('answers its first two hundred calls at once, each rightly', async () => {
    const calls = [
      ['/api/health', 200, '"success":true'],
      ['/api/trailers/public', 200, '"trailers":[]'],
      ['/api/business-info', 200, '"business_name":'],
      ['/api/auth/password-required', 200, '{"required":false,"password":null}'],
      ['/api/rentals', 401, '"success":false'],
      ['/api/nothing', 404, '"success":false'],
      ['/rentals', 200, '</html>'],
      ['/no-such-page', 404, '</html>'],
    ] as const
    const sent = Array.from({ length: 200 }, async (_, turn) => {
      const [path, status, holds] = calls[turn % calls.length] ?? calls[0]
      const response = await get(path)
      expect(response.status, path).toBe(status)
      expect(response.text, path).toContain(holds)
    })
    await Promise.all(sent)
  })

  test('has no account, and nobody gets in by the names and passwords that people try', async () => {
    const names = [...DEMO_ACCOUNTS.map(({ username }) => username), 'admin', 'root', 'owner', "' or 1=1 --"]
    // In turn, since each attempt costs a password hash.
    const passwords = [DEMO_PASSWORD, 'admin', 'password']
    for (const [turn, username] of names.entries()) {
      const password = passwords[turn % passwords.length] ?? DEMO_PASSWORD
      expect((await login(username, password)).status, username).toBe(401)
    }
    const { results } = await started.env.DB.prepare('select * from accounts').all()
    expect(results).toEqual([])
  })
})

describe('a Worker whose database has the schema of the release after it', () => {
  const tester = { username: 'tester', password: 'a password for the smoke test' }

  // What a migration may do: the deployment migrates first, so for a moment this Worker runs on the next schema.
  beforeAll(async () => {
    const { DB } = started.env
    const { results } = await DB.prepare(`select name from sqlite_master where ${OWN_TABLES}`).all<{ name: string }>()
    expect(results.length).toBeGreaterThan(20)
    const later = results.flatMap(({ name }) => [
      `alter table "${name}" add column of_next_release text not null default 'new'`,
      `create index "${name}_of_next_release" on "${name}" (of_next_release)`,
    ])
    const account = `insert into accounts (username, email, password_hash, role) values ('tester', 't@example.org', ?, 'super_admin')`
    await DB.batch([
      ...later.map((sql) => DB.prepare(sql)),
      DB.prepare('create table of_next_release (id integer primary key)'),
      DB.prepare(account).bind(await hashPassword(tester.password, QUICK_COST)),
    ])
  })

  test('passes the smoke test', async () => {
    const told: string[] = []
    await smoke(started.url.href, tester, (words) => told.push(words))
    expect(told).toHaveLength(7)
  })

  test('takes, changes, deletes and brings back as before', async () => {
    const { token } = JSON.parse((await login(tester.username, tester.password)).text)
    const send = async (method: string, path: string, body?: object) => {
      const response = await started.harness.fetch(`/api/${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'CF-Connecting-IP': newAddress(),
          ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': `${method}-${path}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      expect(response.status, `${method} ${path}: ${text}`).toBeLessThan(300)
      return JSON.parse(text)
    }
    const who = { customer_name: 'Nora', customer_email: 'nora@example.org', customer_phone: '(813) 555-0188' }
    const days = { rental_start_date: '2099-01-01', rental_end_date: '2099-01-02' }
    const { trailer } = await send('POST', 'trailers', { name: 'Later', rental_price_daily: 100 })
    await send('PUT', `trailers/${trailer.id}`, { name: 'Even later' })
    const { quote } = await send('POST', 'rentals', { ...who, ...days, trailer_id: trailer.id })
    await send('PUT', `rentals/${quote.id}`, { notes: 'Later', final_price: 150 })
    await send('PUT', `rentals/${quote.id}/status`, { status: 'approved' })
    await send('DELETE', `trailers/${trailer.id}`)
    await send('POST', `trailers/${trailer.id}/restore`)
    await send('POST', 'equipment/import', { equipment: [{ name: 'Griddle', category: 'Cooking', price: 5 }] })
    await send('POST', 'contact', { name: 'Nora', email: 'nora@example.org', message: 'Hello' })
    await send('PUT', 'contact/1/status', { status: 'read' })
    await send('POST', 'activity-logs/read-all')
    const permissions = [{ permission_id: 1, granted: true }]
    const { data } = await send('POST', 'admin-groups', { name: 'Later', permissions })
    const account = { username: 'later', email: 'later@example.org', password: 'long enough for later' }
    await send('POST', 'admin-accounts', { ...account, group_id: data.group.id })
    await send('PUT', 'business-info', { business_name: 'Later' })
    for (const path of ['rentals', 'dashboard', 'audit-log', 'admin-accounts', 'images/rentals'])
      await send('GET', path)
  })
})
