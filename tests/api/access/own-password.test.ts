import { describe, expect, test } from 'vitest'
import { changePassword } from '../../../worker/src/db/access/accounts.ts'
import { product } from '../../product.ts'
import { loginStatus, sessionStatus } from '../account-calls.ts'
import { readCalendar, subscribe } from '../calendar-calls.ts'
import { call, openSession } from '../client.ts'
import { auditOf, newAccount } from '../records.ts'

describe('PUT /api/auth/password', () => {
  async function change(token: string, current_password: string, new_password = 'a new long password') {
    return call('PUT', '/api/auth/password', { token, body: { current_password, new_password } })
  }

  test('gives oneself another password, ends the other sessions and keeps this one', async () => {
    const { id, username, password } = await newAccount({ role: 'visitor' })
    const [token, other] = [await openSession(username), await openSession(username)]
    const stranger = await openSession((await newAccount()).username)
    expect(await change(token, password)).toMatchObject({ status: 200, body: { success: true } })
    expect([await sessionStatus(token), await sessionStatus(other), await sessionStatus(stranger)]).toEqual([
      200, 401, 200,
    ])
    expect(await loginStatus(username, password)).toBe(401)
    expect(await loginStatus(username, 'a new long password')).toBe(200)
    expect(await auditOf('account', id)).toMatchObject([
      { action: 'password', by: username, before: null, after: null },
    ])
  })

  test('asks for the current one, and stops guesses without keeping anybody from signing in', async () => {
    const { username, password } = await newAccount()
    const token = await openSession(username)
    for (let failed = 0; failed < 5; failed++) {
      expect(await change(token, 'wrong')).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'current_password' }] },
      })
    }
    const stopped = await change(token, password)
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(60)
    expect(await loginStatus(username, password)).toBe(200)
  })

  test('forgets the wrong guesses of who then knows it', async () => {
    const { username, password } = await newAccount()
    const token = await openSession(username)
    for (const current of [password, 'a new long password']) {
      for (let failed = 0; failed < 3; failed++) expect((await change(token, 'wrong')).status).toBe(400)
      expect((await change(token, current)).status).toBe(200)
    }
  })

  test('refuses a short one and the names of the account and the business', async () => {
    const { username, password } = await newAccount({ username: 'own.password.of.mine' })
    const token = await openSession(username)
    const names = [
      username,
      'Own Password of Mine',
      `${username}@example.org`,
      'Tampa Food Trailers',
      'tampafoodtrailers',
    ]
    for (const refused of ['short', ...names]) {
      expect(await change(token, password, refused), refused).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'new_password' }] },
      })
    }
    // None of the refused attempts counted as a wrong guess of the current password.
    expect((await change(token, password)).status).toBe(200)
  })

  test('makes one of two changes that are sent in the same moment', async () => {
    const { username, password } = await newAccount()
    const tokens = [await openSession(username), await openSession(username)]
    const responses = await Promise.all(tokens.map((token, index) => change(token, password, `one of two ${index} ok`)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const won = responses.findIndex(({ status }) => status === 200)
    expect(await loginStatus(username, `one of two ${won} ok`)).toBe(200)
  })

  test('changes and ends nothing for a password that was replaced while it was checked', async () => {
    const { id, username, email, password } = await newAccount()
    const token = await openSession(username)
    const feed = await subscribe(token)
    const { db } = await product()
    const hashes = { oldHash: 'of a moment ago', newHash: 'of another', keeps: 'none', attempts: username }
    expect(await changePassword(db, { id, username, email }, hashes, new Date())).toBe(false)
    expect(await sessionStatus(token)).toBe(200)
    await readCalendar(feed)
    expect(await loginStatus(username, password)).toBe(200)
    expect(await auditOf('account', id)).toEqual([])
  })
})
