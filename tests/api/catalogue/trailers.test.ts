import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { RentalAnswer } from '#contract/rental'
import { Availability, PublicTrailerList, TrailerAnswer, TrailerList } from '#contract/trailer'
import { Done, Failure } from '#contract/wire'
import { restoreTrailer } from '../../../worker/src/db/catalogue/trailer-desk.ts'
import { openDb } from '../../../worker/src/db/client.ts'
import { removedRecords } from '../../../worker/src/db/schema.ts'
import { product, send } from '../../product.ts'
import { ask, call, tokenOf } from '../client.ts'
import { auditOf, inDays, newEquipment, newRental, newTrailer } from '../records.ts'

const staff = async (values: object = {}) => ({ token: await tokenOf('staff'), ...values })

async function create(values: object = {}) {
  const { trailer } = await ask(
    TrailerAnswer,
    201,
    'POST',
    '/api/trailers',
    await staff({ body: { name: 'Made', ...values } }),
  )
  return trailer
}

async function read(id: number) {
  return (await ask(TrailerAnswer, 200, 'GET', `/api/trailers/${id}`, await staff())).trailer
}

async function put(id: number, body: object, headers: Record<string, string> = {}) {
  return call('PUT', `/api/trailers/${id}`, await staff({ body, headers }))
}

async function remove(id: number, headers: Record<string, string> = {}) {
  return call('DELETE', `/api/trailers/${id}`, await staff({ headers }))
}

async function list(query: string) {
  return ask(TrailerList, 200, 'GET', `/api/trailers?${query}`, await staff())
}

async function seenByVisitors(id: number) {
  const { trailers } = await ask(PublicTrailerList, 200, 'GET', '/api/trailers/public')
  return trailers.find((trailer) => trailer.id === id)
}

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
    const answer = await call('POST', '/api/trailers', await staff({ body }))
    const { trailer } = TrailerAnswer.parse(answer.body)
    expect(answer.headers.get('ETag')).toBe('"1"')
    expect(trailer).toMatchObject({ ...body, version: 1 })
    expect(await read(trailer.id)).toEqual(trailer)
    expect(await seenByVisitors(trailer.id)).toMatchObject({
      name: body.name,
      equipment: ['Test griddle', 'Test griddle'],
    })
  })

  test('sets what is not the client’s to set, and stores nothing it does not know', async () => {
    const body =
      '{"name":"Mine","id":1,"version":9,"created_at":"2000-01-01T00:00:00Z","owner":"me","__proto__":{"polluted":1}}'
    const { trailer } = await ask(TrailerAnswer, 201, 'POST', '/api/trailers', await staff({ body }))
    expect(trailer.id).toBeGreaterThan(1)
    expect(trailer.version).toBe(1)
    expect(trailer.created_at).not.toContain('2000')
    expect(trailer).not.toHaveProperty('owner')
    expect({}).not.toHaveProperty('polluted')
  })

  test.each([
    ['name', ''],
    ['name', ' \u200b'],
    ['name', 'x'.repeat(10_000)],
    ['name', 'a\u202eb'],
    ['name', null],
    ['status', 'lost'],
    ['rental_price_daily', -1],
    ['rental_price_daily', 'abc'],
    ['rental_price_daily', '12,50'],
    ['rental_price_daily', 0.001],
    ['rental_price_daily', 1e15],
    ['rental_price_daily', null],
    ['rental_price_daily', []],
    ['features', Array.from({ length: 41 }, () => 'x')],
    ['features', 'Sink'],
    ['equipment', ['1']],
    ['equipment', [0]],
    ['equipment', 'all'],
    ['image_url', 'javascript:alert(1)'],
    ['image_url', 'data:text/html,x'],
    ['image_url', '//evil.test/x.png'],
    ['image_url', 'http://x.test/a.png'],
    ['image_url', '/../../etc/passwd'],
    ['image_url', `/${'x'.repeat(5000)}`],
    ['image_url', '/images/rentals/no-such-picture.jpg'],
    ['image_url', '/images/rentals/%79bor-smokehouse.jpg'],
  ])('refuses %s %j and names it', async (field, value) => {
    const answer = await call('POST', '/api/trailers', await staff({ body: { name: 'Refused', [field]: value } }))
    expect(answer.status).toBe(400)
    expect(Failure.parse(answer.body).issues?.[0]?.path.split('.')[0]).toBe(field)
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
    const before = await create({ location: 'Tampa', features: ['Sink'], rental_price_daily: 10 })
    const answer = await put(before.id, { status: 'rented', id: 1, owner: 'me' }, { 'If-Match': '"1"' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('ETag')).toBe('"2"')
    expect(await read(before.id)).toEqual({ ...before, status: 'rented', version: 2, updated_at: expect.any(String) })
    expect(await seenByVisitors(before.id)).toMatchObject({ status: 'rented', location: 'Tampa' })
  })

  test('refuses an edit of an older version and changes nothing', async () => {
    const { id } = await create()
    await put(id, { name: 'First' }, { 'If-Match': '"1"' })
    const older = { 'If-Match': '"1"' }
    expect((await put(id, { name: 'Second' }, older)).status).toBe(412)
    const answer = await call('GET', `/api/trailers/${id}`, await staff({ headers: older }))
    expect(answer).toMatchObject({ status: 200, body: { trailer: { name: 'First' } } })
    expect((await put(id, { name: 'Third' })).status).toBe(200)
  })

  test('lets one of many edits of one version through, and without a version all of them', async () => {
    const { id } = await create()
    const names = ['a', 'b', 'c', 'd', 'e']
    const checked = await Promise.all(names.map((name) => put(id, { name }, { 'If-Match': '"1"' })))
    expect(checked.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412])
    const fields = ['size', 'location', 'description']
    const free = await Promise.all(fields.map((field) => put(id, { [field]: 'kept' })))
    expect(free.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await read(id)).toMatchObject({ size: 'kept', location: 'kept', description: 'kept', version: 5 })
  })

  test('changes nothing where one field is wrong', async () => {
    const before = await create()
    const wrong = [{ rental_price_daily: -1 }, { name: '' }, { equipment: [999_999] }, { image_url: '/images/a/b.png' }]
    for (const edit of wrong) {
      expect((await put(before.id, { location: 'Lost', ...edit })).status).toBe(400)
    }
    expect((await put(before.id, [])).status).toBe(400)
    expect(await read(before.id)).toEqual(before)
  })

  test('tells the audit trail who changed what', async () => {
    const { id } = await create({ size: '4m' })
    await put(id, { size: '5m' })
    await remove(id)
    expect(await auditOf('trailer', id)).toMatchObject([
      { action: 'create', by: 'staff', before: null, after: { name: 'Made' } },
      { action: 'update', by: 'staff', before: { size: '4m' }, after: { size: '5m' } },
      { action: 'delete', by: 'staff', before: { size: '5m' }, after: null },
    ])
  })
})

