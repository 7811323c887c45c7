import { describe, expect, test } from 'vitest'
import { StatusResponse } from '#contract/status'
import { createApp } from '../../../worker/src/app.ts'
import { apiLogs, errorLogs, jobRuns, mails } from '../../../worker/src/db/schema.ts'
import { SETTINGS } from '../../../worker/src/http/settings.ts'
import { JOBS } from '../../../worker/src/jobs/jobs.ts'
import { product } from '../../product.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { executionContext } from '../execution-context.ts'
import { runCron } from '../run-cron.ts'

const app = createApp()
const hour = 60 * 60 * 1000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** Health as an installation answers it whose environment differs by `lack`. */
async function health(lack: object) {
  const { env } = await product()
  const response = await app.request('/api/health', {}, { ...env, ...lack }, executionContext)
  return { status: response.status, body: await response.json() }
}

async function status() {
  return (await expectResponse(StatusResponse, 200, 'GET', '/api/status', { token: await tokenOf('developer') })).data
}

function calledOnce(values: Partial<typeof apiLogs.$inferInsert>): typeof apiLogs.$inferInsert {
  const call = { method: 'GET', path: '/api/x', url: '/api/x', status_code: 200, response_size: 0, ip: '10.0.0.1' }
  return { request_id: 'r', timestamp: ago(0), response_time: 1, ...call, ...values }
}

describe('GET /api/health', () => {
  test('reads database and storage', async () => {
    expect((await call('GET', '/api/health')).body).toEqual({ success: true, version: '0.1.0' })
  })

  test('is a 503 that names the storage when only that fails', async () => {
    const heard: unknown[] = []
    const { error } = console
    console.error = (...words) => heard.push(words)
    try {
      const PICTURES = { head: () => Promise.reject(new Error('the bucket is away')) }
      expect(await health({ PICTURES })).toMatchObject({
        status: 503,
        body: { success: false, error: 'The storage of pictures cannot be read.' },
      })
    } finally {
      console.error = error
    }
    expect(heard).toHaveLength(1)
  })

  test.each(SETTINGS.filter(({ isNeeded }) => isNeeded).map(({ name }) => name))(
    'names %s where the Worker was deployed without it',
    async (name) => {
      expect(await health({ [name]: undefined })).toMatchObject({
        status: 503,
        body: { error: expect.stringContaining(`Missing: binding ${name}. See docs/operations.md`) },
      })
    },
  )

  test('does without what only mails need', async () => {
    expect(await health({ SITE_URL: '', MAIL: undefined, MAIL_FROM: undefined })).toMatchObject({ status: 200 })
  })
})

describe('GET /api/status', () => {
  test('tells of version, parts, settings and every job', async () => {
    const { db } = await product()
    await db.delete(jobRuns)
    expect((await status()).jobs.map(({ started_at }) => started_at)).toEqual(JOBS.map(() => null))
    await runCron()
    const { version, parts, settings, jobs } = await status()
    expect(version).toBe('0.1.0')
    expect(parts.map(({ works }) => works)).toEqual([true, true])
    expect(settings.map(({ name }) => name)).toEqual(SETTINGS.map(({ name }) => name))
    expect(settings.find(({ name }) => name === 'DB')).toMatchObject({ is_set: true })
    expect(jobs.find(({ name }) => name === 'sessions')).toMatchObject({
      every_minutes: 60,
      started_at: expect.any(String),
      ended_at: expect.any(String),
      error: null,
    })
  })

  test('counts the mails by state and tells since when one waits', async () => {
    const { db } = await product()
    await db.delete(mails)
    const mail = { template: 'notice', noun: 'contact', record_id: 1, recipient: 'a@example.org' } as const
    const long = '2026-01-01T00:00:00.000Z'
    await db.insert(mails).values([
      { ...mail, next_attempt_at: ago(0), created_at: long },
      { ...mail, next_attempt_at: ago(0) },
      { ...mail, next_attempt_at: ago(0), status: 'failed', error: 'refused' },
      { ...mail, next_attempt_at: ago(0), status: 'sent', created_at: '2025-01-01T00:00:00.000Z' },
    ])
    const told = await status()
    expect(told.mails).toEqual({ queued: 2, failed: 1, sent: 1 })
    expect(told.oldest_queued_mail).toBe(long)
  })

  test('tells of failures and slowest calls of the last day, and no older', async () => {
    const { db } = await product()
    await db.batch([db.delete(errorLogs), db.delete(apiLogs)])
    await db.insert(errorLogs).values([
      { timestamp: ago(23 * hour), level: 'error', message: 'an hour short of a day', status_code: 500 },
      { timestamp: ago(hour), level: 'error', message: 'an hour ago', request_id: 'found by this' },
      { timestamp: ago(hour), level: 'warn', message: 'no error' },
      { timestamp: ago(25 * hour), level: 'error', message: 'the day before' },
    ])
    await db
      .insert(apiLogs)
      .values([
        calledOnce({ path: '/api/slow', response_time: 900_000, timestamp: ago(hour) }),
        calledOnce({ path: '/api/slower-yesterday', response_time: 990_000, timestamp: ago(25 * hour) }),
      ])
    const { failures, failure_count, slowest_calls } = await status()
    expect(failure_count).toBe(2)
    expect(failures.map(({ message }) => message)).toEqual(['an hour ago', 'an hour short of a day'])
    expect(slowest_calls[0]).toMatchObject({ path: '/api/slow', response_time: 900_000 })
    expect(slowest_calls.length).toBeLessThanOrEqual(10)
    expect(slowest_calls.map(({ path }) => path)).not.toContain('/api/slower-yesterday')
  })
})
