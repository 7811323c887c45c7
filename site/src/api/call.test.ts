import { afterEach, describe, expect, test, vi } from 'vitest'
import { requestBuild } from './builds.ts'
import { fetchBusiness } from './business.ts'
import { call } from './call.ts'
import { sendMessage } from './contact.ts'
import { enterSite } from './enter-site.ts'
import { fetchAvailability, requestRental } from './rentals.ts'
import { isPasswordRequired } from './site-access.ts'

function answered(body: string, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', async () => new Response(body, init))
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(['{}', '[]', 'null', '"ok"', '{"message":"OK"}'])('a proxy that answers every call with %s', (body) => {
  test.each([
    ['message', () => sendMessage({} as never, 'k1'), 'Failed to send message. Please try again.'],
    ['request for a trailer', () => requestRental({} as never, 'k1'), 'Failed to send request. Please try again.'],
    ['request for a quote', () => requestBuild({} as never, 'k1'), 'Failed to send request. Please try again.'],
  ])('has not stored a %s', async (_, send, error) => {
    answered(body)
    expect(await send()).toMatchObject({ ok: false, status: 0, error })
  })

  test('tells neither booked days nor whether the site is closed', async () => {
    answered(body)
    expect(await fetchAvailability(1)).toBeNull()
    expect(await isPasswordRequired()).toBe(false)
  })
})

test.each(['{}', 'null', '{"error":""}', '{"error":{"code":1016}}'])(
  'a failure that has no message in words, as in %s, has the message of its form',
  async (body) => {
    answered(body, { status: 502 })
    expect(await sendMessage({} as never, 'k1')).toMatchObject({ ok: false, error: 'Failed to send message' })
    expect(await enterSite('anything')).toBe('Incorrect password. Please try again.')
  },
)

test.each([
  ['1', 'in a second.'],
  ['30', 'in 30 seconds.'],
  ['3700', 'in about an hour.'],
])('a network that asks to wait %s second(s) is told in words', async (seconds, words) => {
  answered('slow down', { status: 429, headers: { 'Retry-After': seconds } })
  expect(await call('/api/contact', '')).toMatchObject({ error: `Too many requests. Please try again ${words}` })
})

test('the business record is waited for no longer than any other response', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted()
    return Response.json({})
  })
  await expect(fetchBusiness()).rejects.toThrow()
})
