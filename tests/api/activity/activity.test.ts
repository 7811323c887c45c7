import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ActivityAnswer, ActivityList } from '#contract/activity'
import { DashboardAnswer } from '#contract/dashboard'
import { selectUnread } from '../../../worker/src/db/activity/entries.ts'
import { activities, activityMarks, activityReads } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { ask, call, tokenOf } from '../client.ts'
import { auditOf, newGroup, newRental, newTrailer, signedInAs } from '../records.ts'

let count = 0

/** Adds entries with a title of their own, and answers their ids. */
async function newEntries(number: number, values: object = {}) {
  const token = await tokenOf('staff')
  const ids: number[] = []
  for (let index = 0; index < number; index++) {
    const body = { type: 'system', title: `Entry ${++count}`, message: 'Something happened', ...values }
    ids.push((await ask(ActivityAnswer, 201, 'POST', '/api/activity-logs', { body, token })).data.id)
  }
  return ids
}

async function list(token: string, query = '') {
  return ask(ActivityList, 200, 'GET', `/api/activity-logs?${query}`, { token })
}

async function read(token: string, id: number) {
  return (await call('POST', `/api/activity-logs/${id}/read`, { token })).status
}

async function singleMarks(account: number) {
  const { db } = await product()
  return (await db.select().from(activityReads).where(eq(activityReads.account_id, account))).length
}

describe('GET /api/activity-logs', () => {
  test('lists what happened, newest first, in pages', async () => {
    const { token } = await signedInAs({})
    const ids = await newEntries(5)
    const first = await list(token, 'limit=3')
    expect(first.data.activities.map(({ id }) => id)).toEqual(ids.slice(2).reverse())
    expect(first.data.activities[0]).toMatchObject({ type: 'system', read: false, metadata: {} })
    const second = await list(token, `limit=2&cursor=${first.nextCursor}`)
    expect(second.data.activities.map(({ id }) => id)).toEqual(ids.slice(0, 2).reverse())
    expect((await call('GET', '/api/activity-logs?cursor=nothing', { token })).status).toBe(400)
  })

  test('tells of a new request', async () => {
    const { token } = await signedInAs({ role: 'visitor' })
    const { id } = await newRental(await newTrailer({ name: 'Told of' }))
    const [newest] = (await list(token, 'limit=1')).data.activities
    expect(newest).toMatchObject({ type: 'rental_request', read: false, metadata: { rental_id: id } })
  })

  test('tells nobody of requests that are not theirs to view, nor counts them', async () => {
    const group = await newGroup({}, { 'rentals.view': false, 'custom_builds.view': false })
    const { token } = await signedInAs({ group_id: group })
    const known = await list(token, 'limit=1')
    await newRental(await newTrailer())
    await newEntries(1, { metadata: { build_id: 1, expired_quote: '2026-11-01' } })
    const [shown = 0] = await newEntries(1)
    const { data } = await list(token, 'limit=2')
    expect(data.activities.map(({ id }) => id)).toEqual([shown, known.data.activities[0]?.id])
    expect(data.unread).toBe(known.data.unread + 1)
    const { activities } = (await ask(DashboardAnswer, 200, 'GET', '/api/dashboard', { token })).data
    expect(activities.map(({ type }) => type)).not.toContain('rental_request')
    expect(activities[0]?.id).toBe(shown)
  })

  test('finds words, taking wildcards as letters', async () => {
    const { token } = await signedInAs({})
    const [id] = await newEntries(1, { title: '100% done_now', message: 'Søren’s trailer' })
    for (const q of ['100% DONE_', 'søren’s', '% done']) {
      const found = (await list(token, `q=${encodeURIComponent(q)}&limit=5`)).data.activities
      expect(found.map((entry) => entry.id)).toEqual([id])
    }
    expect((await list(token, 'q=1_0%25')).data.activities).toEqual([])
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
    const { data } = await ask(ActivityAnswer, 201, 'POST', '/api/activity-logs', { body, token })
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
    [{ title: 'x', metadata: [] }],
  ])('refuses %j', async (body) => {
    const answer = await call('POST', '/api/activity-logs', { body, token: await tokenOf('manager') })
    expect(answer).toMatchObject({ status: 400, body: { success: false } })
  })
})

