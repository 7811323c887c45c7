import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { AccountResponse } from '#contract/access/account'
import { RecoveryCodes, SecondFactorResponse } from '#contract/access/second-factor'
import { Done } from '#contract/wire'
import { recordAttempt, undoAttempt } from '../../../worker/src/db/access/login-attempts.ts'
import { confirmSecondFactor, removeLostSecondFactor } from '../../../worker/src/db/access/second-factors.ts'
import { findAccount, openSession as storeSession } from '../../../worker/src/db/access/sessions.ts'
import { secondFactors } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { loginStatus, sessionStatus } from '../account-calls.ts'
import { readCalendar, subscribe } from '../calendar-calls.ts'
import { call, expectResponse, newAddress, openSession, tokenOf } from '../client.ts'
import { auditOf, newAccount, signedInAs } from '../records.ts'
import {
  codeOf,
  confirmKey,
  forgetUsedCodes,
  newTwoStepAccount,
  proposeKey,
  SECOND_FACTOR_PATH,
  signInWith,
} from '../second-factor-calls.ts'

const ofManager = async (id: number) =>
  (await expectResponse(AccountResponse, 200, 'GET', `/api/admin-accounts/${id}`, { token: await tokenOf('manager') }))
    .data.account

async function own(token: string) {
  return (await expectResponse(SecondFactorResponse, 200, 'GET', SECOND_FACTOR_PATH, { token })).second_factor
}

