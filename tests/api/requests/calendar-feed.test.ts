import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { AccountResponse } from '#contract/access/account'
import { CalendarFeedResponse } from '#contract/access/calendar-feed'
import { Done } from '#contract/wire'
import { sha256 } from '#domain/sha256'
import { replaceFeed } from '../../../worker/src/db/access/calendar-feeds.ts'
import { accounts, adminGroups, calendarFeeds } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { FEED_PATH, readCalendar, subscribe } from '../calendar-calls.ts'
import { call, expectResponse, openSession, tokenOf } from '../client.ts'
import { hoursAgo } from '../instants.ts'
import { auditOf, newAccount, newGroup, signedInAs } from '../records.ts'

describe('the subscription of an account', () => {
  test('begins, is told once, and is stored as a hash', async () => {
    const { id, token } = await signedInAs({ role: 'admin' })
    expect((await expectResponse(CalendarFeedResponse, 200, 'GET', FEED_PATH, { token })).feed).toBeNull()
    const path = await subscribe(token)
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
    const told = await call('GET', FEED_PATH, { token })
    expect(told.body).toEqual({ success: true, feed: { created_at: expect.any(String) } })
    const { db } = await product()
    const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.account_id, id))
    const secret = path.slice('/api/calendar/'.length, -'.ics'.length)
    expect(row?.secret_hash).toBe(await sha256(secret))
    const trail = await auditOf('calendar_feed', id)
    expect(trail).toMatchObject([{ action: 'create' }])
    expect(JSON.stringify(trail)).not.toContain(secret)
  })

  test('is replaced by a new one, and revoked', async () => {
    const { id, token } = await signedInAs({ role: 'admin' })
    const first = await subscribe(token)
    const { db } = await product()
    await db
      .update(calendarFeeds)
      .set({ created_at: hoursAgo(1) })
      .where(eq(calendarFeeds.account_id, id))
    const second = await subscribe(token)
    const { feed } = await expectResponse(CalendarFeedResponse, 200, 'GET', FEED_PATH, { token })
    expect(feed?.created_at).toSatisfy((at) => String(at) > hoursAgo(0.1))
    expect((await call('GET', first)).status).toBe(404)
    await readCalendar(second)
    await expectResponse(Done, 200, 'DELETE', FEED_PATH, { token })
    expect(await call('GET', second)).toMatchObject({
      status: 404,
      body: { success: false, error: expect.stringContaining('Subscribe again') },
    })
    await expectResponse(Done, 200, 'DELETE', FEED_PATH, { token })
    expect((await auditOf('calendar_feed', id)).map(({ action }) => action)).toEqual(['create', 'create', 'delete'])
  })

  test('is one’s own alone', async () => {
    const [one, other] = [await signedInAs({ role: 'admin' }), await signedInAs({ role: 'admin' })]
    const path = await subscribe(one.token)
    await subscribe(other.token)
    await expectResponse(Done, 200, 'DELETE', FEED_PATH, { token: other.token })
    await readCalendar(path)
  })

  test('ends with the account, its activity and its right to see rentals', async () => {
    const { db } = await product()
    const group = await newGroup({ is_active: false }, { 'rentals.view': false })
    const { id, token } = await signedInAs({ role: 'admin', group_id: group })
    const path = await subscribe(token)
    await readCalendar(path)
    await db.update(adminGroups).set({ is_active: true }).where(eq(adminGroups.id, group))
    expect((await call('GET', path)).status).toBe(404)
    await db.update(adminGroups).set({ is_active: false }).where(eq(adminGroups.id, group))
    await db.update(accounts).set({ is_active: false }).where(eq(accounts.id, id))
    expect((await call('GET', path)).status).toBe(404)
    await db.update(accounts).set({ is_active: true }).where(eq(accounts.id, id))
    await readCalendar(path)
    await db.delete(accounts).where(eq(accounts.id, id))
    expect((await call('GET', path)).status).toBe(404)
  })

  test('begins for no session that a new password has just ended', async () => {
    const { id, username } = await newAccount()
    const token = await openSession(username)
    const { db } = await product()
    const owner = { accountId: id, session: await sha256(token) }
    const who = { by: username, at: new Date() }
    const body = { password: 'set by the manager' }
    await expectResponse(AccountResponse, 200, 'PUT', `/api/admin-accounts/${id}`, {
      token: await tokenOf('manager'),
      body,
    })
    // Also where the account has signed in again.
    await openSession(username)
    expect(await replaceFeed(db, owner, await sha256('a secret'), who)).toBe(false)
    expect(await db.select().from(calendarFeeds).where(eq(calendarFeeds.account_id, id))).toEqual([])
    expect(await auditOf('calendar_feed', id)).toEqual([])
    const other = { accountId: id, session: await sha256(await tokenOf('manager')) }
    expect(await replaceFeed(db, other, await sha256('a secret'), who)).toBe(false)
  })

  test('ends with a new password, whoever sets it, and with nothing else of an edit', async () => {
    const { id, username, password } = await newAccount()
    const token = await openSession(username)
    const manager = await tokenOf('manager')
    const first = await subscribe(token)
    await expectResponse(AccountResponse, 200, 'PUT', `/api/admin-accounts/${id}`, {
      token: manager,
      body: { email: 'b@example.org' },
    })
    const wrong = { current_password: 'not this one', new_password: 'another long password' }
    expect((await call('PUT', '/api/auth/password', { token, body: wrong })).status).toBe(400)
    await readCalendar(first)
    await expectResponse(Done, 200, 'PUT', '/api/auth/password', {
      token,
      body: { ...wrong, current_password: password },
    })
    expect((await call('GET', first)).status).toBe(404)
    const second = await subscribe(token)
    const body = { password: 'set by the manager' }
    await expectResponse(AccountResponse, 200, 'PUT', `/api/admin-accounts/${id}`, { token: manager, body })
    expect((await call('GET', second)).status).toBe(404)
    const trail = await auditOf('calendar_feed', id)
    expect(trail.map(({ action, by }) => [action, by])).toEqual([
      ['create', username],
      ['delete', username],
      ['create', username],
      ['delete', 'manager'],
    ])
  })

  test.each(['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), `${'a'.repeat(44)}.ics`])(
    'has no calendar at %s',
    async (file) => {
      const response = await call('GET', `/api/calendar/${file}`)
      expect(response).toMatchObject({ status: 404, body: { success: false } })
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    },
  )
})