describe('marks', () => {
  test('are one account’s own, and take no more than the right to read', async () => {
    const [me, other] = [await signedInAs({ role: 'visitor' }), await signedInAs({ role: 'visitor' })]
    const [first = 0, second = 0] = await newEntries(2)
    expect((await call('POST', '/api/activity-logs/read-all', { token: me.token })).status).toBe(200)
    const [third = 0] = await newEntries(1)
    expect((await list(me.token)).data.unread).toBe(1)
    expect(await read(other.token, second)).toBe(200)
    const mine = (await list(me.token, 'limit=3')).data.activities
    const others = (await list(other.token, 'limit=3')).data.activities
    expect(mine.map((entry) => [entry.id, entry.read])).toEqual([
      [third, false],
      [second, true],
      [first, true],
    ])
    expect(others.map((entry) => entry.read)).toEqual([false, true, false])
  })

  test('reach as far as somebody has seen, where that is said', async () => {
    const { token } = await signedInAs({})
    const [seen = 0, unseen = 0] = await newEntries(2)
    const mark = (query: string) => call('POST', `/api/activity-logs/read-all${query}`, { token })
    expect((await mark(`?through=${seen}`)).status).toBe(200)
    expect((await list(token, 'status=unread')).data.activities.map(({ id }) => id)).toEqual([unseen])
    await call('DELETE', `/api/activity-logs?through=${seen}`, { token })
    expect((await list(token)).data).toMatchObject({ unread: 1, activities: [{ id: unseen, read: false }] })
    for (const wrong of ['-1', 'x', '1.5']) expect((await mark(`?through=${wrong}`)).status).toBe(400)
    // A number that no entry has yet marks none in advance.
    await mark(`?through=${unseen + 1_000_000}`)
    await newEntries(1)
    expect((await list(token)).data.unread).toBe(1)
  })

  test('filter the list', async () => {
    const { token } = await signedInAs({})
    const [first = 0, second = 0, third = 0] = await newEntries(3)
    await read(token, second)
    const ids = async (status: string) =>
      (await list(token, `status=${status}&limit=2`)).data.activities.map(({ id }) => id)
    expect(await ids('unread')).toEqual([third, first])
    expect((await ids('read'))[0]).toBe(second)
    expect((await call('GET', '/api/activity-logs?status=seen', { token })).status).toBe(400)
  })

  test('fold into one as soon as there is no gap between them', async () => {
    const { id, token } = await signedInAs({})
    await call('POST', '/api/activity-logs/read-all', { token })
    const [first = 0, second = 0, third = 0] = await newEntries(3)
    await read(token, third)
    await read(token, second)
    expect(await singleMarks(id)).toBe(2)
    expect((await list(token)).data.unread).toBe(1)
    await read(token, first)
    expect(await singleMarks(id)).toBe(0)
    expect((await list(token)).data.unread).toBe(0)
    await read(token, first)
    expect(await singleMarks(id)).toBe(0)
  })

  test('of entries older than 90 days fold in the hourly sweep', async () => {
    const { db, worker } = await product()
    const { id, token } = await signedInAs({})
    await call('POST', '/api/activity-logs/read-all', { token })
    const [old = 0, opened = 0, young = 0] = await newEntries(3)
    await read(token, opened)
    for (const entry of [old, opened]) {
      await db.update(activities).set({ timestamp: '2020-01-01T00:00:00.000Z' }).where(eq(activities.id, entry))
    }
    expect(await singleMarks(id)).toBe(1)
    await worker.scheduled({ cron: '17 * * * *', scheduledTime: new Date() })
    expect(await singleMarks(id)).toBe(0)
    expect(await db.select().from(activityMarks).where(eq(activityMarks.account_id, id))).toMatchObject([
      { read_through: opened, cleared_through: 0 },
    ])
    expect((await list(token, 'status=unread')).data.activities.map((entry) => entry.id)).toEqual([young])
  })

  test('are made for entries that exist alone', async () => {
    const { token } = await signedInAs({})
    expect(await read(token, 999_999)).toBe(404)
    expect((await call('POST', '/api/activity-logs/1abc/read', { token })).status).toBe(404)
  })
})

describe('DELETE /api/activity-logs', () => {
  test('empties the list of this account alone, and nothing that comes later', async () => {
    const [me, other] = [await signedInAs({ role: 'visitor' }), await signedInAs({})]
    const [id = 0] = await newEntries(1)
    expect(await call('DELETE', '/api/activity-logs', { token: me.token })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await list(me.token)).data).toEqual({ activities: [], unread: 0 })
    expect((await list(other.token, 'limit=1')).data.activities[0]?.id).toBe(id)
    const [next = 0] = await newEntries(1)
    expect((await list(me.token)).data).toMatchObject({ activities: [{ id: next, read: false }], unread: 1 })
  })
})

test('marking all as read while entries come in loses none of them', async () => {
  const { token } = await signedInAs({})
  const writer = await tokenOf('developer')
  const write = async (turn: number) => {
    const body = { title: `Race ${turn}` }
    return (await ask(ActivityAnswer, 201, 'POST', '/api/activity-logs', { token: writer, body })).data.id
  }
  const turns = Array.from({ length: 20 }, (_, turn) => turn)
  const made = await Promise.all(
    turns.flatMap((turn) => [
      write(turn),
      ...(turn % 5 ? [] : [call('POST', '/api/activity-logs/read-all', { token })]),
    ]),
  )
  const ids = made.filter((one) => typeof one === 'number')
  const { data } = await ask(ActivityList, 200, 'GET', '/api/activity-logs', { token })
  expect(data.activities.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  expect(data.activities.filter(({ read }) => !read)).toHaveLength(data.unread)
  const late = await write(21)
  const after = (await ask(ActivityList, 200, 'GET', '/api/activity-logs', { token })).data
  expect(after.unread).toBe(data.unread + 1)
  expect(after.activities.find(({ id }) => id === late)?.read).toBe(false)
})

test('unread entries are counted no further than anybody looks, however many there are', async () => {
  const { db, env } = await product()
  const { id, token } = await signedInAs({})
  const many = JSON.stringify(Array.from({ length: 2000 }, (_, place) => place))
  await db
    .insert(activities)
    .select(sql`select null, 'system', 'One of many', '', '{}', '2026-11-01T12:00:00.000Z' from json_each(${many})`)
  expect((await list(token, 'limit=1')).data.unread).toBe(100)
  const { sql: text, params } = selectUnread(db, id, undefined).toSQL()
  const { meta } = await env.DB.prepare(text)
    .bind(...params)
    .all()
  expect(meta.rows_read).toBeLessThan(500)
})
