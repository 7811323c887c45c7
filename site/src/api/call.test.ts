import { afterEach, describe, expect, test, vi } from 'vitest'
import { requestBuild } from './builds.ts'
import { sendMessage } from './contact.ts'
import { fetchAvailability, requestRental } from './rentals.ts'
import { isPasswordRequired } from './site-access.ts'

function answered(body: string, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', async () => new Response(body, init))
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each(['{}', '[]', 'null', '"ok"'])('a proxy that answers every call with %s', (body) => {
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