describe('two-step sign-in', () => {
  test('is on once a code confirms its key, and ends the sessions opened without it', async () => {
    const { id, username, password } = await newAccount()
    const [token, other] = [await openSession(username), await openSession(username)]
    expect(await own(token)).toBeNull()
    const secret = await proposeKey(token, password)
    expect(await own(token)).toBeNull()
    expect(await loginStatus(username, password)).toBe(200)
    const wrong = await call('POST', `${SECOND_FACTOR_PATH}/confirm`, { token, body: { secret, otp: '12345' } })
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'otp' }] } })
    expect((await ofManager(id)).second_factor).toBe(false)

    const codes = await confirmKey(token, secret)
    expect(codes).toHaveLength(8)
    expect(await own(token)).toMatchObject({ recovery_codes: 8 })
    expect([await sessionStatus(token), await sessionStatus(other)]).toEqual([200, 401])
    expect((await ofManager(id)).second_factor).toBe(true)
    expect(await auditOf('second_factor', id)).toMatchObject([{ action: 'create', by: username }])
    const { db } = await product()
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.account_id, id))
    for (const code of codes) expect(JSON.stringify(row)).not.toContain(code)
  })

  test('forgives the codes that were typed wrongly before the right one', async () => {
    const { username, password } = await newAccount()
    const token = await openSession(username)
    const first = await proposeKey(token, password)
    for (let failed = 0; failed < 4; failed++) {
      const body = { secret: first, otp: '12345' }
      expect((await call('POST', `${SECOND_FACTOR_PATH}/confirm`, { token, body })).status).toBe(400)
    }
    await confirmKey(token, first)
    await expectResponse(Done, 200, 'POST', `${SECOND_FACTOR_PATH}/remove`, {
      token,
      body: { current_password: password },
    })
    expect(await confirmKey(token, await proposeKey(token, password))).toHaveLength(8)
  })

  test('takes the key that was shown last, and none over one that counts', async () => {
    const { username, password } = await newAccount()
    const token = await openSession(username)
    const first = await proposeKey(token, password)
    const second = await proposeKey(token, password)
    const replaced = { secret: first, otp: codeOf(first) }
    const other = await openSession(username)
    expect(await call('POST', `${SECOND_FACTOR_PATH}/confirm`, { token, body: replaced })).toMatchObject({
      status: 409,
    })
    const body = { secret: second, otp: codeOf(second) }
    expect(await call('POST', `${SECOND_FACTOR_PATH}/confirm`, { token: other, body })).toMatchObject({ status: 409 })
    await confirmKey(token, second)
    expect(await call('POST', `${SECOND_FACTOR_PATH}/confirm`, { token, body })).toMatchObject({ status: 409 })
    expect(await call('POST', SECOND_FACTOR_PATH, { token, body: { current_password: password } })).toMatchObject({
      status: 409,
    })
    expect(await own(token)).toMatchObject({ recovery_codes: 8 })
  })

  test('is confirmed once by two that arrive together', async () => {
    const { id, username, password } = await newAccount()
    const token = await openSession(username)
    const secret = await proposeKey(token, password)
    const body = { secret, otp: codeOf(secret) }
    const both = await Promise.all([1, 2].map(() => call('POST', `${SECOND_FACTOR_PATH}/confirm`, { token, body })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await auditOf('second_factor', id)).toHaveLength(1)
  })

  test('ends what was opened with the password alone: a proposed key, and the calendar', async () => {
    const { id, username, password } = await newAccount()
    const [token, intruder] = [await openSession(username), await openSession(username)]
    const secret = await proposeKey(intruder, password)
    const changed = { current_password: password, new_password: 'another long password' }
    await expectResponse(Done, 200, 'PUT', '/api/auth/password', { token, body: changed })
    const body = { secret, otp: codeOf(secret) }
    expect(await call('POST', `${SECOND_FACTOR_PATH}/confirm`, { token, body })).toMatchObject({ status: 409 })
    const feed = await subscribe(token)
    await confirmKey(token, await proposeKey(token, changed.new_password))
    expect(await call('GET', feed)).toMatchObject({ status: 404 })
    expect((await auditOf('calendar_feed', id)).at(-1)).toMatchObject({ action: 'delete', by: username })
  })

  test('changes nothing by a key that has just been replaced', async () => {
    const { id, username, email, token } = await newTwoStepAccount()
    const feed = await subscribe(token)
    for (let failed = 0; failed < 5; failed++) expect(await loginStatus(username, 'wrong')).toBe(401)
    const { db } = await product()
    const late = { key: 'OF A MOMENT AGO', session: 'of another', step: 1, codeHashes: [], attempts: username }
    expect(await confirmSecondFactor(db, { id, username, email }, late, new Date())).toBe(false)
    expect(await own(token)).toMatchObject({ recovery_codes: 8 })
    await readCalendar(feed)
    expect(await loginStatus(username, 'wrong')).toBe(429)
    expect(await auditOf('second_factor', id)).toHaveLength(1)
  })

  test('takes five guesses at a code that confirms a key', async () => {
    const { username, password } = await newAccount()
    const token = await openSession(username)
    const secret = await proposeKey(token, password)
    for (let failed = 0; failed < 5; failed++) {
      const body = { secret, otp: '000000x' }
      expect((await call('POST', `${SECOND_FACTOR_PATH}/confirm`, { token, body })).status).toBe(400)
    }
    const body = { secret, otp: codeOf(secret) }
    expect(await call('POST', `${SECOND_FACTOR_PATH}/confirm`, { token, body })).toMatchObject({ status: 429 })
  })

  test.each(['', '/recovery-codes', '/remove'])('asks for the password at %j, and stops guesses', async (path) => {
    const { token, id, password } = await newTwoStepAccount()
    const guess = (current_password: string) =>
      call('POST', `${SECOND_FACTOR_PATH}${path}`, { token, body: { current_password } })
    for (let failed = 0; failed < 5; failed++) {
      expect(await guess('wrong')).toMatchObject({ status: 400, body: { issues: [{ path: 'current_password' }] } })
    }
    expect(await guess(password)).toMatchObject({ status: 429 })
    expect(await auditOf('second_factor', id)).toHaveLength(1)
  })
})

