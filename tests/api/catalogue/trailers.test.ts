import { describe, expect, test } from 'vitest'
import { TrailerResponse } from '#contract/catalogue/trailer'
import { Failure } from '#contract/wire'
import { call, staff } from '../client.ts'
import { auditOf, newEquipment, newTrailer } from '../records.ts'
import { addTrailer, publicTrailer, putTrailer, readTrailer, removeTrailer } from '../trailer-calls.ts'

describe('POST /api/trailers', () => {
  test('stores every field and answers the record with its ETag', async () => {
    const equipment = [await newEquipment(), await newEquipment()]
    const body = {
      name: "<b>O'Neil & Söhne 🚚</b>",
      description: 'Two\nlines',
      size: '5m',
      status: 'maintenance',
      location: 'Tampa',
      rental_price_daily: 0.01,
      rental_price_weekly: 99_999_999.99,
      rental_price_monthly: 0,
      image_url: '/images/rentals/ybor-smokehouse.jpg',
      features: ['Sink', 'Hood'],
      equipment,
    }
    const response = await call('POST', '/api/trailers', await staff({ body }))
    const { trailer } = TrailerResponse.parse(response.body)
    expect(response.headers.get('ETag')).toBe('"1"')
    expect(trailer).toMatchObject({ ...body, version: 1 })
    expect(await readTrailer(trailer.id)).toEqual(trailer)
    expect(await publicTrailer(trailer.id)).toMatchObject({
      name: body.name,
      equipment: ['Test griddle', 'Test griddle'],
      rental_price_daily: 0.01,
      rental_price_weekly: 99_999_999.99,
    })
  })

  test('sets what is not the client’s to set, and stores nothing it does not know', async () => {
    const body = { name: 'Mine', id: 1, version: 9, created_at: '2000-01-01T00:00:00Z', owner: 'me' }
    const response = await call('POST', '/api/trailers', await staff({ body }))
    expect(response.status).toBe(201)
    const { trailer } = TrailerResponse.parse(response.body)
    expect(trailer.id).toBeGreaterThan(1)
    expect(trailer.version).toBe(1)
    expect(trailer.created_at).not.toContain('2000')
    expect(response.body).not.toHaveProperty('trailer.owner')
  })

  test.each([
    ['status', 'lost'],
    ['features', Array.from({ length: 41 }, () => 'x')],
    ['features', 'Sink'],
    ['equipment', ['1']],
    ['equipment', [0]],
    ['equipment', 'all'],
    ['image_url', '/images/rentals/%79bor-smokehouse.jpg'],
    ['image_url', '/%69mages/rentals/ybor-smokehouse.jpg'],
    ['image_url', '/./images/rentals/ybor-smokehouse.jpg'],
  ])('refuses %s %j and names it', async (field, value) => {
    const response = await call('POST', '/api/trailers', await staff({ body: { name: 'Refused', [field]: value } }))
    expect(response.status).toBe(400)
    expect(Failure.parse(response.body).issues?.[0]?.path.split('.')[0]).toBe(field)
  })

  test('refuses equipment the catalogue does not have, by number', async () => {
    const body = { name: 'Refused', equipment: [await newEquipment(), 888_888, 999_999] }
    expect(await call('POST', '/api/trailers', await staff({ body }))).toMatchObject({
      status: 400,
      body: {
        error: 'The catalog has no equipment #888888, #999999. Choose it again.',
        issues: [{ path: 'equipment' }],
      },
    })
  })
})

