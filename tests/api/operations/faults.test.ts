import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts'
import { startFaulty } from '../../../scripts/harness.ts'
import { newToken, sha256 } from '../../../worker/src/http/access/token.ts'
import { plainJpeg } from '../../picture-corpus.ts'
import { newAddress } from '../client.ts'
import { buildRequest, inDays, request } from '../records.ts'
import { form } from '../uploads.ts'

type Tables = Record<string, string>

interface Write {
  /** Calls that must have been made before it. */
  first?: string[]
  body?: object
  /** A file instead of JSON. */
  file?: Buffer
  /** What is stored apart from the rest, and may stay behind or be missing: notes of attempts and keys, a link told once. */
  leaves?: string[]
}

const PICTURE = 'images/rentals/ybor-smokehouse.jpg'
const jpeg = await plainJpeg()
const account = { username: 'Sweep', email: 'sweep@example.org', password: 'long enough to sweep', role: 'visitor' }
const rental = request(1, { rental_start_date: inDays(200), rental_end_date: inDays(201) })

/** Every call that writes. */
const WRITES: Record<string, Write> = {
  'POST rentals': { body: rental, leaves: ['request_links'] },
  'POST custom-builds': {
    body: buildRequest(1, { trailer_size: '4m', equipment_selected: [1, 2] }),
    leaves: ['request_links'],
  },
  'POST contact': { body: { name: 'Sweep', email: 'sweep@example.org', message: 'Hello' } },
  'POST auth/login': { body: { username: 'staff', password: DEMO_PASSWORD }, leaves: ['login_attempts'] },
  'POST auth/logout': {},
  'PUT auth/password': {
    body: { current_password: DEMO_PASSWORD, new_password: 'another long password' },
    leaves: ['login_attempts'],
  },
  'POST trailers': { body: { name: 'Sweep', equipment: [1, 2], image_url: `/${PICTURE}` } },
  'PUT trailers/1': { body: { name: 'Swept', equipment: [3] } },
  'DELETE trailers/1': {},
  'POST trailers/1/restore': { first: ['DELETE trailers/1'] },
  'POST custom-trailers': { body: { name: 'Sweep', available_equipment: [1] } },
  'PUT custom-trailers/1': { body: { price: 1, available_equipment: [2] } },
  'DELETE custom-trailers/1': {},
  'POST custom-trailers/1/restore': { first: ['DELETE custom-trailers/1'] },
  'POST equipment': { body: { name: 'Sweep', category: 'Cooking' } },
  'PUT equipment/1': { body: { price: 5 } },
  'DELETE equipment/1': {},
  'POST equipment/1/restore': { first: ['DELETE equipment/1'] },
  'POST equipment/import': {
    body: { equipment: Array.from({ length: 250 }, (_, row) => ({ name: `Sweep ${row}`, category: 'Sweep' })) },
  },
  'POST equipment/category-icon': { body: { category: 'Cooking', icon: `/${PICTURE}` } },
  'POST images/folders': { body: { name: 'Sweep' } },
  'DELETE images/folders/sweep': { first: ['POST images/folders'] },
  'POST images/rentals': { file: form([{ filename: 'sweep.jpg', bytes: jpeg }]), leaves: ['loose_objects'] },
  [`PUT ${PICTURE}`]: { body: { alt: 'Swept' } },
  [`PUT ${PICTURE}/rename`]: { body: { newName: 'swept.jpg' } },
  'PUT rentals/1': { body: { notes: 'Swept', final_price: 7 } },
  'POST rentals/1/links': {},
  'DELETE rentals/1/links': {},
  'POST requests/:token/accept': { body: { final_price: 5 } },
  'POST requests/:token/withdraw': {},
  'POST requests/:token/question': { body: { message: 'Swept' } },
  'PUT rentals/1/status': { body: { status: 'approved' } },
  'PUT custom-builds/1': { body: { notes: 'Swept', final_price: 5 } },
  'PUT custom-builds/1/status': { body: { status: 'approved' } },
  'POST contact/1/reply': { body: { text: 'Swept' } },
  'PUT contact/1/status': { body: { status: 'responded' } },
  'PUT business-info': { body: { city: 'Swept' } },
  'PUT site-access': { body: { required: false, password: 'long enough to sweep' } },
  'POST activity-logs': { body: { title: 'Swept' } },
  'POST activity-logs/read-all': {},
  'POST activity-logs/1/read': {},
  'DELETE activity-logs': {},
  'POST admin-accounts': { body: account },
  'PUT admin-accounts/3': { body: { email: 'swept@example.org', is_active: false } },
  'DELETE admin-accounts/3': {},
  'POST admin-groups': { body: { name: 'Sweep', permissions: [{ permission_id: 1, granted: true }] } },
  'PUT admin-groups/1': { body: { name: 'Swept', permissions: [{ permission_id: 2, granted: false }] } },
  'DELETE admin-groups/1': {},
}

/** Posts that carry a key: sent again after their answer was lost, they are stored once. */
const REPEATED = ['POST rentals', 'POST custom-builds', 'POST contact', 'POST requests/:token/question']

