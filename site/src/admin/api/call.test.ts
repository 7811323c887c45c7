import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { $token } from '../session/token.ts'
import { saveFailureInWords } from '../ui/form/refusals.ts'
import { adviceOf } from './api-error.ts'
import { watchAttendance } from './attendance.ts'
import { call } from './call.ts'

const broadcastChange = vi.hoisted(() => vi.fn())
vi.mock('./other-tabs.ts', () => ({ broadcastChange }))

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  $token.set(null)
  // Unmounts the store now: by itself it would do so a second later, when the stubbed window is gone.
  cleanStores($token)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('says of a call whose session had ended what is of use after the login', async () => {
  const error = 'Your session has ended. Please sign in again.'
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: false, error }, { status: 401 })))
  const ended = { status: 401, message: 'Your session had ended. Please try again.' }
  $token.set('ended')
  await expect(call(z.unknown(), '/api/rentals')).rejects.toMatchObject(ended)
  expect($token.get()).toBeNull()
  await expect(call(z.unknown(), '/api/rentals')).rejects.toMatchObject(ended)
})

test('says of a login that is refused what the server says', async () => {
  const error = 'Wrong username or password.'
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: false, error }, { status: 401 })))
  await expect(call(z.unknown(), '/api/auth/login', { anonymous: true })).rejects.toMatchObject({ message: error })
})

test('tells a lost connection from a mistake of ours, which no other connection would help', async () => {
  $token.set('valid')
  const mistake = new RangeError('not a version')
  const onVersion = () => {
    throw mistake
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { headers: { ETag: '"3"' } })))
  await expect(call(z.unknown(), '/api/rentals/1', { onVersion })).rejects.toBe(mistake)
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
  for (const response of [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(new Response(broken))]) {
    vi.stubGlobal('fetch', () => response)
    await expect(call(z.unknown(), '/api/rentals/1')).rejects.toMatchObject({ status: 0, message: 'Network error' })
  }
})

test.each([
  [413, 'Too large to be sent. Make it smaller, then try again.'],
  [429, 'Too many requests. Please wait a minute, then try again.'],
  [502, 'Failed to delete image'],
])('says of a %i that comes from the network in front of the server: %s', async (status, message) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>No</h1>', { status })))
  $token.set('valid')
  const refused = call(z.unknown(), '/api/images/a/b.png', { method: 'DELETE', otherwise: 'Failed to delete image' })
  await expect(refused).rejects.toMatchObject({ status, message })
})

test('says how long to wait where the network says it', async () => {
  const init = { status: 429, headers: { 'Retry-After': '3700' } }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>No</h1>', init)))
  $token.set('valid')
  const message = 'Too many requests. Please wait about an hour, then try again.'
  await expect(call(z.unknown(), '/api/rentals/1')).rejects.toMatchObject({ status: 429, message })
})

test('says of a failed save without a reason what the specification says, and elsewhere that something went wrong', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>No</h1>', { status: 502 })))
  $token.set('valid')
  const error = await call(z.unknown(), '/api/rentals/1', { method: 'PUT' }).catch((failure: unknown) => failure)
  expect(saveFailureInWords(error)).toBe('Failed to save. Please try again.')
  expect(adviceOf(error)).toBe('Something went wrong. Please try again.')
})

test('tells other tabs what it changes and not what it reads: they would read as well, tell that too, and never end', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  $token.set('valid')
  await call(z.unknown(), '/api/rentals/1')
  expect(broadcastChange).not.toHaveBeenCalled()
  await call(z.unknown(), '/api/rentals/1', { method: 'PUT' })
  expect(broadcastChange).toHaveBeenCalledOnce()
})

test('marks what it reads after twenty seconds without a press, which must keep no session alive, and nothing it writes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const person = new EventTarget()
  vi.stubGlobal('addEventListener', person.addEventListener.bind(person))
  watchAttendance()
  person.dispatchEvent(new Event('keydown'))
  $token.set('valid')
  const marks: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    marks.push(headers['X-Unattended'])
    return Promise.resolve(Response.json({}))
  })
  const read = () => call(z.unknown(), '/api/rentals')
  await read()
  vi.setSystemTime(Date.now() + 20_000)
  await read()
  await call(z.unknown(), '/api/rentals/1', { method: 'PUT', body: {} })
  person.dispatchEvent(new Event('pointerdown'))
  await read()
  expect(marks).toEqual([undefined, '1', undefined, undefined])
})