describe('DELETE /api/trailers/:id', () => {
  test('takes the trailer away everywhere, and a second one finds nothing', async () => {
    const { id } = await create()
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true } })
    expect((await remove(id)).status).toBe(404)
    expect((await put(id, { name: 'Ghost' })).status).toBe(404)
    expect((await call('GET', `/api/trailers/${id}`, await staff())).status).toBe(404)
    expect(await seenByVisitors(id)).toBeUndefined()
    expect((await send(`/rental-details?id=${id}`)).status).toBe(404)
  })

  test('refuses an older version', async () => {
    const { id } = await create()
    await put(id, { name: 'Newer' })
    expect((await remove(id, { 'If-Match': '"1"' })).status).toBe(412)
    expect((await remove(id, { 'If-Match': '"2"' })).status).toBe(200)
  })

  test('leaves requests their copies, and putting it back gives them their trailer again', async () => {
    const equipment = [await newEquipment()]
    const before = await create({ name: 'Comes back', equipment, rental_price_daily: 100 })
    const [quiet, noted, closed, moved] = [
      await newRental(before.id),
      await newRental(before.id),
      await newRental(before.id),
      await newRental(before.id),
    ]
    const token = await tokenOf('staff')
    await call('PUT', `/api/rentals/${noted.id}/status`, { token, body: { status: 'approved' } })
    await remove(before.id)
    const rental = async (id: number) => (await ask(RentalAnswer, 200, 'GET', `/api/rentals/${id}`, { token })).quote
    expect(await rental(quiet.id)).toEqual({ ...quiet, trailer_id: null })
    await call('PUT', `/api/rentals/${noted.id}`, { token, body: { notes: 'Wants an early start', final_price: 90 } })
    await call('PUT', `/api/rentals/${closed.id}/status`, { token, body: { status: 'rejected' } })
    await call('PUT', `/api/rentals/${moved.id}`, { token, body: { rental_end_date: inDays(13) } })
    const { trailer } = await ask(TrailerAnswer, 200, 'POST', `/api/trailers/${before.id}/restore`, { token })
    expect(trailer).toEqual({ ...before, version: 2, updated_at: expect.any(String) })
    expect(await seenByVisitors(before.id)).toMatchObject({ name: 'Comes back' })
    expect(await rental(quiet.id)).toEqual(quiet)
    expect((await rental(noted.id)).trailer_id).toBe(before.id)
    expect((await rental(closed.id)).trailer_id).toBe(before.id)
    // On other days it might stand in somebody's way.
    expect((await rental(moved.id)).trailer_id).toBeNull()
    const { booked } = await ask(Availability, 200, 'GET', `/api/trailers/${before.id}/availability`)
    expect(booked).toEqual([{ start: quiet.rental_start_date, end: quiet.rental_end_date }])
  })

  test('can be undone after a deployment that gave trailers another column', async () => {
    const before = await create({ name: 'Comes back later', buffer_days: 3, features: ['Sink'] })
    await remove(before.id)
    const { db } = await product()
    await db
      .update(removedRecords)
      .set({ row: sql`json_remove(row, '$.buffer_days', '$.features')` })
      .where(eq(removedRecords.record_id, before.id))
    const { trailer } = await ask(TrailerAnswer, 200, 'POST', `/api/trailers/${before.id}/restore`, await staff())
    const row = { ...before, buffer_days: 0, features: [], version: 2, updated_at: expect.any(String) }
    expect(trailer).toEqual(row)
  })

  test('is not undone to what it was before, where it was put back, changed and deleted again meanwhile', async () => {
    const { env } = await product()
    const { id } = await create({ name: 'Older' })
    await remove(id)
    const batch: D1Database['batch'] = async (statements) => {
      await call('POST', `/api/trailers/${id}/restore`, await staff())
      await put(id, { name: 'Newer' })
      await remove(id)
      return env.DB.batch(statements)
    }
    const late = openDb({ prepare: (query) => env.DB.prepare(query), batch } as D1Database)
    expect(await restoreTrailer(late, id, { by: 'staff', at: new Date() })).toBeUndefined()
    expect((await call('POST', `/api/trailers/${id}/restore`, await staff())).status).toBe(200)
    expect((await read(id)).name).toBe('Newer')
  })

  test('can be undone twice at once, and not for what was never there', async () => {
    const { id } = await create()
    await remove(id)
    const undo = async (of: number) => call('POST', `/api/trailers/${of}/restore`, await staff())
    const answers = await Promise.all([undo(id), undo(id), undo(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await undo(9_999_999)).status).toBe(404)
    await ask(Done, 200, 'DELETE', `/api/trailers/${id}`, await staff())
  })
})