describe('signing in in two steps', () => {
  test('takes the code after the password, and tells who has the password alone that it is missing', async () => {
    const account = await newTwoStepAccount()
    const asked = {
      status: 401,
      body: { error: 'Enter the code from your authenticator app.', issues: [{ path: 'otp' }] },
    }
    expect(await signInWith(account)).toMatchObject(asked)
    expect(await signInWith(account, codeOf(account.secret, 1))).toMatchObject({ status: 200 })
    const stranger = { ...account, password: 'not the password' }
    await forgetUsedCodes(account.id)
    for (const otp of [undefined, codeOf(account.secret)]) {
      const refused = await signInWith(stranger, otp)
      expect(refused).toMatchObject({ status: 401, body: { error: 'Wrong username or password.' } })
      expect(refused.body).not.toHaveProperty('issues')
    }
  })

  test('does not take the code that has confirmed the key', async () => {
    const account = await newTwoStepAccount()
    expect(await signInWith(account, account.code)).toMatchObject({
      status: 401,
      body: { error: expect.stringContaining('was used before') },
    })
  })

  test('counts no attempt that only lacked the code, and forgives none by it', async () => {
    const account = await newTwoStepAccount()
    const address = newAddress()
    const attempt = async (otp?: string) => (await signInWith(account, otp, address)).status
    for (let asked = 0; asked < 6; asked++) expect(await attempt()).toBe(401)
    for (let failed = 0; failed < 4; failed++) {
      expect(await attempt('12345')).toBe(401)
      expect(await attempt()).toBe(401)
    }
    expect(await attempt('12345')).toBe(401)
    expect(await attempt()).toBe(429)
  })

  test('forgives one attempt that lacked the code, and no guess of the same moment', async () => {
    const { db } = await product()
    const { username } = await newAccount()
    const [address, now] = [newAddress(), new Date()]
    const attempt = () => recordAttempt(db, username, address, now)
    for (let tries = 0; tries < 5; tries++) expect(await attempt()).toBe(0)
    await undoAttempt(db, username, address, now)
    expect(await attempt()).toBe(0)
    expect(await attempt()).toBeGreaterThan(0)
  })

  test('refuses a code that is wrong, of another key, or used before', async () => {
    const account = await newTwoStepAccount()
    const other = await newTwoStepAccount()
    const used = codeOf(account.secret, 1)
    expect(await signInWith(account, used)).toMatchObject({ status: 200 })
    for (const otp of [used, codeOf(account.secret), codeOf(account.secret, -10), codeOf(other.secret, 1), '1']) {
      const refused = await signInWith(account, otp)
      expect(refused, otp).toMatchObject({ status: 401, body: { issues: [{ path: 'otp' }] } })
      await signInWith(account, account.codes.pop())
    }
  })

  test('opens one session with a code that is sent at once from many places', async () => {
    const account = await newTwoStepAccount()
    const otp = codeOf(account.secret, 1)
    const all = await Promise.all([1, 2, 3, 4].map(() => signInWith(account, otp)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes each recovery code once, however it is typed', async () => {
    const account = await newTwoStepAccount()
    const [code = '', next = ''] = account.codes
    expect(await signInWith(account, code.toUpperCase().replaceAll('-', ' '))).toMatchObject({ status: 200 })
    expect(await signInWith(account, code)).toMatchObject({
      status: 401,
      body: { error: 'This recovery code is wrong or was used before. Try another one.' },
    })
    expect(await own(account.token)).toMatchObject({ recovery_codes: 7 })
    expect(await signInWith(account, next)).toMatchObject({ status: 200 })
    expect(await auditOf('second_factor', account.id)).toMatchObject([
      { action: 'create' },
      { action: 'update', by: account.username, before: { recovery_codes: 8 }, after: { recovery_codes: 7 } },
      { action: 'update', before: { recovery_codes: 7 }, after: { recovery_codes: 6 } },
    ])
  })

  test('stops guesses at the code like those at the password', async () => {
    const account = await newTwoStepAccount()
    for (let failed = 0; failed < 5; failed++) expect((await signInWith(account, '000000x')).status).toBe(401)
    expect(await signInWith(account, codeOf(account.secret, 1))).toMatchObject({ status: 429 })
  })

  test('opens no session for a password that was checked before the second step was turned on or changed', async () => {
    const { db } = await product()
    const plain = await newAccount()
    const before = await findAccount(db, plain.username)
    if (!before) throw new Error('There is no such account')
    const token = await openSession(plain.username)
    await confirmKey(token, await proposeKey(token, plain.password))
    expect(await storeSession(db, 'a'.repeat(64), before, new Date())).toBe(false)
    const secret = 'OF A MOMENT AGO'
    expect(await storeSession(db, 'b'.repeat(64), { ...before, secret }, new Date())).toBe(false)
  })
})

describe('afterwards', () => {
  test('new recovery codes end the old ones', async () => {
    const account = await newTwoStepAccount()
    const body = { current_password: account.password }
    const { token } = account
    const { recovery_codes } = await expectResponse(
      RecoveryCodes,
      200,
      'POST',
      `${SECOND_FACTOR_PATH}/recovery-codes`,
      {
        token,
        body,
      },
    )
    expect(await signInWith(account, account.codes[0])).toMatchObject({ status: 401 })
    expect(await signInWith(account, recovery_codes[0])).toMatchObject({ status: 200 })
    const trail = (await auditOf('second_factor', account.id)).map(({ action }) => action)
    expect(trail).toEqual(['create', 'update', 'update'])
  })

  test('the password alone signs in again once it is turned off, which needs no code', async () => {
    const account = await newTwoStepAccount()
    const { id, token, username, password } = account
    await expectResponse(Done, 200, 'POST', `${SECOND_FACTOR_PATH}/remove`, {
      token,
      body: { current_password: password },
    })
    expect(await own(token)).toBeNull()
    expect(await loginStatus(username, password)).toBe(200)
    expect((await auditOf('second_factor', id)).map(({ action }) => action)).toEqual(['create', 'delete'])
    // Again, and for an account that has none: nothing happens.
    await expectResponse(Done, 200, 'POST', `${SECOND_FACTOR_PATH}/remove`, {
      token,
      body: { current_password: password },
    })
    expect(await auditOf('second_factor', id)).toHaveLength(2)
    const renewed = await call('POST', `${SECOND_FACTOR_PATH}/recovery-codes`, {
      token,
      body: { current_password: password },
    })
    expect(renewed).toMatchObject({ status: 409 })
  })

  test('a new password leaves it on', async () => {
    const account = await newTwoStepAccount()
    const { token, password: current_password } = account
    const body = { current_password, new_password: 'another long password' }
    await expectResponse(Done, 200, 'PUT', '/api/auth/password', { token, body })
    expect(await signInWith({ ...account, password: body.new_password })).toMatchObject({
      status: 401,
      body: { issues: [{ path: 'otp' }] },
    })
  })
})

describe('DELETE /api/admin-accounts/{id}/second-factor', () => {
  const reset = (id: number, token: string, version?: number) =>
    call('DELETE', `/api/admin-accounts/${id}/second-factor`, { token, version })

  test('lets somebody in again who has lost the phone, also after five attempts', async () => {
    const account = await newTwoStepAccount()
    const { id, username, password } = account
    for (let failed = 0; failed < 5; failed++) expect((await signInWith(account, '12345')).status).toBe(401)
    expect(await reset(id, await tokenOf('manager'))).toMatchObject({ status: 200, body: { success: true } })
    expect(await loginStatus(username, password)).toBe(200)
    expect(await auditOf('second_factor', id)).toMatchObject([{ by: username }, { action: 'delete', by: 'manager' }])
    expect(await reset(id, await tokenOf('manager'))).toMatchObject({ status: 200 })
    expect(await auditOf('second_factor', id)).toHaveLength(2)
  })

  test('is refused for oneself, above one’s level, and where somebody may do more', async () => {
    const { id, token } = await newTwoStepAccount({ role: 'super_admin' })
    expect(await reset(id, token)).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('your password') },
    })
    const developer = await newTwoStepAccount({ role: 'developer' })
    expect(await reset(developer.id, await tokenOf('manager'))).toMatchObject({ status: 403 })
    expect(await own(developer.token)).not.toBeNull()
    const { token: ofAdmin } = await signedInAs({ role: 'admin' })
    expect(await reset(id, ofAdmin)).toMatchObject({ status: 403 })
    expect(await own(token)).not.toBeNull()
  })

  test('is refused for an account that has changed since, and for none', async () => {
    const { id, username, email } = await newTwoStepAccount()
    for (let failed = 0; failed < 5; failed++) expect(await loginStatus(username, 'wrong')).toBe(401)
    const { db } = await product()
    const checked = { by: 'manager', at: new Date(), stamp: 'of a moment ago' }
    expect(await removeLostSecondFactor(db, { id, username, email }, checked)).toBeNull()
    expect((await ofManager(id)).second_factor).toBe(true)
    expect(await loginStatus(username, 'wrong')).toBe(429)
    expect(await reset(id, await tokenOf('manager'), 7)).toMatchObject({ status: 412 })
    expect(await reset(999_999, await tokenOf('manager'))).toMatchObject({ status: 404 })
  })
})
