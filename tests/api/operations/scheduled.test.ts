import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dayInWords } from '#domain/days'
import { fillBuilds } from '../../../bench/fill.ts'
import { noteExpiredQuotes } from '../../../worker/src/db/requests/expired-quotes.ts'
import {
  activities,
  customBuilds,
  idempotency,
  jobRuns,
  loginAttempts,
  looseObjects,
  removedRecords,
  sessions,
} from '../../../worker/src/db/schema.ts'
import { CRONS } from '../../../worker/src/jobs/job.ts'
import { JOBS } from '../../../worker/src/jobs/jobs.ts'
import { clearConsole, consoleLines, product } from '../../product.ts'
import { call } from '../client.ts'
import { apiOf, byStaff } from '../customer-calls.ts'
import { inDays, newAccount, newBuild, newModel, sentBuild } from '../records.ts'

async function runCron(schedule: keyof typeof CRONS = 'hourly') {
  const { worker } = await product()
  return worker.scheduled({ cron: CRONS[schedule], scheduledTime: new Date() })
}

describe('the hourly sweep', () => {
  test('removes what has ended and leaves the rest', async () => {
    const { db } = await product()
    const { id } = await newAccount()
    const now = new Date().toISOString()
    const long = '2020-01-01T00:00:00.000Z'
    const today = new Date(Date.now() - 13 * 3_600_000).toISOString()
    await db.batch([
      db.insert(sessions).values({ token_hash: 'ended', account_id: id, created_at: long, last_seen_at: long }),
      db.insert(sessions).values({ token_hash: 'idle', account_id: id, created_at: today, last_seen_at: today }),
      db.insert(sessions).values({ token_hash: 'old', account_id: id, created_at: long, last_seen_at: now }),
      db.insert(sessions).values({ token_hash: 'alive', account_id: id, created_at: now, last_seen_at: now }),
      db.insert(idempotency).values({ key: 'ended', fingerprint: '', answer: '{}', created_at: long }),
      db.insert(idempotency).values({ key: 'alive', fingerprint: '', answer: '{}', created_at: now }),
      db.insert(loginAttempts).values({ username: 'ended', address: 'x', at: long }),
      db.insert(removedRecords).values({ noun: 'ended', record_id: 1, row: {}, links: {}, removed_at: long }),
      db.insert(removedRecords).values({ noun: 'alive', record_id: 1, row: {}, links: {}, removed_at: now }),
      db.insert(loginAttempts).values({ username: 'alive', address: 'x', at: now }),
    ])
    await runCron()
    const left = await db.select({ hash: sessions.token_hash }).from(sessions).where(eq(sessions.account_id, id))
    expect(left).toEqual([{ hash: 'alive' }])
    expect((await db.select().from(idempotency)).map(({ key }) => key)).toContain('alive')
    expect((await db.select().from(idempotency)).map(({ key }) => key)).not.toContain('ended')
    const bin = (await db.select().from(removedRecords)).map(({ noun }) => noun)
    expect(bin).toContain('alive')
    expect(bin).not.toContain('ended')
    const names = (await db.select().from(loginAttempts)).map(({ username }) => username)
    expect(names).toContain('alive')
    expect(names).not.toContain('ended')
  })
})

describe('a cron trigger', () => {
  test.each(['often', 'hourly'] as const)(
    'that comes %s runs all of its jobs and no other, and says when',
    async (schedule) => {
      const { db } = await product()
      await db.delete(jobRuns)
      const began = new Date().toISOString()
      await runCron(schedule)
      const runs = await db.select().from(jobRuns)
      const own = JOBS.filter((job) => job.schedule === schedule)
      expect(runs.map(({ job }) => job).sort()).toEqual(own.map(({ name }) => name).sort())
      for (const { job, started_at, ended_at, error } of runs) {
        expect(started_at >= began && ended_at && ended_at >= started_at, job).toBe(true)
        expect(error, job).toBeNull()
      }
    },
  )

  test('is in wrangler.toml', () => {
    const { crons } = /crons = (?<crons>\[.+\])/.exec(readFileSync('wrangler.toml', 'utf8'))?.groups ?? {}
    expect(JSON.parse(crons ?? '')).toEqual(Object.values(CRONS))
  })

  test('goes on after a job that fails, tells why, and makes it up the next time', async () => {
    const { db } = await product()
    const long = '2020-01-01T00:00:00.000Z'
    await db.insert(loginAttempts).values({ username: 'kept by a trigger', address: 'x', at: long })
    await db.insert(idempotency).values({ key: 'after the failure', fingerprint: '', answer: '{}', created_at: long })
    await db.run("create trigger fails before delete on login_attempts begin select raise(abort, 'stuck'); end")
    expect((await runCron()).outcome).not.toBe('ok')
    await db.run('drop trigger fails')
    expect(consoleLines().join()).toContain('The job login-attempts failed')
    clearConsole()
    expect(await db.select().from(idempotency).where(eq(idempotency.key, 'after the failure'))).toEqual([])
    const [run] = await db.select().from(jobRuns).where(eq(jobRuns.job, 'login-attempts'))
    expect(run).toMatchObject({ error: expect.stringContaining('stuck'), ended_at: expect.any(String) })
    await runCron()
    expect(await db.select().from(loginAttempts).where(eq(loginAttempts.at, long))).toEqual([])
    const [mended] = await db.select().from(jobRuns).where(eq(jobRuns.job, 'login-attempts'))
    expect(mended?.error).toBeNull()
  })
})

describe('the sweep of pictures', () => {
  test('takes hundreds that nothing owns, with all that was made of them', async () => {
    const { db, env } = await product()
    const keys = Array.from({ length: 200 }, (_, index) => `library/loose-${index}`)
    const since = '2020-01-01T00:00:00.000Z'
    const values = JSON.stringify(keys)
    await db.insert(looseObjects).select(sql`select value, ${since} from json_each(${values})`)
    const variant = `variants/${keys[150]}/640.webp`
    await Promise.all([...keys.slice(145, 155), variant].map((key) => env.PICTURES.put(key, 'bytes')))
    await runCron()
    expect(await db.select().from(looseObjects).where(eq(looseObjects.since, since))).toEqual([])
    expect(await env.PICTURES.head(variant)).toBeNull()
    expect((await env.PICTURES.list({ prefix: 'library/loose-' })).objects).toEqual([])
  })
})

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
    const { sql: text, params } = noteExpiredQuotes(db, now).toSQL()
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
    const { quote, link } = await sentBuild(await newModel())
    await db
      .update(customBuilds)
      .set({ quote_valid_until: inDays(-1) })
      .where(eq(customBuilds.id, quote.id))
    expect((await call('POST', `${apiOf(link)}/withdraw`)).status).toBe(200)
    await runCron()
    expect(await told(quote.id)).toEqual([])
    await byStaff(`/api/custom-builds/${quote.id}/status`, { status: 'pending' })
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