describe('GET /api/trailers', () => {
  test('filters by state and text, newest first, and takes % and _ as letters', async () => {
    const first = await newTrailer({ name: 'Zebra 100%_a', status: 'rented' })
    const second = await newTrailer({ name: 'zebra two', location: 'Ybor' })
    const found = async (query: string) => (await list(query)).trailers.map(({ id }) => id)
    expect(await found('q=zebra')).toEqual([second, first])
    expect(await found('q=zebra&status=rented')).toEqual([first])
    expect(await found(`q=${encodeURIComponent('100%_A')}`)).toEqual([first])
    expect(await found('q=ze%25ra')).toEqual([])
    expect(await found(`q=${'x'.repeat(199)}`)).toEqual([])
  })

  test('pages through with cursors, each trailer once', async () => {
    for (let made = 0; made < 5; made++) await newTrailer({ name: 'Paged trailer' })
    const seen: number[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page = await list(`q=Paged+trailer&limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.trailers.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(5)
    expect(new Set(seen).size).toBe(5)
  })

  test('leaves out equipment that left the catalogue', async () => {
    const known = await newEquipment()
    const id = await newTrailer({ equipment: [777_777, known] })
    expect((await read(id)).equipment).toEqual([known])
    expect((await put(id, await read(id))).status).toBe(200)
  })

  test.each(['status=lost', 'limit=0', 'cursor=made-up'])('refuses ?%s', async (query) => {
    expect((await call('GET', `/api/trailers?${query}`, await staff())).status).toBe(400)
  })

  test.each(['0', '-1', '1abc', '1e20', '__proto__', '1%20OR%201=1'])('knows no trailer %s', async (id) => {
    for (const method of ['GET', 'DELETE']) {
      expect((await call(method, `/api/trailers/${id}`, await staff())).status).toBe(404)
    }
  })
})

describe('a list with a removed piece', () => {
  test('also outlives an edit that says what the list said', async () => {
    const [kept, piece] = [await newEquipment(), await newEquipment()]
    const id = await newTrailer({ equipment: [kept, piece] })
    expect((await call('DELETE', `/api/equipment/${piece}`, await staff())).status).toBe(200)
    expect((await put(id, { ...(await read(id)), name: 'Renamed whole' })).status).toBe(200)
    expect((await call('POST', `/api/equipment/${piece}/restore`, await staff())).status).toBe(200)
    expect((await read(id)).equipment).toEqual([kept, piece])
  })

  test('outlives an edit that does not name it, and is whole again when the piece is put back', async () => {
    const [kept, piece] = [await newEquipment(), await newEquipment()]
    const id = await newTrailer({ equipment: [kept, piece] })
    expect((await call('DELETE', `/api/equipment/${piece}`, await staff())).status).toBe(200)
    expect((await put(id, { name: 'Renamed' })).status).toBe(200)
    expect((await read(id)).equipment).toEqual([kept])
    expect((await call('POST', `/api/equipment/${piece}/restore`, await staff())).status).toBe(200)
    expect((await read(id)).equipment).toEqual([kept, piece])
  })
})

test('putting back tells the audit trail prices as staff see them', async () => {
  const id = await newTrailer({ rental_price_daily: 1_234_550 })
  expect((await call('DELETE', `/api/trailers/${id}`, await staff())).status).toBe(200)
  expect((await call('POST', `/api/trailers/${id}/restore`, await staff())).status).toBe(200)
  const line = (await auditOf('trailer', id)).at(-1)
  expect(line).toMatchObject({ action: 'create', after: { rental_price_daily: 12_345.5 } })
})
