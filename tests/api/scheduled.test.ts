import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { idempotency, loginAttempts, removedRecords, sessions } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'
import { newAccount } from './records.ts'

describe('the hourly sweep', () => {
  test('removes what has ended and leaves the rest', async () => {
    const { db, worker } = await product()
    const { id } = await newAccount()
    const now = new Date().toISOString()
    const long = '2020-01-01T00:00:00.000Z'
    await db.batch([
      db.insert(sessions).values({ token_hash: 'ended', account_id: id, created_at: long, last_seen_at: long }),
      db.insert(sessions).values({ token_hash: 'alive', account_id: id, created_at: now, last_seen_at: now }),
      db.insert(idempotency).values({ key: 'ended', fingerprint: '', answer: '{}', created_at: long }),
      db.insert(idempotency).values({ key: 'alive', fingerprint: '', answer: '{}', created_at: now }),
      db.insert(loginAttempts).values({ username: 'ended', address: 'x', at: long }),
      db.insert(removedRecords).values({ noun: 'ended', record_id: 1, row: {}, links: {}, removed_at: long }),
      db.insert(removedRecords).values({ noun: 'alive', record_id: 1, row: {}, links: {}, removed_at: now }),
      db.insert(loginAttempts).values({ username: 'alive', address: 'x', at: now }),
    ])
    await worker.scheduled({ cron: '17 * * * *', scheduledTime: new Date() })
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
