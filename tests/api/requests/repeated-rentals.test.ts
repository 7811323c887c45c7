import { describe, expect, test } from 'vitest'
import { call } from '../client.ts'
import { newTrailer, rentalRequest } from '../records.ts'
import { rentalsOf } from '../request-counts.ts'
import { ageKey } from '../stored-keys.ts'

describe('Idempotency-Key', () => {
  test('answers the first result again and stores nothing twice within 24 hours', async () => {
    const trailer = await newTrailer()
    const key = `again-${trailer}`
    const send = () =>
      call('POST', '/api/rentals', { body: rentalRequest(trailer), headers: { 'Idempotency-Key': key } })
    const first = await send()
    expect(first.status).toBe(201)
    for (const hours of [0, 23.9]) {
      await ageKey(key, hours)
      expect(await send()).toMatchObject({ status: 201, body: first.body })
    }
    expect(await rentalsOf(trailer)).toBe(1)
    await ageKey(key, 24.1)
    expect((await send()).status).toBe(201)
    expect(await rentalsOf(trailer)).toBe(2)
  })

  test('holds when twenty arrive at once', async () => {
    const trailer = await newTrailer()
    const headers = { 'Idempotency-Key': `at-once-${trailer}` }
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/api/rentals', { body: rentalRequest(trailer), headers })),
    )
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
    expect(await rentalsOf(trailer)).toBe(1)
  })

  test('refuses the same key with another request', async () => {
    const trailer = await newTrailer()
    const headers = { 'Idempotency-Key': `other-${trailer}` }
    await call('POST', '/api/rentals', { body: rentalRequest(trailer), headers })
    const other = rentalRequest(trailer, { customer_name: 'Somebody else' })
    expect((await call('POST', '/api/rentals', { body: other, headers })).status).toBe(409)
    expect(await rentalsOf(trailer)).toBe(1)
  })

  test('refuses a key that is none', async () => {
    const headers = { 'Idempotency-Key': 'k'.repeat(256) }
    const response = await call('POST', '/api/rentals', { body: rentalRequest(await newTrailer()), headers })
    expect(response.status).toBe(400)
  })
})
