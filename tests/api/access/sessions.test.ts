import { and, eq, gt } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LoginResponse, MeResponse } from '#contract/access/session'
import { PERMISSIONS } from '#domain/access/permissions'
import { sha256 } from '#domain/sha256'
import { findAccount, openSession } from '../../../worker/src/db/access/sessions.ts'
import { accounts, adminGroups, groupPermissions, sessions } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { loginStatus, putAccount, sessionStatus } from '../account-calls.ts'
import { call, expectResponse, openSession as sessionOf, signIn, tokenOf } from '../client.ts'
import { hoursAgo } from '../instants.ts'
import { newAccount, signedInAs } from '../records.ts'

describe('a session', () => {
  async function aged(values: Partial<typeof sessions.$inferInsert>) {
    const { db } = await product()
    const { id, username } = await newAccount()
    const token = await sessionOf(username)
    await db.update(sessions).set(values).where(eq(sessions.account_id, id))
    return sessionStatus(token)
  }

  test('ends with logout', async () => {
    const { username, password } = await newAccount()
    const token = await signIn(username, password)
    expect((await call('POST', '/api/auth/logout', { token })).status).toBe(200)
    expect(await sessionStatus(token)).toBe(401)
    expect((await call('POST', '/api/auth/logout', { token })).status).toBe(401)
  })

  test('ends after 12 hours without a call and lives until then', async () => {
    expect(await aged({ last_seen_at: hoursAgo(11.9) })).toBe(200)
    expect(await aged({ last_seen_at: hoursAgo(12.1) })).toBe(401)
  })

  test('ends after 7 days even when used', async () => {
    expect(await aged({ created_at: hoursAgo(7 * 24 - 0.1) })).toBe(200)
    expect(await aged({ created_at: hoursAgo(7 * 24 + 0.1) })).toBe(401)
  })

  test('ends with the fiftieth sign-in after it, unless it was used after its first minute', async () => {
    const { db } = await product()
    const { id, username, password } = await newAccount()
    const [left, worked] = [await sessionOf(username), await sessionOf(username)]
    const { token: stranger } = await signedInAs({}, { created_at: hoursAgo(3), last_seen_at: hoursAgo(2) })
    const held = () => db.select().from(sessions).where(eq(sessions.account_id, id))
    const age = async (token: string, created_at: string, last_seen_at: string) =>
      db
        .update(sessions)
        .set({ created_at, last_seen_at })
        .where(eq(sessions.token_hash, await sha256(token)))
    // One instant: a millisecond later would be a use.
    const opened = hoursAgo(2)
    await age(left, opened, opened)
    await age(worked, hoursAgo(4), hoursAgo(3))
    for (let count = 2; count < 50; count++) await sessionOf(username)
    expect(await held()).toHaveLength(50)
    const newest = await signIn(username, password)
    expect(await held()).toHaveLength(50)
    expect([await sessionStatus(left), await sessionStatus(worked), await sessionStatus(newest)]).toEqual([
      401, 200, 200,
    ])
    expect(await sessionStatus(stranger)).toBe(200)
  })

  test('ends with a sign-in if fifty others were used since', async () => {
    const { db } = await product()
    const { id, username, password } = await newAccount()
    const last = await sessionOf(username)
    const ofAccount = eq(sessions.account_id, id)
    await db
      .update(sessions)
      .set({ created_at: hoursAgo(4), last_seen_at: hoursAgo(3) })
      .where(ofAccount)
    for (let count = 1; count < 50; count++) await sessionOf(username)
    await db
      .update(sessions)
      .set({ created_at: hoursAgo(2), last_seen_at: hoursAgo(1) })
      .where(and(ofAccount, gt(sessions.last_seen_at, hoursAgo(1))))
    const newest = await signIn(username, password)
    expect([await sessionStatus(last), await sessionStatus(newest)]).toEqual([401, 200])
  })

  test('is kept alive by calls, but by none that a page makes with nobody there', async () => {
    const { db } = await product()
    const { id, username } = await newAccount()
    const token = await sessionOf(username)
    const before = hoursAgo(11)
    await db.update(sessions).set({ last_seen_at: before }).where(eq(sessions.account_id, id))
    const unattended = { token, headers: { 'X-Unattended': '1' } }
    expect((await call('GET', '/api/activity-logs?limit=1', unattended)).status).toBe(200)
    const [idle] = await db.select().from(sessions).where(eq(sessions.account_id, id))
    expect(idle?.last_seen_at).toBe(before)
    await sessionStatus(token)
    await expect
      .poll(async () => (await db.select().from(sessions).where(eq(sessions.account_id, id)))[0]?.last_seen_at)
      .toSatisfy((at) => String(at) > hoursAgo(0.1))
  })

  test('ends at once when the account is deactivated or deleted', async () => {
    const { db } = await product()
    const first = await newAccount()
    const second = await newAccount()
    const tokens = [await sessionOf(first.username), await sessionOf(second.username)]
    await db.update(accounts).set({ is_active: false }).where(eq(accounts.id, first.id))
    await db.delete(accounts).where(eq(accounts.id, second.id))
    for (const token of tokens) expect(await sessionStatus(token)).toBe(401)
  })

  test('does not begin for an account that was deactivated while its password was checked', async () => {
    const { db } = await product()
    const { id, username } = await newAccount()
    const found = await findAccount(db, username)
    if (!found) throw new Error('The account was not found')
    await putAccount(id, { is_active: false })
    expect(await openSession(db, 'a hash', found, new Date())).toBe(false)
    expect(await db.select().from(sessions).where(eq(sessions.account_id, id))).toEqual([])
  })

  test('is opened by its whole token in a bearer header alone', async () => {
    const token = await tokenOf('staff')
    const headers = [
      { Authorization: `Bearer ${token.slice(0, -1)}` },
      { Authorization: `Bearer ${token}x` },
      { Authorization: `Basic ${token}` },
      { Authorization: `Token ${token}` },
      { Authorization: token },
      { Cookie: `adminToken=${token}` },
      { 'X-Authorization': `Bearer ${token}` },
    ]
    for (const header of headers) {
      expect((await call('GET', `/api/auth/verify?token=${token}`, { headers: header })).status).toBe(401)
    }
    expect((await call('GET', '/api/auth/verify', { headers: { Authorization: `bearer ${token}` } })).status).toBe(200)
  })
})

