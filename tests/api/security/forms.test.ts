import { count, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contactMessages } from '../../../worker/src/db/schema.ts'
import { product, send } from '../../product.ts'
import { raw } from '../../raw.ts'
import { call, newAddress } from '../client.ts'
import { newAccount } from '../records.ts'
import { VALID_BODIES } from '../valid-bodies.ts'

const FORMS = ['/api/contact', '/api/rentals', '/api/custom-builds']
const TRIES = 3

async function post(path: string, address: string, headers: Record<string, string> = {}) {
  const body = VALID_BODIES[`POST ${path}`]
  const response = await call('POST', path, { body, headers: { 'CF-Connecting-IP': address, ...headers } })
  if (response.status === 429) expect(response.headers.get('Retry-After')).toBe('60')
  return response.status
}

/** The result of `act` in a run during which no clock minute ends, by which the limit counts. */
async function withinOneMinute<T>(act: () => Promise<T>): Promise<T> {
  const minute = () => Math.floor(Date.now() / 60_000)
  for (let tries = 0; tries < TRIES; tries++) {
    const began = minute()
    const given = await act()
    if (minute() === began) return given
  }
  throw new Error('The machine is too slow to send six forms in a minute')
}

describe.each(FORMS)('%s', (path) => {
  test('takes five a minute from one address, whatever other headers say, not the sixth, and other forms all the same', async () => {
    const statuses = await withinOneMinute(async () => {
      const address = newAddress()
      const given: number[] = []
      for (let sent = 0; sent < 6; sent++) {
        const other = newAddress()
        const forged = {
          'X-Forwarded-For': other,
          'X-Real-IP': other,
          'True-Client-IP': other,
          Forwarded: `for=${other}`,
        }
        given.push(await post(path, address, forged))
      }
      const other = FORMS[(FORMS.indexOf(path) + 1) % FORMS.length] ?? ''
      return [...given, await post(other, address)]
    })
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 201])
  })
})

test('the addresses of one subscriber count as one, and those of the next do not', async () => {
  let subscriber = 0
  const statuses = await withinOneMinute(async () => {
    const net = `2001:db8:${(Date.now() % 65_536).toString(16)}:${++subscriber}`
    const ends = ['::1', '::2', ':0:0:0:3', ':ffff:ffff:ffff:ffff', '::a:b', '::4']
    const given: number[] = []
    for (const end of ends) given.push(await post('/api/contact', `${net}${end}`))
    return [...given, await post('/api/contact', `${net}f::1`)]
  })
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 201])
})

test('a body that never says how long it is is cut off, and nothing of it is stored', async () => {
  const { db } = await product()
  const before = await db.select({ total: count() }).from(contactMessages)
  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 65_536
      if (given > 10 * 1024 * 1024) controller.close()
      else controller.enqueue(new Uint8Array(65_536).fill(120))
    },
  })
  const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': newAddress() }
  const response = await send('/api/contact', { method: 'POST', headers, body: endless, duplex: 'half' })
  expect(response.status).toBe(413)
  await response.text()
  expect(await db.select({ total: count() }).from(contactMessages)).toEqual(before)
})

describe('signing in', () => {
  async function attempt(username: string, password: string) {
    const began = performance.now()
    const body = JSON.stringify({ username, password })
    const response = await raw('POST', '/api/auth/login', { headers: { 'Content-Type': 'application/json' }, body })
    const { date: _date, 'x-request-id': _id, ...headers } = response.headers
    const { requestId: _requestId, ...text } = JSON.parse(response.text)
    return { ms: performance.now() - began, response: { status: response.status, headers, text } }
  }

  test('fails alike for a wrong password, an unknown name and an inactive account, in as much time', async () => {
    const fastest = { wrong: Infinity, unknown: Infinity, inactive: Infinity }
    // Without the dummy hash, both would take a tenth of the time.
    const isAlike = () => Math.min(fastest.unknown, fastest.inactive) > fastest.wrong / 2
    let [known, inactive] = [await newAccount(), await newAccount({ is_active: false })]
    // On a machine that stalls now and then, it takes more rounds until each was fast once.
    for (let round = 0; round < 4 || (round < 16 && !isAlike()); round++) {
      // New accounts before the limit of failures applies.
      if (round > 0 && round % 4 === 0) [known, inactive] = [await newAccount(), await newAccount({ is_active: false })]
      const wrong = await attempt(known.username, 'a wrong password')
      const unknown = await attempt(`nobody ${round}`, 'a wrong password')
      const asleep = await attempt(inactive.username, inactive.password)
      expect(wrong.response).toMatchObject({
        status: 401,
        headers: { 'cache-control': 'no-store' },
        text: { success: false, error: 'Wrong username or password.' },
      })
      expect([unknown.response, asleep.response]).toEqual([wrong.response, wrong.response])
      fastest.wrong = Math.min(fastest.wrong, wrong.ms)
      fastest.unknown = Math.min(fastest.unknown, unknown.ms)
      fastest.inactive = Math.min(fastest.inactive, asleep.ms)
    }
    expect(isAlike(), JSON.stringify(fastest)).toBe(true)
  })

  test('reads no password of 200 KB, of however many at once, and goes on serving', async () => {
    const body = { username: 'staff', password: 'x'.repeat(200_000) }
    const responses = await Promise.all(Array.from({ length: 40 }, () => call('POST', '/api/auth/login', { body })))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([413]))
    expect((await call('GET', '/api/health')).status).toBe(200)
  })
})

test('a form that fills the trap counts against its limit too, and stores nothing', async () => {
  const { db } = await product()
  const address = newAddress()
  const email = `trap-${address}@example.org`
  const body = { name: 'Trap', email, message: 'Buy', website: 'https://spam.example' }
  const statuses: number[] = []
  for (let sent = 0; sent < 11; sent++) {
    statuses.push((await call('POST', '/api/contact', { body, headers: { 'CF-Connecting-IP': address } })).status)
  }
  expect(statuses).toContain(429)
  expect(await db.select().from(contactMessages).where(eq(contactMessages.email, email))).toEqual([])
})
