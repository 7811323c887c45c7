import { asc, eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LoginResponse, MeResponse, VerifyResponse } from '#contract/access/session'
import { findAccount, openSession } from '../../../worker/src/db/access/sessions.ts'
import { accounts, loginAttempts, sessions } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, newAddress, signIn } from '../client.ts'
import { hoursAgo } from '../instants.ts'
import { newAccount } from '../records.ts'

function login(username: unknown, password: unknown, address = newAddress()) {
  return call('POST', '/api/auth/login', { body: { username, password }, headers: { 'CF-Connecting-IP': address } })
}

describe('POST /api/auth/login', () => {
  test.each([{ password_hash: 'changed' }, { is_active: false }])(
    'opens no session where %j was stored while the password was checked',
    async (change) => {
      const { db } = await product()
      const { id, username } = await newAccount({ password_hash: 'old' })
      const account = await findAccount(db, username)
      if (!account) throw new Error('The account is not there')
      expect(await openSession(db, `${username} before`, account, new Date())).toBe(true)
      await db.update(accounts).set(change).where(eq(accounts.id, id))
      expect(await openSession(db, `${username} after`, account, new Date())).toBe(false)
      const open = await db.select().from(sessions).where(eq(sessions.account_id, id))
      expect(open.map(({ token_hash }) => token_hash)).toEqual([`${username} before`])
    },
  )

  test('opens a session that verify and me know', async () => {
    const { username, password } = await newAccount({ role: 'super_admin' })
    const response = await expectResponse(LoginResponse, 200, 'POST', '/api/auth/login', {
      body: { username, password },
    })
    expect(response.token).toMatch(/^[\w-]{43}$/)
    const { user } = await expectResponse(VerifyResponse, 200, 'GET', '/api/auth/verify', { token: response.token })
    const { data } = await expectResponse(MeResponse, 200, 'GET', '/api/auth/me', { token: response.token })
    expect(user).toEqual(response.user)
    expect(data).toEqual(response.user)
    expect(Object.keys(user).sort()).toEqual(['email', 'id', 'permissions', 'role', 'roleLevel', 'username'])
  })

  test('is noted as the last one of its account, and of no other', async () => {
    const { db } = await product()
    const [account, other] = [await newAccount(), await newAccount()]
    await signIn(account.username, account.password)
    const ids = [account.id, other.id]
    const rows = await db.select().from(accounts).where(inArray(accounts.id, ids)).orderBy(asc(accounts.id))
    expect(rows.map(({ last_login }) => last_login)).toEqual([expect.any(String), null])
  })

  test('keeps neither the token nor the password', async () => {
    const { db } = await product()
    const { username, password } = await newAccount()
    const token = await signIn(username, password)
    const stored = JSON.stringify([await db.select().from(sessions), await db.select().from(accounts)])
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(password)
  })

  test.each([
    ['Álvaro Peña', 'álvaro peña'],
    ['zoë', 'ZOË'],
    ['Øystein', 'øYSTEIN'],
  ])('knows %s as %s, too', async (username, typed) => {
    const { password } = await newAccount({ username })
    expect((await login(typed, password)).status).toBe(200)
    expect((await login(username, password)).status).toBe(200)
    expect((await login(typed.normalize('NFD'), password)).status).toBe(200)
  })

  test('takes the username in any case and with spaces around it', async () => {
    const { username, password } = await newAccount()
    expect((await login(`  ${username.toUpperCase()} `, password)).status).toBe(200)
  })

  test.each([
    ['', 'x', 'Username is required.'],
    ['  ', 'x', 'Username is required.'],
    ['x', '', 'Password is required.'],
    [{ $ne: 1 }, 'x', 'Username is required.'],
    ['x', ['x'], 'Password is required.'],
    ['x'.repeat(201), 'x', 'Use at most 200 characters; there are 201 now'],
    ['x', 'x'.repeat(1025), 'Use at most 1,024 characters; there are 1,025 now'],
  ])('refuses %j with %j', async (username, password, error) => {
    expect(await login(username, password)).toMatchObject({ status: 400, body: { success: false, error } })
  })

  test('takes quotes and wildcards as letters', async () => {
    for (const text of ["' OR 1=1--", '%', 'staff\u0000']) expect((await login(text, text)).status).toBe(401)
  })

  test('stops after five failures for one username, from wherever they come', async () => {
    const { username, password } = await newAccount()
    for (let failed = 0; failed < 5; failed++) expect((await login(username, 'wrong')).status).toBe(401)
    const stopped = await login(username.toUpperCase(), password)
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
  })

  test('counts every spelling that signs in to the same account as one', async () => {
    const { password } = await newAccount({ username: 'ΝΊΚΟΣ' })
    expect((await login('νίκοσ', password)).status).toBe(200)
    for (const name of ['ΝΊΚΟΣ', 'νίκος', 'νίκοσ', 'ΝΊΚΟΣ', 'νίκος'])
      expect((await login(name, 'wrong')).status).toBe(401)
    for (const name of ['ΝΊΚΟΣ', 'νίκος', 'νίκοσ']) expect((await login(name, password)).status).toBe(429)
    const other = await newAccount({ username: 'Ηλίας Вера' })
    expect((await login('ΗΛΊΑΣ ВЕРА', other.password)).status).toBe(200)
    // A different letter whose capital is the same as that of в.
    expect((await login('Ηλίας ᲀера', other.password)).status).toBe(401)
  })

  test('counts failures that are sent at once', async () => {
    const { username } = await newAccount()
    const responses = await Promise.all(Array.from({ length: 12 }, () => login(username, 'wrong')))
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('stops an address after twenty failures, and no other', async () => {
    const address = newAddress()
    const { db } = await product()
    const guesses = Array.from({ length: 19 }, (_, failed) => ({
      username: `guess-${failed}`,
      address,
      at: hoursAgo(0),
    }))
    const tooOld = { username: 'guess-old', address, at: hoursAgo(0.26) }
    await db.insert(loginAttempts).values([tooOld, ...guesses])
    expect((await login('guess-19', 'wrong', address)).status).toBe(401)
    const { username, password } = await newAccount()
    expect((await login(username, password, address)).status).toBe(429)
    expect((await login(username, password)).status).toBe(200)
  })

  test('says how long to wait: until the first of the five failures is old enough', async () => {
    const { db } = await product()
    const { username, password } = await newAccount()
    const failures = [0.21, 0.1, 0.1, 0.1, 0.1].map((hours) => ({ username, address: 'any', at: hoursAgo(hours) }))
    await db.insert(loginAttempts).values(failures)
    const error = 'Too many attempts. Please wait 3 minutes and try again.'
    expect(await login(username, password)).toMatchObject({ status: 429, body: { error } })
  })

  test('lets in again once the failures are a quarter of an hour old', async () => {
    const { db } = await product()
    const { username, password } = await newAccount()
    for (let failed = 0; failed < 5; failed++) await login(username, 'wrong')
    const grow = (hours: number) =>
      db
        .update(loginAttempts)
        .set({ at: hoursAgo(hours) })
        .where(eq(loginAttempts.username, username))
    await grow(0.24)
    expect((await login(username, password)).status).toBe(429)
    await grow(0.26)
    expect((await login(username, password)).status).toBe(200)
  })

  test('forgets the failures of a username that signs in, and those of no other', async () => {
    const { username, password } = await newAccount()
    const guessed = await newAccount()
    for (let failed = 0; failed < 5; failed++) await login(guessed.username, 'wrong')
    for (let round = 0; round < 2; round++) {
      for (let failed = 0; failed < 3; failed++) await login(username, 'wrong')
      expect((await login(username, password)).status).toBe(200)
    }
    expect((await login(guessed.username, guessed.password)).status).toBe(429)
  })
})
