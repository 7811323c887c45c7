import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { customTrailers } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call } from '../client.ts'
import { buildRequest, newEquipment, newModel } from '../records.ts'
import { buildsOf } from '../request-counts.ts'
import { ageKey } from '../stored-keys.ts'

describe('Idempotency-Key of a build request', () => {
  test('stores one request when twenty arrive at once, and answers it to all', async () => {
    const model = await newModel()
    const headers = { 'Idempotency-Key': `builds-at-once-${model}` }
    const body = buildRequest(model, { equipment_selected: [await newEquipment()] })
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/api/custom-builds', { body, headers })),
    )
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await buildsOf(model)).toBe(1)
  })

  test('answers the first result after the model was withdrawn, for 24 hours', async () => {
    const { db } = await product()
    const model = await newModel()
    const key = `builds-again-${model}`
    const sent = { body: buildRequest(model), headers: { 'Idempotency-Key': key } }
    const first = await call('POST', '/api/custom-builds', sent)
    await db.update(customTrailers).set({ status: 'unavailable' }).where(eq(customTrailers.id, model))
    await ageKey(key, 23.9)
    expect(await call('POST', '/api/custom-builds', sent)).toMatchObject({ status: 201, body: first.body })
    await ageKey(key, 24.1)
    expect((await call('POST', '/api/custom-builds', sent)).status).toBe(400)
  })

  test('refuses the same key with another request', async () => {
    const model = await newModel()
    const headers = { 'Idempotency-Key': `builds-other-${model}` }
    await call('POST', '/api/custom-builds', { body: buildRequest(model), headers })
    const other = buildRequest(model, { color_ral: 'RAL 9005' })
    expect((await call('POST', '/api/custom-builds', { body: other, headers })).status).toBe(409)
    expect(await buildsOf(model)).toBe(1)
  })
})