describe('PUT /api/trailers/:id', () => {
  test('changes a part, keeps the rest and drops what it does not know', async () => {
    const before = await addTrailer({ location: 'Tampa', features: ['Sink'], rental_price_daily: 10 })
    const response = await putTrailer(before.id, { status: 'rented', id: 1, owner: 'me' }, { 'If-Match': '"1"' })
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toBe('"2"')
    expect(await readTrailer(before.id)).toEqual({
      ...before,
      status: 'rented',
      version: 2,
      updated_at: expect.any(String),
    })
    expect(await publicTrailer(before.id)).toMatchObject({ status: 'rented', location: 'Tampa' })
  })

  test('keeps a picture that the library no longer has', async () => {
    const id = await newTrailer({ image_url: '/images/rentals/long-gone.jpg' })
    expect((await putTrailer(id, { name: 'Renamed without a picture' })).status).toBe(200)
  })

  test('that changes nothing leaves the version, so that a form which somebody else has open stays current', async () => {
    const before = await addTrailer({ location: 'Tampa', equipment: [await newEquipment()], rental_price_daily: 12.5 })
    const { name, equipment, rental_price_daily, features } = before
    const response = await putTrailer(
      before.id,
      { name, equipment, rental_price_daily, features },
      { 'If-Match': '"1"' },
    )
    expect(response.headers.get('ETag')).toBe('"1"')
    expect(response.body).toEqual({ success: true, trailer: before })
    expect(await readTrailer(before.id)).toEqual(before)
    expect(await auditOf('trailer', before.id)).toMatchObject([{ action: 'create' }])
    expect((await putTrailer(before.id, { name }, { 'If-Match': '"7"' })).status).toBe(412)
  })

  test('takes an edit of any version, or of one in a list', async () => {
    const { id } = await addTrailer()
    expect((await putTrailer(id, { name: 'First' }, { 'If-Match': '*' })).status).toBe(200)
    expect((await putTrailer(id, { name: 'Second' }, { 'If-Match': '"1", "2"' })).status).toBe(200)
    expect((await putTrailer(id, { name: 'Third' }, { 'If-Match': '"1", "2"' })).status).toBe(412)
  })

  test('refuses an edit of an older version and changes nothing', async () => {
    const { id } = await addTrailer()
    await putTrailer(id, { name: 'First' }, { 'If-Match': '"1"' })
    const older = { 'If-Match': '"1"' }
    expect((await putTrailer(id, { name: 'Second' }, older)).status).toBe(412)
    const response = await call('GET', `/api/trailers/${id}`, await staff({ headers: older }))
    expect(response).toMatchObject({ status: 200, body: { trailer: { name: 'First' } } })
    expect((await putTrailer(id, { name: 'Third' })).status).toBe(200)
  })

  test('lets one of many edits of one version through, and without a version all of them', async () => {
    const { id } = await addTrailer()
    const names = ['a', 'b', 'c', 'd', 'e']
    const checked = await Promise.all(names.map((name) => putTrailer(id, { name }, { 'If-Match': '"1"' })))
    expect(checked.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412])
    const fields = ['size', 'location', 'description']
    const free = await Promise.all(fields.map((field) => putTrailer(id, { [field]: 'kept' })))
    expect(free.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readTrailer(id)).toMatchObject({ size: 'kept', location: 'kept', description: 'kept', version: 5 })
  })

  test('changes nothing where one field is wrong', async () => {
    const before = await addTrailer()
    const wrong = [{ rental_price_daily: -1 }, { name: '' }, { equipment: [999_999] }, { image_url: '/images/a/b.png' }]
    for (const edit of wrong) {
      expect((await putTrailer(before.id, { location: 'Lost', ...edit })).status).toBe(400)
    }
    expect((await putTrailer(before.id, [])).status).toBe(400)
    expect(await readTrailer(before.id)).toEqual(before)
  })

  test('tells the audit trail who changed what', async () => {
    const { id } = await addTrailer({ size: '4m' })
    await putTrailer(id, { size: '5m' })
    await removeTrailer(id)
    expect(await auditOf('trailer', id)).toMatchObject([
      { action: 'create', by: 'staff', before: null, after: { name: 'Made' } },
      { action: 'update', by: 'staff', before: { size: '4m' }, after: { size: '5m' } },
      { action: 'delete', by: 'staff', before: { size: '5m' }, after: null },
    ])
  })
})
