import { describe, expect, test } from 'vitest'
import { type Dashboard, DashboardResponse } from '#contract/dashboard'
import { lastWeeks } from '#domain/dashboard'
import { dashboardQueries } from '../../worker/src/db/dashboard.ts'
import { product } from '../product.ts'
import { call, tokenOf } from './client.ts'
import { readDashboard } from './dashboard-calls.ts'
import { newMessage } from './message-calls.ts'
import { inDays, newGroup, newRental, newTrailer, signedInAs } from './records.ts'
import { storeBuild, storeRental } from './stored-requests.ts'

/** Stores something for each part of the dashboard, so that no part is empty for lack of data. */
async function oneOfEach() {
  await newTrailer({ status: 'rented' })
  for (const day of [inDays(-1), inDays(0)]) {
    await storeRental({ status: 'approved', rental_start_date: day, rental_end_date: day })
  }
  await storeBuild({ status: 'completed', final_price: 900_000 })
  await newMessage()
  await storeRental({ status: 'pending' })
  await storeBuild({ quote_valid_until: inDays(0) })
}

const kindsOf = ({ waiting }: Dashboard) => [...new Set(waiting.map(({ kind }) => kind))].sort()

describe('GET /api/dashboard', () => {
  test('has the shape and nothing else', async () => {
    const { body } = await call('GET', '/api/dashboard', { token: await tokenOf('staff') })
    expect(DashboardResponse.strict().safeParse(body).error).toBeUndefined()
  })

  test('counts and reckons by the formulas of the specification', async () => {
    const before = await readDashboard()
    await newTrailer({ status: 'rented' })
    await storeRental({ status: 'completed', estimated_price: 30_000 })
    await storeRental({ status: 'completed', estimated_price: 30_000, final_price: 12_345 })
    await storeRental({ status: 'completed', estimated_price: 30_000, final_price: 0 })
    await storeRental({ status: 'completed', estimated_price: null })
    await storeBuild({ status: 'completed', estimated_price: 1_000_000, final_price: 900_000 })
    await storeBuild({ status: 'in_progress' })
    const after = await readDashboard()
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
    const before = await readDashboard()
    for (const _ of [1, 2]) await storeRental({ status: 'completed', final_price: 9_999_999_999 })
    expect((await readDashboard()).total_revenue - before.total_revenue).toBeCloseTo(199_999_999.98, 2)
  })

  test('shows twelve weeks, each request in the week it was sent', async () => {
    const before = (await readDashboard()).weeks
    expect(before.map(({ start }) => start)).toEqual(lastWeeks(inDays(0)).map(({ start }) => start))
    const from = lastWeeks(inDays(0))[3]?.from ?? ''
    await storeRental({ created_at: from })
    await storeRental({ created_at: new Date(Date.parse(from) - 1).toISOString() })
    await storeBuild({ created_at: from })
    const after = (await readDashboard()).weeks
    expect(after[3]?.rentals).toBe((before[3]?.rentals ?? 0) + 1)
    expect(after[2]?.rentals).toBe((before[2]?.rentals ?? 0) + 1)
    expect(after[3]?.custom_builds).toBe((before[3]?.custom_builds ?? 0) + 1)
  })

  test('tells nothing of what the account may not view', async () => {
    await oneOfEach()
    const all = await readDashboard()
    const without = async (...permissions: string[]) => {
      const group = await newGroup({}, Object.fromEntries(permissions.map((permission) => [permission, false])))
      return readDashboard((await signedInAs({ role: 'visitor', group_id: group })).token)
    }
    const seen = await without('rentals.view', 'contact.view', 'activity.view')
    expect(seen).toMatchObject({ conversion_rate: 0, new_messages: 0, activities: [], handovers: [] })
    expect(Object.values(seen.rentals).every((count) => count === 0)).toBe(true)
    expect(kindsOf(seen)).toEqual(['custom_build'])
    expect(seen.weeks.every((week) => week.rentals === 0 && week.messages === 0)).toBe(true)
    expect(seen).toMatchObject({ active_builds: all.active_builds, expiring_quotes: all.expiring_quotes })
    const rest = await without('custom_builds.view', 'trailers.view')
    expect(rest).toMatchObject({
      fleet_utilization: 0,
      active_builds: 0,
      expiring_quotes: [],
      handovers: all.handovers,
    })
    expect(kindsOf(rest)).toEqual(['contact', 'rental'])
    expect(rest.activities.map(({ type }) => type)).not.toContain('custom_build_request')
    expect(rest.weeks.every((week) => week.custom_builds === 0)).toBe(true)
    expect(rest.total_revenue).toBeLessThan(all.total_revenue)
  })

  test('is closed to who may not view it', async () => {
    const group = await newGroup({}, { 'dashboard.view': false })
    const { token } = await signedInAs({ group_id: group })
    expect((await call('GET', '/api/dashboard', { token })).status).toBe(403)
  })

  test('shows the latest four entries with the account’s own marks', async () => {
    const { token } = await signedInAs({})
    await newRental(await newTrailer())
    const { activities } = await readDashboard(token)
    expect(activities).toHaveLength(4)
    expect(activities[0]).toMatchObject({ type: 'rental_request', read: false })
    await call('POST', '/api/activity-logs/read-all', { token })
    expect((await readDashboard(token)).activities.every((entry) => entry.read)).toBe(true)
    await call('DELETE', '/api/activity-logs', { token })
    expect((await readDashboard(token)).activities).toEqual([])
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
    // In the order of these indexes, only twenty rows of 100,000 are read.
    for (const name of ['rentals_by_turn', 'custom_builds_by_turn', 'rentals_by_lapse', 'custom_builds_by_lapse']) {
      expect(plans).toContain(`INDEX ${name}`)
    }
  })
})
