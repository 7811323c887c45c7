import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CustomTrailerList, CustomTrailerResponse, PublicCustomTrailerList } from '#contract/catalogue/custom-trailer'
import { customBuilds } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, staff, tokenOf } from '../client.ts'
import { auditOf, newEquipment, newModel } from '../records.ts'
import { storeBuild } from '../stored-requests.ts'

const PATH = '/api/custom-trailers'

async function addModel(values: object = {}) {
  return (
    await expectResponse(CustomTrailerResponse, 201, 'POST', PATH, await staff({ body: { name: 'Made', ...values } }))
  ).trailer
}

async function readModel(id: number) {
  return (await expectResponse(CustomTrailerResponse, 200, 'GET', `${PATH}/${id}`, await staff())).trailer
}

async function putModel(id: number, body: object, headers: Record<string, string> = {}) {
  return call('PUT', `${PATH}/${id}`, await staff({ body, headers }))
}

async function publicModel(id: number) {
  const { trailers } = await expectResponse(PublicCustomTrailerList, 200, 'GET', `${PATH}/public`)
  return trailers.find((model) => model.id === id)
}

describe('POST /api/custom-trailers', () => {
  test('stores every field, and visitors see it', async () => {
    const body = {
      name: "Long 24'",
      description: 'The largest',
      dimensions: '7.3 × 2.4 m',
      status: 'unavailable',
      price: 18_000.5,
      image_url: '/images/trailers/none.jpg',
      sizes: ['6m', '7m'],
      features: ['Porch'],
      available_equipment: [await newEquipment()],
    }
    expect((await call('POST', PATH, await staff({ body }))).status).toBe(400)
    const model = await addModel({ ...body, image_url: '/imgs/4.jpg' })
    expect(model).toMatchObject({ ...body, image_url: '/imgs/4.jpg', version: 1 })
    expect(await readModel(model.id)).toEqual(model)
    expect(await publicModel(model.id)).toMatchObject({ price: 18_000.5, sizes: ['6m', '7m'] })
  })

  test('counts a size that is named twice once', async () => {
    expect((await addModel({ sizes: ['6m', '7m', '6m'] })).sizes).toEqual(['6m', '7m'])
  })

  test('fills in what is left out', async () => {
    const model = await addModel()
    expect(model).toMatchObject({ status: 'available', price: 0, sizes: ['4m', '5m', '6m'], available_equipment: [] })
  })

  test.each([
    ['name', '  '],
    ['status', 'rented'],
    ['price', -0.01],
    ['sizes', ['']],
    ['sizes', Array.from({ length: 13 }, () => '4m')],
    ['available_equipment', [999_999]],
    ['available_equipment', ['1']],
  ])('refuses %s %j', async (field, value) => {
    const response = await call('POST', PATH, await staff({ body: { name: 'Refused', [field]: value } }))
    expect(response).toMatchObject({ status: 400, body: { issues: [{ path: expect.stringContaining(field) }] } })
  })
})

describe('PUT /api/custom-trailers/:id', () => {
  test('changes a part, and refuses an older version', async () => {
    const before = await addModel({ features: ['Porch'] })
    expect((await putModel(before.id, { price: 4 }, { 'If-Match': '"1"' })).headers.get('ETag')).toBe('"2"')
    const older = { 'If-Match': '"1"' }
    expect((await putModel(before.id, { price: 5 }, older)).status).toBe(412)
    expect((await call('GET', `${PATH}/${before.id}`, await staff({ headers: older }))).status).toBe(200)
    expect(await readModel(before.id)).toEqual({ ...before, price: 4, version: 2, updated_at: expect.any(String) })
    // The form of the tag that Cloudflare sends with a response it compressed.
    expect((await putModel(before.id, { sizes: ['9m'] }, { 'If-Match': 'W/"2"' })).status).toBe(200)
    expect((await putModel(before.id, { sizes: ['8m'] }, { 'If-Match': 'W/"2"' })).status).toBe(412)
    expect((await putModel(before.id, { sizes: ['9m'] }, { 'If-Match': '*' })).status).toBe(200)
    expect(await auditOf('custom_trailer', before.id)).toMatchObject([
      { action: 'create' },
      { action: 'update', before: { price: 0 }, after: { price: 4 } },
      { action: 'update', before: { sizes: ['4m', '5m', '6m'] }, after: { sizes: ['9m'] } },
    ])
  })
})

