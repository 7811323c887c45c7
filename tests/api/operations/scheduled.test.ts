import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
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
import { hoursAgo } from '../instants.ts'
import { newAccount } from '../records.ts'
import { runCron } from '../run-cron.ts'

describe('the hourly sweep', () => {
  test('removes what has ended and leaves the rest', async () => {
    const { db } = await product()
    const { id } = await newAccount()
    const now = new Date().toISOString()
    // As late as the sweep may come, and as early as it must not.
    const [ofYesterday, ofToday] = [hoursAgo(24.1), hoursAgo(23.9)]
    const [ofLastWeek, ofThisWeek] = [hoursAgo(7 * 24 + 0.1), hoursAgo(7 * 24 - 0.1)]
    await db.batch([
      db
        .insert(sessions)
        .values({ token_hash: 'ended', account_id: id, created_at: ofLastWeek, last_seen_at: ofLastWeek }),
      db
        .insert(sessions)
        .values({ token_hash: 'idle', account_id: id, created_at: hoursAgo(12.1), last_seen_at: hoursAgo(12.1) }),
      db.insert(sessions).values({ token_hash: 'old', account_id: id, created_at: ofLastWeek, last_seen_at: now }),
      db
        .insert(sessions)
        .values({ token_hash: 'alive', account_id: id, created_at: ofThisWeek, last_seen_at: hoursAgo(11.9) }),
      db.insert(idempotency).values({ key: 'ended', fingerprint: '', response: '{}', created_at: ofYesterday }),
      db.insert(idempotency).values({ key: 'alive', fingerprint: '', response: '{}', created_at: ofToday }),
      db.insert(loginAttempts).values({ username: 'ended', address: 'x', at: hoursAgo(0.26) }),
      db.insert(removedRecords).values({ noun: 'ended', record_id: 1, row: {}, links: {}, removed_at: ofYesterday }),
      db.insert(removedRecords).values({ noun: 'alive', record_id: 1, row: {}, links: {}, removed_at: ofToday }),
      db.insert(loginAttempts).values({ username: 'alive', address: 'x', at: hoursAgo(0.24) }),
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
    await db.insert(idempotency).values({ key: 'after the failure', fingerprint: '', response: '{}', created_at: long })
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
