import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ActivityList, ActivityResponse } from '#contract/activity'
import { activities, activityMarks, activityReads } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { addActivities, markActivityRead, readActivities } from '../activity-calls.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { hoursAgo } from '../instants.ts'
import { signedInAs } from '../records.ts'
import { runCron } from '../run-cron.ts'

async function singleMarks(account: number) {
  const { db } = await product()
  return (await db.select().from(activityReads).where(eq(activityReads.account_id, account))).length
}

describe('marks', () => {
  test('are one account’s own, and take no more than the right to read', async () => {
    const [me, other] = [await signedInAs({ role: 'visitor' }), await signedInAs({ role: 'visitor' })]
    const [first = 0, second = 0] = await addActivities(2)
    expect((await call('POST', '/api/activity-logs/read-all', { token: me.token })).status).toBe(200)
    const [third = 0] = await addActivities(1)
    expect((await readActivities(me.token)).data.unread).toBe(1)
    expect(await markActivityRead(other.token, second)).toBe(200)
    const mine = (await readActivities(me.token, 'limit=3')).data.activities
    const othersAre = async () =>
      (await readActivities(other.token, 'limit=3')).data.activities.map((entry) => entry.read)
    expect(mine.map((entry) => [entry.id, entry.read])).toEqual([
      [third, false],
      [second, true],
      [first, true],
    ])
    expect(await othersAre()).toEqual([false, true, false])
    expect((await call('POST', '/api/activity-logs/read-all', { token: me.token })).status).toBe(200)
    expect(await othersAre()).toEqual([false, true, false])
  })

  test('reach as far as somebody has seen, where that is said', async () => {
    const { token } = await signedInAs({})
    const [seen = 0, unseen = 0] = await addActivities(2)
    const mark = (query: string) => call('POST', `/api/activity-logs/read-all${query}`, { token })
    expect((await mark(`?through=${seen}`)).status).toBe(200)
    expect((await readActivities(token, 'status=unread')).data.activities.map(({ id }) => id)).toEqual([unseen])
    await call('DELETE', `/api/activity-logs?through=${seen}`, { token })
    expect((await readActivities(token)).data).toMatchObject({ unread: 1, activities: [{ id: unseen, read: false }] })
    for (const wrong of ['-1', 'x', '1.5', '', '1e1']) expect((await mark(`?through=${wrong}`)).status).toBe(400)
    // A slow call from another tab, which had seen fewer entries, restores nothing.
    await call('DELETE', `/api/activity-logs?through=${unseen}`, { token })
    await call('DELETE', `/api/activity-logs?through=${seen}`, { token })
    expect((await readActivities(token)).data).toMatchObject({ unread: 0, activities: [] })
    // An id that no entry has yet marks no future entry.
    await mark(`?through=${unseen + 1_000_000}`)
    await addActivities(1)
    expect((await readActivities(token)).data.unread).toBe(1)
  })

  test('filter the list', async () => {
    const { token } = await signedInAs({})
    const [first = 0, second = 0, third = 0] = await addActivities(3)
    await markActivityRead(token, second)
    const ids = async (status: string) =>
      (await readActivities(token, `status=${status}&limit=2`)).data.activities.map(({ id }) => id)
    expect(await ids('unread')).toEqual([third, first])
    expect((await ids('read'))[0]).toBe(second)
    expect((await call('GET', '/api/activity-logs?status=seen', { token })).status).toBe(400)
  })

  test('fold into one as soon as there is no gap between them', async () => {
    const { id, token } = await signedInAs({})
    await call('POST', '/api/activity-logs/read-all', { token })
    const [first = 0, second = 0, third = 0] = await addActivities(3)
    await markActivityRead(token, third)
    await markActivityRead(token, second)
    expect(await singleMarks(id)).toBe(2)
    expect((await readActivities(token)).data.unread).toBe(1)
    await markActivityRead(token, first)
    expect(await singleMarks(id)).toBe(0)
    expect((await readActivities(token)).data.unread).toBe(0)
    await markActivityRead(token, first)
    expect(await singleMarks(id)).toBe(0)
  })

  test('of entries older than 90 days fold in the hourly sweep', async () => {
    const { db } = await product()
    const { id, token } = await signedInAs({})
    const [other, ahead] = [await signedInAs({}), await signedInAs({})]
    await call('POST', '/api/activity-logs/read-all', { token })
    const [old = 0, opened = 0, young = 0, youngest = 0] = await addActivities(4)
    await markActivityRead(token, opened)
    await markActivityRead(other.token, youngest)
    await call('POST', '/api/activity-logs/read-all', { token: ahead.token })
    const hours = 90 * 24
    for (const [entry, age] of [
      [old, 2 * hours],
      [opened, hours + 1],
      [young, hours - 1],
    ] as const) {
      await db
        .update(activities)
        .set({ timestamp: hoursAgo(age) })
        .where(eq(activities.id, entry))
    }
    expect(await singleMarks(id)).toBe(1)
    await runCron()
    expect(await singleMarks(id)).toBe(0)
    expect(await db.select().from(activityMarks).where(eq(activityMarks.account_id, id))).toMatchObject([
      { read_through: opened, cleared_through: 0 },
    ])
    expect((await readActivities(token, 'status=unread')).data.activities.map((entry) => entry.id)).toEqual([
      youngest,
      young,
    ])
    // The read marks of one account do not depend on how far another has read.
    expect(await singleMarks(other.id)).toBe(1)
    expect((await readActivities(other.token, 'status=unread')).data.activities.map((entry) => entry.id)).toEqual([
      young,
    ])
  })

  test('are made for entries that exist alone', async () => {
    const { token } = await signedInAs({})
    expect(await markActivityRead(token, 999_999)).toBe(404)
    expect((await call('POST', '/api/activity-logs/1abc/read', { token })).status).toBe(404)
  })
})

