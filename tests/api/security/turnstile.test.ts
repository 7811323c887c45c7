import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ContactResponse } from '#contract/requests/contact'
import { startEmpty } from '../../../scripts/product/harness.ts'
import { createApp } from '../../../worker/src/app.ts'
import { openDb } from '../../../worker/src/db/client.ts'
import { customTrailers, trailers } from '../../../worker/src/db/schema.ts'
import { SECRETS, startSiteverify } from '../../siteverify.ts'
import { newAddress } from '../client.ts'
import { executionContext } from '../execution-context.ts'
import { buildRequest, rentalDays, rentalRequest } from '../records.ts'

type Product = Awaited<ReturnType<typeof startEmpty>>
const SITE_KEY = '1x00000000000000000000AA'

const FORMS = {
  '/api/contact': { name: 'Nora Field', email: 'nora@example.org', message: 'A question' },
  '/api/rentals': rentalRequest(1, rentalDays(300, 302)),
  '/api/custom-builds': buildRequest(1),
} as const
type Form = keyof typeof FORMS
const PATHS = Object.keys(FORMS) as Form[]

let siteverify: Awaited<ReturnType<typeof startSiteverify>>
let running: Product
let tokens = 0

beforeAll(async () => {
  siteverify = await startSiteverify()
  running = await startEmpty({
    vars: { TURNSTILE_SITE_KEY: SITE_KEY },
    secrets: { TURNSTILE_SECRET_KEY: SECRETS.passes },
  })
  const db = openDb(running.env.DB)
  const shown = { id: 1, name: 'Asked for', image_url: '/placeholder-trailer.jpg' }
  await db.batch([db.insert(trailers).values(shown), db.insert(customTrailers).values({ ...shown, sizes: ['5m'] })])
})
beforeEach(() => siteverify.feel('well'))
afterAll(async () => {
  await running.harness.close()
  await siteverify.stop()
})

/** A token as the widget gives one to each visitor. */
function newToken(): string {
  return `token-${++tokens}`
}

async function postForm(path: Form, more: object, headers: Record<string, string> = {}) {
  const response = await running.harness.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': newAddress(), ...headers },
    body: JSON.stringify({ ...FORMS[path], ...more }),
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

/** How many rows the three forms have stored. */
async function countRows(): Promise<unknown> {
  const count = (table: string) => `(select count(*) from ${table})`
  const sum = ['contact_messages', 'rentals', 'custom_builds', 'activities', 'idempotency'].map(count).join(' + ')
  return running.env.DB.prepare(`select ${sum} as rows`).first('rows')
}

describe('a form where Turnstile is switched on', () => {
  test.each(PATHS)('%s is taken from a person, and the service is told what it must know', async (path) => {
    const turnstile = newToken()
    const { status, body } = await postForm(path, { turnstile }, { 'CF-Connecting-IP': '203.0.113.7' })
    expect([status, body.success]).toEqual([201, true])
    expect(JSON.stringify(body)).not.toContain(turnstile)
    expect(siteverify.questions.at(-1)).toMatchObject({
      secret: SECRETS.passes,
      response: turnstile,
      remoteip: '203.0.113.7',
    })
  })

  test.each(PATHS)('%s is refused without a token, or with what is none, and nothing is stored', async (path) => {
    const before = await countRows()
    const asked = siteverify.questions.length
    for (const more of [
      {},
      { turnstile: '' },
      { turnstile: null },
      { turnstile: ['x'] },
      { turnstile: 'x'.repeat(2049) },
    ]) {
      const { status, body } = await postForm(path, more)
      expect(status).toBe(400)
      expect(body.error).toContain('We could not confirm that a person sends this.')
    }
    expect(siteverify.questions).toHaveLength(asked)
    expect(await countRows()).toBe(before)
  })

  test('a token counts once', async () => {
    const turnstile = newToken()
    expect((await postForm('/api/contact', { turnstile })).status).toBe(201)
    const before = await countRows()
    expect((await postForm('/api/contact', { turnstile })).status).toBe(400)
    expect((await postForm('/api/contact', { turnstile }, { 'Idempotency-Key': 'another' })).status).toBe(400)
    expect(await countRows()).toBe(before)
  })

  test('the same post may be sent again, with the token of before and with a new one, and is stored once', async () => {
    const headers = { 'Idempotency-Key': 'sent-again' }
    const turnstile = newToken()
    const responses = [
      await postForm('/api/contact', { turnstile }, headers),
      await postForm('/api/contact', { turnstile }, headers),
      await postForm('/api/contact', { turnstile: newToken() }, headers),
    ]
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(responses.map(({ body }) => ContactResponse.parse(body).message.id)).size).toBe(1)
    // Under the key of another form it is another attempt.
    expect((await postForm('/api/rentals', { turnstile }, headers)).status).toBe(400)
  })

  test('a form with a mistake costs no token', async () => {
    const turnstile = newToken()
    const asked = siteverify.questions.length
    expect((await postForm('/api/contact', { turnstile, email: 'nobody' })).body.issues).toMatchObject([
      { path: 'email' },
    ])
    expect(siteverify.questions).toHaveLength(asked)
    expect((await postForm('/api/contact', { turnstile })).status).toBe(201)
  })

  test.each(['broken', 'silent', 'curt'] as const)('is refused in words while the service is %s', async (mood) => {
    const before = await countRows()
    siteverify.feel(mood)
    const { status, body } = await postForm('/api/contact', { turnstile: newToken() })
    expect(status).toBe(503)
    expect(body.error).toContain('Nothing you typed is lost')
    expect(await countRows()).toBe(before)
    siteverify.feel('well')
    expect((await postForm('/api/contact', { turnstile: newToken() })).status).toBe(201)
  })
})

