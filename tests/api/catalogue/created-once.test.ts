import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { AccountResponse, GroupResponse } from '#contract/access/account'
import { TrailerPayload } from '#contract/catalogue/trailer'
import { createTrailer } from '../../../worker/src/db/catalogue/trailer-desk.ts'
import { customTrailers, equipment, idempotency, trailers } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, tokenOf } from '../client.ts'
import { auditOf } from '../records.ts'

const KINDS = [
  { path: '/api/trailers', noun: 'trailer', key: 'trailer', table: trailers },
  { path: '/api/custom-trailers', noun: 'custom_trailer', key: 'trailer', table: customTrailers },
  { path: '/api/equipment', noun: 'equipment', key: 'equipment', table: equipment },
] as const

let token: string
let keys = 0
const newKey = () => `created-once-${++keys}`

beforeAll(async () => {
  token = await tokenOf('manager')
})

describe.each(KINDS)('POST $path under an Idempotency-Key', ({ path, noun, key: within, table }) => {
  const body = (name: string) => ({ name, category: 'Once', image_url: '/placeholder-trailer.jpg' })
  const post = (name: string, key: string, as = token) =>
    call('POST', path, { body: body(name), token: as, headers: { 'Idempotency-Key': key } })
  const named = async (name: string) => (await product()).db.select().from(table).where(eq(table.name, name))

  test('stores one record however often and however fast it is sent', async () => {
    const [name, key] = [`Once ${noun}`, newKey()]
    const responses = await Promise.all([post(name, key), post(name, key), post(name, key)])
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
    const [stored, ...others] = await named(name)
    expect(others).toEqual([])
    for (const { body } of responses) expect(body).toMatchObject({ [within]: { id: stored?.id, name } })
    expect(await auditOf(noun, stored?.id ?? 0)).toHaveLength(1)
    expect((await post(name, newKey())).status).toBe(201)
    expect(await named(name)).toHaveLength(2)
  })

  test('refuses other content and other people under the key', async () => {
    const [name, key] = [`Guarded ${noun}`, newKey()]
    expect((await post(name, key)).status).toBe(201)
    expect((await post(`${name}, changed`, key)).status).toBe(409)
    expect((await post(name, key, await tokenOf('developer'))).status).toBe(409)
    expect(await named(name)).toHaveLength(1)
  })

  test('answers the record as it is now, and says when it is gone', async () => {
    const [name, key] = [`Moved on ${noun}`, newKey()]
    await post(name, key)
    const [stored] = await named(name)
    await call('PUT', `${path}/${stored?.id}`, { body: { description: 'Since then' }, token })
    expect((await post(name, key)).body).toMatchObject({ [within]: { id: stored?.id, description: 'Since then' } })
    await call('DELETE', `${path}/${stored?.id}`, { token })
    expect(await post(name, key)).toMatchObject({
      status: 409,
      body: { error: 'This was added before, and has been deleted since.' },
    })
  })

  test('keeps nothing of a post that was refused, nor for longer than a day', async () => {
    const { db } = await product()
    const key = newKey()
    expect((await post('', key)).status).toBe(400)
    expect((await post(`Late ${noun}`, key)).status).toBe(201)
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
    await db.update(idempotency).set({ created_at: old }).where(eq(idempotency.key, key))
    expect((await post(`Late ${noun}`, key)).status).toBe(201)
    expect(await named(`Late ${noun}`)).toHaveLength(2)
  })
})

test('a record that was not stored leaves no answer under its key, which would name another one', async () => {
  const { db } = await product()
  const post = { key: newKey(), fingerprint: 'x' }
  const author = { by: 'staff', at: new Date() }
  const lost = TrailerPayload.parse({ name: 'Lost', image_url: '/images/rentals/gone.jpg' })
  expect(await createTrailer(db, lost, author, post)).toBeNull()
  expect(await db.select().from(idempotency).where(eq(idempotency.key, post.key))).toEqual([])
})

describe('an account or a group under an Idempotency-Key', () => {
  const send = (path: string, body: object, key: string) =>
    call('POST', path, { body, token, headers: { 'Idempotency-Key': key } })

  test('is stored once however often and however fast it is sent', async () => {
    const path = '/api/admin-groups'
    const [body, key] = [{ name: 'Once group', permissions: [{ permission_id: 1, granted: false }] }, newKey()]
    const responses = await Promise.all([send(path, body, key), send(path, body, key), send(path, body, key)])
    const groups = responses.map((response) => GroupResponse.parse(response.body).data.group)
    expect(groups[0]?.permissions).toEqual(body.permissions)
    expect(groups.slice(1)).toEqual([groups[0], groups[0]])
    expect(await auditOf('group', groups[0]?.id ?? 0)).toHaveLength(1)
    expect((await send(path, { ...body, description: 'Another' }, key)).status).toBe(409)
    expect((await send(path, body, newKey())).status).toBe(409)
  })

  test('is an account whose password leaves no quick hash in the fingerprint', async () => {
    const path = '/api/admin-accounts'
    const [account, key] = [{ username: 'Once account', email: 'once@example.org' }, newKey()]
    const bodies = ['long enough for all', 'another long enough'].map((password) => ({ ...account, password }))
    const [first, again] = [await send(path, bodies[0] ?? {}, key), await send(path, bodies[1] ?? {}, key)]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(AccountResponse.parse(again.body)).toEqual(AccountResponse.parse(first.body))
  })
})
