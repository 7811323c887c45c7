import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_LATE } from '#domain/dashboard'
import { rangeInWords } from '#domain/days'
import { contactMessages, customBuilds, rentals, type trailers } from '../../worker/src/db/schema.ts'
import { product, resetRecords } from '../product.ts'
import { forgetTokens } from './client.ts'
import { readDashboard } from './dashboard-calls.ts'
import { inDays, newBuild, newModel, newRental, newTrailer, rentalDays } from './records.ts'
import { storeBuild, storeRental } from './stored-requests.ts'

// What a list shows depends on everything stored, so each test begins with the demo data.
beforeEach(async () => {
  forgetTokens()
  await resetRecords()
})

describe('what the dashboard says wants attention', () => {
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
    const { waiting, new_messages } = await readDashboard()
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
      new: await storeRental({ created_at }),
      priced: await storeRental({ ...priced, final_price: 0 }),
      accepted: await storeRental({ ...priced, accepted_at }),
      today: await storeRental({ ...priced, rental_start_date: inDays(0) }),
      past: await storeRental({ ...priced, rental_start_date: inDays(-1) }),
      gone: await storeRental({ ...priced, trailer_id: null }),
      quoted: await storeBuild({ ...priced, quote_valid_until: inDays(0) }),
      ended: await storeBuild({ ...priced, quote_valid_until: inDays(-1) }),
    }
    const { waiting } = await readDashboard()
    const stages = Object.entries(ids).map(([name, id]) => {
      const kind = name === 'quoted' || name === 'ended' ? 'custom_build' : 'rental'
      const { stage, lapsed, since } = waiting.find((one) => one.kind === kind && one.id === id) ?? {}
      return [name, { stage, since, lapsed }]
    })
    const asNew = { stage: 'new', since: created_at, lapsed: false }
    const asLapsed = { ...asNew, lapsed: true }
    const asPriced = { stage: 'priced', since: priced_at, lapsed: false }
    expect(Object.fromEntries(stages)).toEqual({
      new: asNew,
      priced: asPriced,
      accepted: { stage: 'accepted', since: accepted_at, lapsed: false },
      today: asPriced,
      past: asLapsed,
      gone: asLapsed,
      quoted: asPriced,
      ended: asLapsed,
    })
  })

  test('puts an accepted price first, and a price that waits for its customer last, however long others have waited', async () => {
    const created_at = '2020-01-02T00:00:00.000Z'
    const priced = await storeRental({ created_at, final_price: 100 })
    await Promise.all(Array.from({ length: 20 }, () => storeRental({ created_at })))
    const accepted = await storeRental({ final_price: 100, accepted_at: new Date().toISOString() })
    const { waiting } = await readDashboard()
    const turns = waiting.map(({ kind, id }) => `${kind} ${id}`)
    expect(turns.indexOf(`rental ${accepted}`)).toBe(waiting.findIndex(({ stage }) => stage !== 'accepted') - 1)
    expect(turns).not.toContain(`rental ${priced}`)
  })

  test('puts a rental that begins within three days before all who have waited longer', async () => {
    await Promise.all(Array.from({ length: 20 }, () => storeRental({ created_at: '2020-01-02T00:00:00.000Z' })))
    const days = [inDays(-1), inDays(4), inDays(3), inDays(0)]
    const [past, later, soon, today] = await Promise.all(
      days.map((rental_start_date) => storeRental({ rental_start_date })),
    )
    const { waiting } = await readDashboard()
    const first = waiting.filter(({ stage }) => stage !== 'accepted').slice(0, 2)
    expect(first).toMatchObject([
      { kind: 'rental', id: today, begins: inDays(0) },
      { kind: 'rental', id: soon, begins: inDays(3) },
    ])
    expect(waiting.filter(({ id, begins }) => id === past || id === later || begins)).toHaveLength(2)
  })

  test('puts a price that has lapsed among the new requests, however many others wait for their customers', async () => {
    const { db } = await product()
    await db.update(rentals).set({ status: 'rejected' })
    await db.update(customBuilds).set({ status: 'rejected' })
    const priced = { created_at: '2020-01-01T00:00:00.000Z', final_price: 100 }
    await Promise.all(Array.from({ length: 20 }, () => [storeRental(priced), storeBuild(priced)]).flat())
    // Sent after all those, so that it is behind them in the order of the index.
    const rental = await storeRental({ final_price: 100, rental_start_date: inDays(-1) })
    const build = await storeBuild({ final_price: 100, quote_valid_until: inDays(-1) })
    const { waiting } = await readDashboard()
    const first = waiting.filter(({ stage }) => stage !== 'priced')
    expect(waiting.slice(0, first.length)).toEqual(first)
    expect(first.map(({ kind, id, lapsed }) => `${kind} ${id} ${lapsed ? 'lapsed' : ''}`)).toEqual(
      expect.arrayContaining([`rental ${rental} lapsed`, `custom_build ${build} lapsed`]),
    )
    expect(waiting).toHaveLength(20)
  })

  test('shows the pick-ups and returns of the week, of approved rentals alone', async () => {
    const id = await storeRental({ status: 'approved', ...rentalDays(0, 6) })
    const late = await storeRental({ status: 'approved', ...rentalDays(7, 8) })
    const asked = await storeRental(rentalDays(1, 2))
    const ending = await storeRental({ status: 'approved', ...rentalDays(-2, 0) })
    const { handovers } = await readDashboard()
    const of = (one: number) => handovers.filter(({ rental_id }) => rental_id === one)
    expect(of(id)).toMatchObject([
      { kind: 'pick-up', day: inDays(0), trailer_name: 'Test trailer' },
      { kind: 'return', day: inDays(6) },
    ])
    expect(of(ending)).toMatchObject([{ kind: 'return', day: inDays(0) }])
    expect([...of(late), ...of(asked)]).toEqual([])
    expect(handovers.map(({ day }) => day)).toEqual(handovers.map(({ day }) => day).sort())
  })

  test('says of a pick-up that its trailer is in maintenance', async () => {
    const pickupOf = async (status: (typeof trailers.$inferSelect)['status']) =>
      storeRental({ status: 'approved', ...rentalDays(1, 2), trailer_id: await newTrailer({ status }) })
    const ids = [await pickupOf('maintenance'), await pickupOf('available'), await pickupOf('rented')]
    const { handovers } = await readDashboard()
    const ofPickup = (one: number) => handovers.find(({ rental_id, kind }) => rental_id === one && kind === 'pick-up')
    expect(ids.map((id) => ofPickup(id)?.in_maintenance)).toEqual([true, false, false])
  })

  test('keeps a rental in sight whose return is past, until it is completed', async () => {
    const id = await storeRental({ status: 'approved', ...rentalDays(-9, -1) })
    const closed = await Promise.all(
      (['completed', 'rejected', 'pending'] as const).map((status) => storeRental({ status, ...rentalDays(-9, -1) })),
    )
    const { handovers } = await readDashboard()
    expect(handovers.filter(({ rental_id }) => [id, ...closed].includes(rental_id))).toMatchObject([
      { rental_id: id, kind: 'return', day: inDays(-1) },
    ])
  })

  test('reads one more than it shows of returns that are past, and no more', async () => {
    const past = { status: 'approved', ...rentalDays(-9, -3) } as const
    for (let nth = 0; nth < MAX_LATE + 2; nth++) await storeRental(past)
    const { handovers } = await readDashboard()
    expect(handovers.filter(({ kind, day }) => kind === 'return' && day < inDays(0))).toHaveLength(MAX_LATE + 1)
  })

  test('shows quotes that end within a week, unless they were accepted', async () => {
    const ids = await Promise.all([
      storeBuild({ quote_valid_until: inDays(0) }),
      storeBuild({ quote_valid_until: inDays(7), status: 'approved' }),
      storeBuild({ quote_valid_until: inDays(8) }),
      storeBuild({ quote_valid_until: inDays(-1) }),
      storeBuild({ quote_valid_until: inDays(0), status: 'in_progress' }),
      storeBuild({ quote_valid_until: inDays(0), status: 'rejected' }),
      storeBuild({ quote_valid_until: inDays(0), status: 'approved', accepted_at: new Date().toISOString() }),
    ])
    const shown = (await readDashboard()).expiring_quotes.map(({ id }) => id)
    expect(ids.map((id) => shown.includes(id))).toEqual([true, true, false, false, false, false, false])
  })
})
