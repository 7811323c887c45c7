import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ActivityResponse } from '#contract/activity'
import { DashboardResponse } from '#contract/dashboard'
import { rangeInWords } from '#domain/days'
import { selectUnread } from '../../../worker/src/db/activity/entries.ts'
import { activities } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { addActivities, readActivities } from '../activity-calls.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { auditOf, newGroup, newRental, newTrailer, signedInAs } from '../records.ts'

describe('GET /api/activity-logs', () => {
  test('lists what happened, newest first, in pages', async () => {
    const { token } = await signedInAs({})
    const ids = await addActivities(5)
    const first = await readActivities(token, 'limit=3')
    expect(first.data.activities.map(({ id }) => id)).toEqual(ids.slice(2).reverse())
    expect(first.data.activities[0]).toMatchObject({ type: 'system', read: false, metadata: {} })
    const second = await readActivities(token, `limit=2&cursor=${first.nextCursor}`)
    expect(second.data.activities.map(({ id }) => id)).toEqual(ids.slice(0, 2).reverse())
    expect((await call('GET', '/api/activity-logs?cursor=nothing', { token })).status).toBe(400)
  })

  test('tells of a new request', async () => {
    const { token } = await signedInAs({ role: 'visitor' })
    const { id } = await newRental(await newTrailer({ name: 'Told of' }))
    const [newest] = (await readActivities(token, 'limit=1')).data.activities
    expect(newest).toMatchObject({ type: 'rental_request', read: false, metadata: { rental_id: id } })
  })

  test('tells nobody of requests that are not theirs to view, nor counts them', async () => {
    const group = await newGroup({}, { 'rentals.view': false, 'custom_builds.view': false })
    const { token } = await signedInAs({ group_id: group })
    const known = await readActivities(token, 'limit=1')
    await newRental(await newTrailer())
    await addActivities(1, { metadata: { build_id: 1, expired_quote: '2026-11-01' } })
    const [shown = 0] = await addActivities(1)
    const { data } = await readActivities(token, 'limit=2')
    expect(data.activities.map(({ id }) => id)).toEqual([shown, known.data.activities[0]?.id])
    expect(data.unread).toBe(known.data.unread + 1)
    const { activities } = (await expectResponse(DashboardResponse, 200, 'GET', '/api/dashboard', { token })).data
    expect(activities.map(({ type }) => type)).not.toContain('rental_request')
    expect(activities[0]?.id).toBe(shown)
  })

  test('finds words, taking wildcards as letters', async () => {
    const { token } = await signedInAs({})
    const [id] = await addActivities(1, { title: '100% done_now', message: 'Søren’s trailer' })
    for (const q of ['100% DONE_', 'søren’s', '% done']) {
      const found = (await readActivities(token, `q=${encodeURIComponent(q)}&limit=5`)).data.activities
      expect(found.map((entry) => entry.id)).toEqual([id])
    }
    expect((await readActivities(token, 'q=1_0%25')).data.activities).toEqual([])
  })

  test('finds days as they are typed and as they are copied from the list', async () => {
    const { token } = await signedInAs({})
    const days = rangeInWords('2031-12-06', '2031-12-09')
    const [id] = await addActivities(1, { title: 'Snacks\u202fat the pier', message: `Booked ${days}` })
    for (const q of ['booked dec 6 – 9, 2031', days, 'snacks at', 'Snacks\u00a0at']) {
      const found = (await readActivities(token, `q=${encodeURIComponent(q)}&limit=5`)).data.activities
      expect(found.map((entry) => entry.id)).toEqual([id])
    }
  })
})

describe('POST /api/activity-logs', () => {
  test('stores an entry with the time of the server and an unknown type as system', async () => {
    const token = await tokenOf('manager')
    const body = {
      type: 'party',
      title: ' Backup done ',
      message: '',
      metadata: { rows: 5, ok: true },
      id: 1,
      timestamp: '1999-01-01T00:00:00Z',
      read: true,
    }
    const { data } = await expectResponse(ActivityResponse, 201, 'POST', '/api/activity-logs', { body, token })
    expect(data).toMatchObject({ type: 'system', title: 'Backup done', metadata: { rows: 5, ok: true }, read: false })
    expect(data.id).toBeGreaterThan(1)
    expect(Date.now() - Date.parse(data.timestamp)).toBeLessThan(60_000)
    expect(await auditOf('activity', data.id)).toMatchObject([
      { by: 'manager', action: 'create', at: data.timestamp, before: null, after: { title: 'Backup done' } },
    ])
  })

  test.each([
    [{ title: '' }],
    [{ title: 'x'.repeat(201) }],
    [{ title: 'x', metadata: { deep: { er: 1 } } }],
    [{ title: 'x', metadata: { long: 'x'.repeat(501) } }],
    [{ title: 'x', metadata: Object.fromEntries(Array.from({ length: 21 }, (_, key) => [`key${key}`, 1])) }],
    [
      {
        title: 'x',
        metadata: Object.fromEntries(Array.from({ length: 9 }, (_, key) => [`key${key}`, 'ü'.repeat(250)])),
      },
    ],
    [{ title: 'x', metadata: [] }],
  ])('refuses %j', async (body) => {
    const response = await call('POST', '/api/activity-logs', { body, token: await tokenOf('manager') })
    expect(response).toMatchObject({ status: 400, body: { success: false } })
  })

  test('says what a value of the metadata can be', async () => {
    const body = { title: 'x', metadata: { pieces: ['Griddle'] } }
    const response = await call('POST', '/api/activity-logs', { body, token: await tokenOf('manager') })
    const message = 'Use texts of at most 500 characters, numbers, true, false or null'
    expect(response.body).toMatchObject({ error: message, issues: [{ path: 'metadata.pieces', message }] })
  })
})

test('unread entries are counted no further than anybody looks, however many there are', async () => {
  const { db, env } = await product()
  const { id, token } = await signedInAs({})
  const many = JSON.stringify(Array.from({ length: 2000 }, (_, place) => place))
  await db
    .insert(activities)
    .select(sql`select null, 'system', 'One of many', '', '{}', '2026-11-01T12:00:00.000Z' from json_each(${many})`)
  expect((await readActivities(token, 'limit=1')).data.unread).toBe(100)
  const { sql: text, params } = selectUnread(db, id, undefined).toSQL()
  const { meta } = await env.DB.prepare(text)
    .bind(...params)
    .all()
  expect(meta.rows_read).toBeLessThan(500)
})