describe('DELETE /api/activity-logs', () => {
  test('empties the list of this account alone, and nothing that comes later', async () => {
    const [me, other] = [await signedInAs({ role: 'visitor' }), await signedInAs({})]
    const [id = 0] = await addActivities(1)
    expect(await call('DELETE', '/api/activity-logs', { token: me.token })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await readActivities(me.token)).data).toEqual({ activities: [], unread: 0 })
    expect((await readActivities(other.token, 'limit=1')).data.activities[0]?.id).toBe(id)
    const [next = 0] = await addActivities(1)
    expect((await readActivities(me.token)).data).toMatchObject({ activities: [{ id: next, read: false }], unread: 1 })
  })
})

test('marking all as read while entries come in loses none of them', async () => {
  const { token } = await signedInAs({})
  const writer = await tokenOf('developer')
  const write = async (turn: number) => {
    const body = { title: `Race ${turn}` }
    return (await expectResponse(ActivityResponse, 201, 'POST', '/api/activity-logs', { token: writer, body })).data.id
  }
  const turns = Array.from({ length: 20 }, (_, turn) => turn)
  const made = await Promise.all(
    turns.flatMap((turn) => [
      write(turn),
      ...(turn % 5 ? [] : [call('POST', '/api/activity-logs/read-all', { token })]),
    ]),
  )
  const ids = made.filter((one) => typeof one === 'number')
  const { data } = await expectResponse(ActivityList, 200, 'GET', '/api/activity-logs', { token })
  expect(data.activities.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  expect(data.activities.filter(({ read }) => !read)).toHaveLength(data.unread)
  const late = await write(21)
  const after = (await expectResponse(ActivityList, 200, 'GET', '/api/activity-logs', { token })).data
  expect(after.unread).toBe(data.unread + 1)
  expect(after.activities.find(({ id }) => id === late)?.read).toBe(false)
})