/** The contact form's response in an installation with other settings, and what that writes to its console. */
async function postWith(settings: object) {
  const heard: string[] = []
  const afterwards: Promise<unknown>[] = []
  const { error } = console
  console.error = (...words) => heard.push(words.join(' '))
  try {
    const body = JSON.stringify({ ...FORMS['/api/contact'], turnstile: newToken() })
    const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': newAddress() }
    const init = { method: 'POST', headers, body }
    const response = await createApp().request(
      '/api/contact',
      init,
      { ...running.env, ...settings },
      {
        ...executionContext,
        waitUntil: (work) => void afterwards.push(work),
      },
    )
    await Promise.allSettled(afterwards)
    return { status: response.status, text: await response.text(), heard }
  } finally {
    console.error = error
  }
}

describe('with a secret', () => {
  test.each([
    ['fails', 400, 'We could not confirm that a person sends this.'],
    ['spent', 400, 'We could not confirm that a person sends this.'],
    ['unknown', 503, 'We cannot check right now that a person sends this.'],
  ] as const)('that %s, a form is a %d, and nothing is stored', async (kind, status, words) => {
    const before = await countRows()
    const settings = { TURNSTILE_SITE_KEY: SITE_KEY, TURNSTILE_SECRET_KEY: SECRETS[kind] }
    const { heard, text, ...response } = await postWith(settings)
    expect(response.status).toBe(status)
    expect(text).toContain(words)
    expect(await countRows()).toBe(before)
    expect(heard).toHaveLength(status === 503 ? 1 : 0)
    expect(heard.join()).not.toContain(SECRETS[kind])
  })
})

describe('with one setting of two', () => {
  test.each([
    { TURNSTILE_SITE_KEY: SITE_KEY, TURNSTILE_SECRET_KEY: undefined },
    { TURNSTILE_SITE_KEY: undefined, TURNSTILE_SECRET_KEY: SECRETS.fails },
  ])('a form is what it was: %j', async (settings) => {
    const asked = siteverify.questions.length
    expect((await postWith(settings)).status).toBe(201)
    expect(siteverify.questions).toHaveLength(asked)
  })
})
