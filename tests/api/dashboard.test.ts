import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DashboardAnswer } from '#contract/dashboard'
import { lastWeeks, MAX_LATE } from '#domain/dashboard'
import { rangeInWords } from '#domain/days'
import { dashboardQueries } from '../../worker/src/db/dashboard.ts'
import { contactMessages, customBuilds, rentals, trailers } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'
import { ask, call, tokenOf } from './client.ts'
import { inDays, newBuild, newGroup, newModel, newRental, newTrailer, signedInAs } from './records.ts'

async function read(token?: string) {
  return (await ask(DashboardAnswer, 200, 'GET', '/api/dashboard', { token: token ?? (await tokenOf('staff')) })).data
}

/** Stores a rental that is as `values` say, whatever the rules. */
async function rental(values: Partial<typeof rentals.$inferInsert>) {
  const { db } = await product()
  const { id } = await newRental(await newTrailer({ name: 'Counted' }))
  await db.update(rentals).set(values).where(eq(rentals.id, id))
  return id
}

async function build(values: Partial<typeof customBuilds.$inferInsert>) {
  const { db } = await product()
  const { id } = await newBuild(await newModel({ name: 'Counted' }))
  await db.update(customBuilds).set(values).where(eq(customBuilds.id, id))
  return id
}

describe('GET /api/dashboard', () => {
  test('has the shape and nothing else', async () => {
    const { body } = await call('GET', '/api/dashboard', { token: await tokenOf('staff') })
    expect(DashboardAnswer.strict().safeParse(body).error).toBeUndefined()
  })

  test('counts and reckons by the formulas of the specification', async () => {
    const before = await read()
    await newTrailer({ status: 'rented' })
    await rental({ status: 'completed', estimated_price: 30_000 })
    await rental({ status: 'completed', estimated_price: 30_000, final_price: 12_345 })
    await rental({ status: 'completed', estimated_price: 30_000, final_price: 0 })
    await rental({ status: 'completed', estimated_price: null })
    await build({ status: 'completed', estimated_price: 1_000_000, final_price: 900_000 })
    await build({ status: 'in_progress' })
    const after = await read()
    expect(after.total_revenue - before.total_revenue).toBeCloseTo(300 + 123.45 + 0 + 9000, 2)
    expect(after.trailers.rented).toBe(before.trailers.rented + 1)
    expect(after.rentals.completed).toBe(before.rentals.completed + 4)
    expect(after.active_builds).toBe(before.active_builds + 1)
    const fleet = Object.values(after.trailers).reduce((sum, count) => sum + count)
    const asked = Object.values(after.rentals).reduce((sum, count) => sum + count)
    expect(after.fleet_utilization).toBe(Math.round((after.trailers.rented / fleet) * 100))
    expect(after.conversion_rate).toBe(Math.round((after.rentals.approved / asked) * 100))
  })

  test('adds up to more than one price may be', async () => {
    const before = await read()
    for (const _ of [1, 2]) await rental({ status: 'completed', final_price: 9_999_999_999 })
    expect((await read()).total_revenue - before.total_revenue).toBeCloseTo(199_999_999.98, 2)
  })

  test('shows who has waited longest, over all kinds', async () => {
    const { db } = await product()
    await newRental(await newTrailer())
    await newBuild(await newModel())
    await db.insert(contactMessages).values({ name: 'Waits', email: 'w@example.org', message: 'Two\nlines' })
    const oldest = async (table: typeof rentals | typeof customBuilds | typeof contactMessages, status: string) =>
      db
        .select({ id: table.id, since: table.created_at })
        .from(table)
        .where(sql`status = ${status}`)
        .orderBy(table.id)
        .limit(20)
    const kinds = { rental: oldest(rentals, 'pending'), custom_build: oldest(customBuilds, 'pending') }
    const all = { ...kinds, contact: oldest(contactMessages, 'new') }
    const expected = await Promise.all(
      Object.entries(all).map(async ([kind, rows]) => (await rows).map((row) => ({ kind, ...row }))),
    )
    const { waiting, new_messages } = await read()
    expect(new_messages).toBeGreaterThan(0)
    expect(waiting.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(
      expected
        .flat()
        .sort((one, other) => (one.since < other.since ? -1 : 1))
        .slice(0, 20)
        .map(({ kind, id }) => `${kind} ${id}`)
        .sort(),
    )
    expect(waiting.map(({ since }) => since)).toEqual(waiting.map(({ since }) => since).sort())
    expect(waiting.every(({ about, name }) => about !== '' && name !== '' && !about.includes('\n'))).toBe(true)
    const told = waiting.find(({ kind }) => kind === 'rental')
    const [one] = await db
      .select()
      .from(rentals)
      .where(eq(rentals.id, told?.id ?? 0))
    const days = one && rangeInWords(one.rental_start_date, one.rental_end_date)
    expect(told?.about).toBe(`${one?.trailer_name}, ${days}`)
  })

  test('tells which requests have a price that their customer can accept or has accepted, and since when', async () => {
    // Only the oldest are listed.
    const created_at = '2020-01-01T00:00:00.000Z'
    const priced_at = '2020-01-02T00:00:00.000Z'
    const accepted_at = '2020-01-03T00:00:00.000Z'
    const priced = { created_at, final_price: 100, priced_at }
    const ids = {
      new: await rental({ created_at }),
      priced: await rental({ ...priced, final_price: 0 }),
      accepted: await rental({ ...priced, accepted_at }),
      past: await rental({ ...priced, rental_start_date: inDays(-1) }),
      gone: await rental({ ...priced, trailer_id: null }),
      quoted: await build({ ...priced, quote_valid_until: inDays(0) }),
      ended: await build({ ...priced, quote_valid_until: inDays(-1) }),
    }
    const { waiting } = await read()
    const stages = Object.entries(ids).map(([name, id]) => {
      const kind = name === 'quoted' || name === 'ended' ? 'custom_build' : 'rental'
      const { stage, since } = waiting.find((one) => one.kind === kind && one.id === id) ?? {}
      return [name, { stage, since }]
    })
    const asNew = { stage: 'new', since: created_at }
    expect(Object.fromEntries(stages)).toEqual({
      new: asNew,
      priced: { stage: 'priced', since: priced_at },
      accepted: { stage: 'accepted', since: accepted_at },
      past: asNew,
      gone: asNew,
      quoted: { stage: 'priced', since: priced_at },
      ended: asNew,
    })
  })

  test('puts an accepted price first, and a price that waits for its customer last, however long others have waited', async () => {
    const created_at = '2020-01-02T00:00:00.000Z'
    const priced = await rental({ created_at, final_price: 100 })
    await Promise.all(Array.from({ length: 20 }, () => rental({ created_at })))
    const accepted = await rental({ final_price: 100, accepted_at: new Date().toISOString() })
    const { waiting } = await read()
    const turns = waiting.map(({ kind, id }) => `${kind} ${id}`)
    expect(turns.indexOf(`rental ${accepted}`)).toBe(waiting.findIndex(({ stage }) => stage !== 'accepted') - 1)
    expect(turns).not.toContain(`rental ${priced}`)
  })

  test('shows the pick-ups and returns of the week, of approved rentals alone', async () => {
    const id = await rental({ status: 'approved', rental_start_date: inDays(0), rental_end_date: inDays(6) })
    const late = await rental({ status: 'approved', rental_start_date: inDays(7), rental_end_date: inDays(8) })
    const asked = await rental({ rental_start_date: inDays(1), rental_end_date: inDays(2) })
    const ending = await rental({ status: 'approved', rental_start_date: inDays(-2), rental_end_date: inDays(0) })
    const { handovers } = await read()
    const of = (one: number) => handovers.filter(({ rental_id }) => rental_id === one)
    expect(of(id)).toMatchObject([
      { kind: 'pick-up', day: inDays(0), trailer_name: 'Counted' },
      { kind: 'return', day: inDays(6) },
    ])
    expect(of(ending)).toMatchObject([{ kind: 'return', day: inDays(0) }])
    expect([...of(late), ...of(asked)]).toEqual([])
    expect(handovers.map(({ day }) => day)).toEqual(handovers.map(({ day }) => day).sort())
  })

  test('says of a pick-up that its trailer is in maintenance', async () => {
    const { db } = await product()
    const days = { rental_start_date: inDays(1), rental_end_date: inDays(2) }
    const pickupOf = async (status: (typeof trailers.$inferSelect)['status']) => {
      const id = await rental({ status: 'approved', ...days })
      const [row] = await db.select({ trailer: rentals.trailer_id }).from(rentals).where(eq(rentals.id, id))
      await db
        .update(trailers)
        .set({ status })
        .where(eq(trailers.id, row?.trailer ?? 0))
      return id
    }
    const ids = [await pickupOf('maintenance'), await pickupOf('available'), await pickupOf('rented')]
    const { handovers } = await read()
    const ofPickup = (one: number) => handovers.find(({ rental_id, kind }) => rental_id === one && kind === 'pick-up')
    expect(ids.map((id) => ofPickup(id)?.in_maintenance)).toEqual([true, false, false])
  })

  test('keeps a rental in sight whose return is past, until it is completed', async () => {
    const id = await rental({ status: 'approved', rental_start_date: inDays(-9), rental_end_date: inDays(-1) })
    const closed = await Promise.all(
      (['completed', 'rejected', 'pending'] as const).map((status) =>
        rental({ status, rental_start_date: inDays(-9), rental_end_date: inDays(-1) }),
      ),
    )
    const { handovers } = await read()
    expect(handovers.filter(({ rental_id }) => [id, ...closed].includes(rental_id))).toMatchObject([
      { rental_id: id, kind: 'return', day: inDays(-1) },
    ])
  })

  test('reads one more than it shows of returns that are past, and no more', async () => {
    const past = { status: 'approved', rental_start_date: inDays(-9), rental_end_date: inDays(-3) } as const
    for (let nth = 0; nth < MAX_LATE + 2; nth++) await rental(past)
    const { handovers } = await read()
    expect(handovers.filter(({ kind, day }) => kind === 'return' && day < inDays(0))).toHaveLength(MAX_LATE + 1)
  })

  test('shows quotes that end within a week, unless they were accepted', async () => {
    const ids = await Promise.all([
      build({ quote_valid_until: inDays(0) }),
      build({ quote_valid_until: inDays(7), status: 'approved' }),
      build({ quote_valid_until: inDays(8) }),
      build({ quote_valid_until: inDays(-1) }),
      build({ quote_valid_until: inDays(0), status: 'in_progress' }),
      build({ quote_valid_until: inDays(0), status: 'rejected' }),
      build({ quote_valid_until: inDays(0), status: 'approved', accepted_at: new Date().toISOString() }),
    ])
    const shown = (await read()).expiring_quotes.map(({ id }) => id)
    expect(ids.map((id) => shown.includes(id))).toEqual([true, true, false, false, false, false, false])
  })

  test('shows twelve weeks, each request in the week it was sent', async () => {
    const before = (await read()).weeks
    expect(before.map(({ start }) => start)).toEqual(lastWeeks(inDays(0)).map(({ start }) => start))
    const from = lastWeeks(inDays(0))[3]?.from ?? ''
    await rental({ created_at: from })
    await rental({ created_at: new Date(Date.parse(from) - 1).toISOString() })
    await build({ created_at: from })
    const after = (await read()).weeks
    expect(after[3]?.rentals).toBe((before[3]?.rentals ?? 0) + 1)
    expect(after[2]?.rentals).toBe((before[2]?.rentals ?? 0) + 1)
    expect(after[3]?.custom_builds).toBe((before[3]?.custom_builds ?? 0) + 1)
  })

  test('tells nothing of what the account may not view', async () => {
    const group = await newGroup({}, { 'rentals.view': false, 'contact.view': false, 'activity.view': false })
    const { token } = await signedInAs({ role: 'visitor', group_id: group })
    await rental({ status: 'approved', rental_start_date: inDays(0), rental_end_date: inDays(0) })
    const seen = await read(token)
    expect(seen).toMatchObject({ conversion_rate: 0, new_messages: 0, activities: [], handovers: [] })
    expect(Object.values(seen.rentals).every((count) => count === 0)).toBe(true)
    expect(seen.waiting.every(({ kind }) => kind === 'custom_build')).toBe(true)
    expect(seen.weeks.every((week) => week.rentals === 0 && week.messages === 0)).toBe(true)
    expect(seen.active_builds).toBe((await read()).active_builds)
    const blind = await newGroup({}, { 'custom_builds.view': false, 'trailers.view': false })
    const rest = await read((await signedInAs({ group_id: blind })).token)
    expect(rest).toMatchObject({ fleet_utilization: 0, active_builds: 0, expiring_quotes: [] })
    expect(rest.waiting.some(({ kind }) => kind === 'custom_build')).toBe(false)
    expect(rest.total_revenue).toBeLessThan((await read()).total_revenue)
  })

  test('is closed to who may not view it', async () => {
    const group = await newGroup({}, { 'dashboard.view': false })
    const { token } = await signedInAs({ group_id: group })
    expect((await call('GET', '/api/dashboard', { token })).status).toBe(403)
  })

  test('shows the latest four entries with the account’s own marks', async () => {
    const { token } = await signedInAs({})
    await newRental(await newTrailer())
    const { activities } = await read(token)
    expect(activities).toHaveLength(4)
    expect(activities[0]).toMatchObject({ type: 'rental_request', read: false })
    await call('POST', '/api/activity-logs/read-all', { token })
    expect((await read(token)).activities.every((entry) => entry.read)).toBe(true)
    await call('DELETE', '/api/activity-logs', { token })
    expect((await read(token)).activities).toEqual([])
  })

  test('reads no table of requests without an index', async () => {
    const { db, env } = await product()
    const views = { trailers: true, rentals: true, custom_builds: true, contact: true, activity: true }
    let plans = ''
    for (const query of dashboardQueries(db, 1, views, inDays(0), lastWeeks(inDays(0)))) {
      const { sql: text, params } = query.toSQL()
      const statement = env.DB.prepare(`explain query plan ${text}`).bind(...params)
      for (const { detail } of (await statement.all<{ detail: string }>()).results) {
        plans += `${detail}\n`
        const isIndexed = /USING (COVERING )?INDEX|PRIMARY KEY/.test(detail)
        if (/rentals|custom_builds|contact_messages|trailers|activities/.test(detail)) {
          expect(isIndexed, `${detail} in ${text}`).toBe(true)
        }
      }
    }
    // In the order of these, twenty rows are all that is read of 100,000.
    expect(plans).toContain('INDEX rentals_by_turn')
    expect(plans).toContain('INDEX custom_builds_by_turn')
  })
})