describe('a group', () => {
  test('widens, narrows and raises its members at once, and nothing once it is inactive', async () => {
    const { db } = await product()
    const [group] = await db.insert(adminGroups).values({ name: 'Logs', role_level: 70 }).returning()
    if (!group) throw new Error('The group was not stored')
    const { username, password } = await newAccount({ group_id: group.id })
    const token = await sessionOf(username)
    const right = (name: (typeof PERMISSIONS)[number]) => PERMISSIONS.indexOf(name) + 1
    await db.insert(groupPermissions).values([
      { group_id: group.id, permission_id: right('developer_logs.view'), granted: true },
      { group_id: group.id, permission_id: right('rentals.view'), granted: false },
    ])
    const member = (await expectResponse(MeResponse, 200, 'GET', '/api/auth/me', { token })).data
    expect(member.roleLevel).toBe(70)
    expect(member.permissions).toContain('developer_logs.view')
    expect((await call('GET', '/api/rentals', { token })).status).toBe(403)
    await db.update(adminGroups).set({ is_active: false }).where(eq(adminGroups.id, group.id))
    const alone = (await expectResponse(MeResponse, 200, 'GET', '/api/auth/me', { token })).data
    expect(alone.roleLevel).toBe(50)
    expect(alone.permissions).not.toContain('developer_logs.view')
    const { user } = await expectResponse(LoginResponse, 200, 'POST', '/api/auth/login', {
      body: { username, password },
    })
    expect(user).toEqual(alone)
    expect((await call('GET', '/api/rentals', { token })).status).toBe(200)
  })
})

describe('PUT /api/admin-accounts/:id', () => {
  test.each([[{ is_active: false }], [{ password: 'another long password' }]])(
    'ends the sessions of the account at once with %j',
    async (body) => {
      const { db } = await product()
      const { id, username, password } = await newAccount()
      const token = await sessionOf(username)
      expect((await putAccount(id, body)).status).toBe(200)
      expect(await sessionStatus(token)).toBe(401)
      expect(await db.select().from(sessions).where(eq(sessions.account_id, id))).toEqual([])
      expect(await loginStatus(username, password)).toBe(401)
      await putAccount(id, { is_active: true })
      expect(await sessionStatus(token)).toBe(401)
    },
  )

  test('leaves sessions be when neither password nor status changes, and keeps the editor’s own', async () => {
    const { id, username } = await newAccount({ role: 'super_admin' })
    const [token, other] = [await sessionOf(username), await sessionOf(username)]
    await putAccount(id, { email: 'else@example.org' })
    expect([await sessionStatus(token), await sessionStatus(other)]).toEqual([200, 200])
    expect((await putAccount(id, { password: 'another long password' }, { token })).status).toBe(200)
    expect([await sessionStatus(token), await sessionStatus(other)]).toEqual([200, 401])
  })

  test('acts on running sessions when the role changes', async () => {
    const { id, username } = await newAccount()
    const token = await sessionOf(username)
    await putAccount(id, { role: 'visitor' })
    expect((await call('PUT', '/api/contact/1/status', { token, body: {} })).status).toBe(403)
    expect(await sessionStatus(token)).toBe(200)
  })
})