/** What D1 says when it is away for a moment (Cloudflare's list of D1 errors). */
const AWAY = [
  'Network connection lost.',
  'D1 DB reset because its code was updated.',
  'Internal error while starting up D1 DB storage caused object to be reset.',
  'Internal error in D1 DB storage caused object to be reset.',
  'D1 DB storage operation exceeded timeout which caused object to be reset.',
  'Cannot resolve D1 DB due to transient issue on remote node.',
  'D1 DB is overloaded. Requests queued for too long.',
  'D1 DB is overloaded. Too many requests queued.',
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
  // A small catalogue is read whole a thousand times.
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
  await ask('GET tables/keep')
}, 240_000)

afterAll(() => started.harness.close())

async function ask(call: string, write: Write = {}, fault = '') {
  const [method = '', path] = call.replace(':token', customerToken).split(' ')
  const answer = await started.harness.fetch(path?.startsWith('tables') ? `/${path}` : `/api/${path}`, {
    method,
    headers: {
      'CF-Connecting-IP': newAddress(),
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': 'the-same-for-every-try',
      ...(write.body && { 'Content-Type': 'application/json' }),
      ...(write.file && { 'Content-Type': 'multipart/form-data; boundary=----test-boundary' }),
      ...(fault && { 'X-Fault': fault }),
    },
    ...(write.body && { body: JSON.stringify(write.body) }),
    ...(write.file && { body: new Uint8Array(write.file) }),
  })
  const text = await answer.text()
  const body = answer.headers.get('Content-Type')?.startsWith('application/json') ? JSON.parse(text) : text
  const [struck, written] = ['X-Struck', 'X-Written'].map((name) => answer.headers.get(name))
  return { status: answer.status, headers: answer.headers, body, struck, hasWritten: written === 'true' }
}

// Written after the answer, whatever it was.
const LOGS = ['api_logs', 'logged_answers', 'error_logs']

async function tables(leaves: readonly string[] = []): Promise<Tables> {
  const seen: Tables = (await ask('GET tables')).body
  for (const table of [...LOGS, ...leaves]) delete seen[table]
  return seen
}

async function begin(write: Write): Promise<void> {
  expect((await ask('GET tables/reset')).status).toBe(200)
  for (const call of write.first ?? []) expect((await ask(call, WRITES[call])).status).toBeLessThan(300)
}

describe('a store that fails at any moment of a call', { timeout: 120_000 }, () => {
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
        const answer = await ask(call, write, `${nth} ${when} ${AWAY[nth % AWAY.length]}`)
        const where = `${call}, call ${nth}, ${when}: ${answer.status}`
        struck = answer.struck
        const isStruck = struck !== 'none'
        // What failed before it wrote anything has changed nothing: a look at all tables costs more than the call.
        isAsBefore = struck === 'reading' && !answer.hasWritten && answer.status >= 300
        if (isAsBefore) {
          expectAway(where, answer)
          break
        }
        const now = await tables(write.leaves)
        isAsBefore = !write.leaves && isDeepStrictEqual(now, before)
        // The gate goes on with what it knew.
        if (!isStruck || answer.status < 300) expect(now, where).toEqual(done)
        else expectUndone(where, answer, now, [before, done])
        if (isStruck && isDeepStrictEqual(now, done)) {
          expect((await ask(call, write)).status, `${where}, then again`).toBeLessThan(500)
          if (REPEATED.includes(call)) expect(await tables(write.leaves), `${where}, then again`).toEqual(done)
        }
        // What only reads fails alike before and after.
        if (struck !== 'writing') break
      }
    }
  })
})

type Answer = Awaited<ReturnType<typeof ask>>

function expectAway(where: string, { status, body }: Answer): void {
  expect({ status, body }, where).toMatchObject({ status: 503, body: { success: false } })
  expect(body.error, where).not.toMatch(/D1|R2|sql|put:/i)
}

function expectUndone(where: string, answer: Answer, now: Tables, whole: Tables[]): void {
  expectAway(where, answer)
  const differing = whole.map((one) => Object.keys(one).filter((table) => one[table] !== now[table]))
  expect(differing, where).toContainEqual([])
}

// Of the session alone: whether the gate asks for its own row depends on when it last did.
test.each(AWAY)('“%s” is told as a database that is away, with an id to find it by', async (message) => {
  const answer = await ask('GET auth/verify', {}, `1 of sessions before ${message}`)
  expect(answer).toMatchObject({ status: 503, body: { success: false, requestId: answer.headers.get('X-Request-Id') } })
  expect(answer.headers.get('Retry-After')).toBe('5')
})

test('a session whose use cannot be noted costs its call nothing, and that is told', async () => {
  const idle = newToken()
  const at = new Date(Date.now() - 120_000).toISOString()
  await started.env.DB.prepare("insert into sessions select ?, id, ?, ? from accounts where username = 'staff'")
    .bind(await sha256(idle), at, at)
    .run()
  const headers = { Authorization: `Bearer ${idle}`, 'X-Fault': '2 of sessions before Network connection lost.' }
  const told = () => started.harness.getLogs().filter(({ message }) => message.includes('could not be noted'))
  // On a slow machine the calls above take longer than the minute after which a use is noted, and fail at that too.
  const before = told().length
  const answer = await started.harness.fetch('/api/auth/verify', { headers })
  expect(answer.status).toBe(200)
  await expect.poll(() => told().slice(before)).toMatchObject([{ level: 'warn' }])
})
