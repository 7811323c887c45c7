import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dayInWords } from '#domain/days'
import { fillBuilds } from '../../../bench/fill.ts'
import { recordExpiredQuotes } from '../../../worker/src/db/requests/expired-quotes.ts'
import { activities, customBuilds } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call } from '../client.ts'
import { apiOf, changeAsStaff } from '../customer-calls.ts'
import { inDays, newBuild, newModel, sendBuild } from '../records.ts'
import { runCron } from '../run-cron.ts'

describe('a quote for a build that was not accepted in time', () => {
  const told = async (id: number) => {
    const { db } = await product()
    const entries = await db.select().from(activities).where(eq(activities.type, 'system'))
    return entries.filter(({ metadata }) => metadata.build_id === id && 'expired_quote' in metadata)
  }
  const quoted = async (values: Partial<typeof customBuilds.$inferInsert>) => {
    const { db } = await product()
    const { id } = await newBuild(await newModel({ name: 'Square 16' }))
    await db.update(customBuilds).set(values).where(eq(customBuilds.id, id))
    return id
  }

  test('is told of once, and keeps its state', async () => {
    const { db } = await product()
    const id = await quoted({ quote_valid_until: inDays(-1), status: 'approved' })
    await runCron()
    await runCron()
    expect(await told(id)).toMatchObject([
      {
        title: 'Quote expired',
        message: expect.stringContaining(`Square 16 was valid until ${dayInWords(inDays(-1))} and has`),
      },
    ])
    const [row] = await db.select().from(customBuilds).where(eq(customBuilds.id, id))
    expect(row).toMatchObject({ status: 'approved', version: 1 })
  })

  test('costs no more than a look at the entries of a month, whatever staff have written into one', async () => {
    const { db, env } = await product()
    const MANY = 200
    await fillBuilds(env.DB, MANY)
    await db.update(customBuilds).set({ status: 'pending', quote_valid_until: inDays(-3) })
    const some = JSON.stringify(Array.from({ length: MANY }, (_, place) => ({ expired_quote: inDays(-3), place })))
    const now = new Date()
    await db
      .insert(activities)
      .select(sql`select null, 'system', 'One of many', '', value, ${now.toISOString()} from json_each(${some})`)
    const { sql: text, params } = recordExpiredQuotes(db, now).toSQL()
    const { meta } = await env.DB.prepare(text)
      .bind(...params)
      .run()
    expect(meta.rows_read).toBeLessThan(20 * MANY)
    expect(meta.changes).toBe(await db.$count(customBuilds))
  })

  test('is told of again when its new last day has passed too', async () => {
    const { db } = await product()
    const id = await quoted({ quote_valid_until: inDays(-9) })
    await runCron()
    await db
      .update(customBuilds)
      .set({ quote_valid_until: inDays(-2) })
      .where(eq(customBuilds.id, id))
    await runCron()
    expect(await told(id)).toHaveLength(2)
  })

  test('is told of once staff took up again what its customer withdrew', async () => {
    const { db } = await product()
    const { quote, link } = await sendBuild(await newModel())
    await db
      .update(customBuilds)
      .set({ quote_valid_until: inDays(-1) })
      .where(eq(customBuilds.id, quote.id))
    expect((await call('POST', `${apiOf(link)}/withdraw`)).status).toBe(200)
    await runCron()
    expect(await told(quote.id)).toEqual([])
    await changeAsStaff(`/api/custom-builds/${quote.id}/status`, { status: 'pending' })
    const [row] = await db.select().from(customBuilds).where(eq(customBuilds.id, quote.id))
    expect(row).toMatchObject({ status: 'pending', close_reason: null, withdrawn_at: null })
    await runCron()
    expect(await told(quote.id)).toHaveLength(1)
  })

  test.each([
    ['is valid today', 0, {}],
    ['was accepted', -1, { accepted_at: '2026-01-01T00:00:00.000Z' }],
    ['was closed', -1, { status: 'rejected' }],
    ['is being built', -1, { status: 'in_progress' }],
    ['ended long ago', -40, {}],
  ] as const)('is not told of when it %s', async (_, lastDay, values) => {
    const id = await quoted({ quote_valid_until: inDays(lastDay), ...values })
    await runCron()
    expect(await told(id)).toEqual([])
  })
})