describe('a model whose equipment was deleted', () => {
  test('offers nothing, says so to staff, and offers it again when it is put back', async () => {
    const [only, other] = [await newEquipment(), await newEquipment()]
    const { id } = await addModel({ available_equipment: [only] })
    const all = await addModel()
    expect([all.offers_all, (await readModel(id)).offers_all]).toEqual([true, false])
    await call('DELETE', `/api/equipment/${only}`, await staff())
    expect(await readModel(id)).toMatchObject({ available_equipment: [], offers_all: false })
    expect((await publicModel(id))?.available_equipment).toEqual([only])
    // Saving something else does not choose equipment.
    const { body } = await putModel(id, await readModel(id))
    expect(body).toMatchObject({ trailer: { available_equipment: [], offers_all: false } })
    await call('POST', `/api/equipment/${only}/restore`, await staff())
    expect(await readModel(id)).toMatchObject({ available_equipment: [only], offers_all: false })
    await putModel(id, { available_equipment: [other] })
    await putModel(id, { available_equipment: [] })
    expect(await readModel(id)).toMatchObject({ available_equipment: [], offers_all: true })
  })
})

describe('DELETE /api/custom-trailers/:id', () => {
  test('leaves requests their copies, and putting it back gives them their model again', async () => {
    const { db } = await product()
    const before = await addModel({ name: 'Comes back', available_equipment: [await newEquipment()] })
    const build = await storeBuild({ trailer_model_id: before.id, trailer_model: before.name })
    const model = async () => {
      const [row] = await db.select().from(customBuilds).where(eq(customBuilds.id, build))
      return { id: row?.trailer_model_id, name: row?.trailer_model }
    }
    expect((await call('DELETE', `${PATH}/${before.id}`, await staff())).status).toBe(200)
    expect((await call('DELETE', `${PATH}/${before.id}`, await staff())).status).toBe(404)
    expect(await publicModel(before.id)).toBeUndefined()
    expect(await model()).toEqual({ id: null, name: 'Comes back' })
    const noted = { token: await tokenOf('staff'), body: { notes: 'Called about it' } }
    expect((await call('PUT', `/api/custom-builds/${build}`, noted)).status).toBe(200)
    const back = await expectResponse(CustomTrailerResponse, 200, 'POST', `${PATH}/${before.id}/restore`, await staff())
    expect(back.trailer).toEqual({ ...before, version: 2, updated_at: expect.any(String) })
    expect(await model()).toEqual({ id: before.id, name: 'Comes back' })
  })
})

describe('GET /api/custom-trailers', () => {
  test('filters by state and text, newest first, page by page', async () => {
    const first = await newModel({ name: 'Otter one', status: 'unavailable' })
    const second = await newModel({ name: 'otter two' })
    const list = async (query: string) =>
      expectResponse(CustomTrailerList, 200, 'GET', `${PATH}?${query}`, await staff())
    const ids = async (query: string) => (await list(query)).trailers.map(({ id }) => id)
    expect(await ids('q=OTTER')).toEqual([second, first])
    expect(await ids('q=otter&status=unavailable')).toEqual([first])
    const { nextCursor } = await list('q=otter&limit=1')
    expect(await ids(`q=otter&limit=1&cursor=${nextCursor}`)).toEqual([first])
    expect((await call('GET', `${PATH}?status=rented`, await staff())).status).toBe(400)
  })
})
