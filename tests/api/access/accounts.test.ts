import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { AccountList, AccountResponse } from '#contract/access/account'
import { deleteAccount, updateAccount } from '../../../worker/src/db/access/accounts.ts'
import { readDirectory } from '../../../worker/src/db/access/directory.ts'
import { activityMarks, businessInfo } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import {
  addAccount,
  loginStatus,
  postAccount,
  putAccount,
  removeAccount,
  sessionStatus,
  storedAccount,
} from '../account-calls.ts'
import { readCalendar, subscribe } from '../calendar-calls.ts'
import { call, openSession, tokenOf } from '../client.ts'
import { auditOf, newAccount, signedInAs } from '../records.ts'

describe('GET /api/admin-accounts', () => {
  test('lists the accounts by name, with their groups and without a word of their passwords', async () => {
    const { id } = await addAccount()
    const { body } = await call('GET', '/api/admin-accounts', { token: await tokenOf('manager') })
    const { accounts: list } = AccountList.strict().parse(body).data
    expect(list.find((one) => one.id === id)).toMatchObject({ role: 'admin', is_active: true, group: null })
    const names = list.map(({ username }) => username.toLowerCase())
    expect(names).toEqual([...names].sort())
    expect(JSON.stringify(body)).not.toMatch(/scrypt|hash|password/)
  })

  test('gives one with its version', async () => {
    const account = await addAccount()
    const response = await call('GET', `/api/admin-accounts/${account.id}`, { token: await tokenOf('manager') })
    expect(response).toMatchObject({ status: 200, body: { success: true, data: { account } } })
    expect(response.headers.get('ETag')).toBe('"1"')
  })
})

describe('POST /api/admin-accounts', () => {
  test('stores an account that can sign in', async () => {
    const response = await postAccount({ username: 'Émile Ｎ', role: 'welder', confirmPassword: 'never sent' })
    const { account } = AccountResponse.strict().parse(response.body).data
    expect(response.status).toBe(201)
    expect(account).toMatchObject({
      username: 'Émile N',
      role: 'welder',
      is_active: true,
      last_login: null,
      version: 1,
    })
    expect(await loginStatus('ÉMILE n', 'long enough for a test')).toBe(200)
    expect(await auditOf('account', account.id)).toMatchObject([
      { action: 'create', by: 'manager', before: null, after: { username: 'Émile N', role: 'welder' } },
    ])
  })

  test('takes nothing that is not the sender’s to set', async () => {
    const values = { id: 4711, version: 9, created_at: 'then', last_login: 'now', password_hash: 'x', roleLevel: 100 }
    const account = await addAccount({ ...values, permissions: ['*'], group: { id: 1 } })
    expect(account).toMatchObject({ version: 1, last_login: null, group: null, role: 'admin' })
    expect(account.id).not.toBe(4711)
    expect((await storedAccount(account.id))?.password_hash).toMatch(/^scrypt\$/)
  })

  test.each([
    [{ username: ' ' }, 'username', 'Username is required'],
    [{ username: '\uff23ustomer ' }, 'username', 'Choose another name: histories use this one for somebody else'],
    [{ username: 'manager\u200D' }, 'username', 'Remove invisible characters'],
    [{ username: 'man\u00ADager' }, 'username', 'Remove invisible characters'],
    [{ email: 'nobody' }, 'email', 'e-mail'],
    [{ password: 'eleven char' }, 'password', 'at least 12'],
    [{ password: '' }, 'password', 'Enter a password'],
    [{ password: 'x'.repeat(129) }, 'password', 'at most 128'],
    [{ role: '' }, 'role', 'Role is required'],
    [{ is_active: 'yes' }, 'is_active', 'status'],
    [{ group_id: 999_999 }, 'group_id', 'does not exist'],
    [{ group_id: '1' }, 'group_id', 'record number'],
  ])('refuses %j', async (values, path, message) => {
    const response = await postAccount(values)
    expect(response).toMatchObject({ status: 400, body: { success: false, issues: [{ path }] } })
    expect(JSON.stringify(response.body)).toContain(message)
  })

  test('takes none of the names of the account or the business for a password, neither at first nor later', async () => {
    const { db } = await product()
    await db.update(businessInfo).set({ business_name: 'Gulf Coast Kitchens' })
    const names = { username: 'nora.hernandez', email: 'nora.hernandez@example.org' }
    const refused = {
      status: 400,
      body: { issues: [{ path: 'password', message: expect.stringContaining('Strangers try this name first') }] },
    }
    const guesses = ['Nora Hernandez', names.email, 'gulfcoastkitchens']
    for (const password of guesses) expect(await postAccount({ ...names, password }), password).toMatchObject(refused)
    const { id } = await addAccount(names)
    for (const password of guesses) expect(await putAccount(id, { password }), password).toMatchObject(refused)
    const other = { username: 'hernandez.nora', password: 'nora.hernandez' }
    expect((await putAccount(id, other)).status).toBe(200)
  })
})

describe('PUT /api/admin-accounts/:id', () => {
  test('takes a part and leaves the rest, the password too', async () => {
    const { username, id } = await addAccount({ role: 'welder', is_active: false })
    const before = await storedAccount(id)
    for (const body of [{ email: 'other@example.org' }, { password: '', email: 'other@example.org' }]) {
      expect((await putAccount(id, body)).status).toBe(200)
      expect(await storedAccount(id)).toMatchObject({
        username,
        role: 'welder',
        is_active: false,
        email: 'other@example.org',
        password_hash: before?.password_hash,
      })
    }
  })

  test('that changes nothing leaves the version, so that a form which somebody else has open stays current', async () => {
    const { id } = await addAccount()
    const before = await storedAccount(id)
    const response = await putAccount(id, { username: before?.username, email: before?.email, password: '' })
    expect([response.status, response.headers.get('ETag')]).toEqual([200, '"1"'])
    expect(await storedAccount(id)).toEqual(before)
    expect((await putAccount(id, { password: 'a new word for an old lock' })).headers.get('ETag')).toBe('"2"')
  })

  test('is refused when somebody else was faster', async () => {
    const { id, version } = await addAccount()
    const response = await putAccount(id, { email: 'first@example.org' }, { version })
    expect(response.headers.get('ETag')).toBe(`"${version + 1}"`)
    expect(await putAccount(id, { email: 'second@example.org' }, { version })).toMatchObject({ status: 412 })
    const token = await tokenOf('manager')
    expect((await call('DELETE', `/api/admin-accounts/${id}`, { token, version })).status).toBe(412)
    expect(await storedAccount(id)).toMatchObject({ email: 'first@example.org' })
  })

  test('stores no part of what was checked before somebody else was faster', async () => {
    const { db } = await product()
    const { id, username } = await newAccount()
    const token = await openSession(username)
    const feed = await subscribe(token)
    const found = async () => (await readDirectory(db)).accounts.find((account) => account.id === id)
    const before = await found()
    if (!before) throw new Error('The account was not stored')
    const update = { after: { ...before, role: 'visitor', is_active: false }, hash: 'another', keeps: 'none' }
    const checked = { by: 'manager', at: new Date(), stamp: 'as of before' }
    expect(await updateAccount(db, before, update, checked)).toBeNull()
    expect(await deleteAccount(db, before, checked)).toBeNull()
    expect(await found()).toEqual(before)
    expect(await sessionStatus(token)).toBe(200)
    await readCalendar(feed)
    expect(await auditOf('account', id)).toEqual([])
  })

  test('loses none of many edits that are sent in the same moment', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => newAccount({ password_hash: 'none' })))
    const responses = await Promise.all(members.map(({ id }) => putAccount(id, { email: `moved-${id}@example.org` })))
    expect(responses.map(({ status }) => status)).toEqual(members.map(() => 200))
    for (const { id } of members) {
      expect(await storedAccount(id)).toMatchObject({ email: `moved-${id}@example.org`, version: 2 })
    }
  })

  test('lets who forgot the password in with a new one, however often the old one was guessed', async () => {
    const { id, username } = await newAccount()
    for (let failed = 0; failed < 5; failed++) await loginStatus(username, 'forgotten')
    const password = 'a new one of twelve'
    await putAccount(id, { email: 'other@example.org' })
    expect(await loginStatus(username, password)).toBe(429)
    await putAccount(id, { password })
    expect(await loginStatus(username, password)).toBe(200)
  })

  test('tells the audit trail what changed, and never a password', async () => {
    const { id } = await addAccount()
    await putAccount(id, { role: 'visitor', password: 'a secret of twelve' })
    await putAccount(id, { role: 'visitor' })
    const lines = await auditOf('account', id)
    expect(lines.slice(1)).toMatchObject([
      { action: 'update', before: { role: 'admin' }, after: { role: 'visitor' } },
      { action: 'password', before: null, after: null },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/secret|scrypt/)
  })
})

describe('DELETE /api/admin-accounts/:id', () => {
  test('takes the sessions and marks along, and leaves the trail', async () => {
    const { db } = await product()
    const { id, username } = await newAccount()
    const token = await openSession(username)
    await db.insert(activityMarks).values({ account_id: id, read_through: 1 })
    expect(await removeAccount(id)).toMatchObject({ status: 200, body: { success: true } })
    expect(await sessionStatus(token)).toBe(401)
    expect(await db.select().from(activityMarks).where(eq(activityMarks.account_id, id))).toEqual([])
    expect((await removeAccount(id)).status).toBe(404)
    expect(await auditOf('account', id)).toMatchObject([{ action: 'delete', before: { username }, after: null }])
  })

  test('in the middle of a call of its own is no failure of ours', async () => {
    const { db } = await product()
    const { id, token } = await signedInAs({ role: 'admin' })
    // Deletes the account between the session check and the write.
    await db.run(`create trigger goes before insert on activity_marks when new.account_id = ${id}
      begin delete from accounts where id = ${id}; end`)
    try {
      expect(await call('POST', '/api/activity-logs/read-all', { token })).toMatchObject({
        status: 503,
        body: { success: false, error: expect.stringContaining('deleted in the same moment') },
      })
    } finally {
      await db.run('drop trigger goes')
    }
    expect(await removeAccount(id)).toMatchObject({ status: 200 })
    expect((await call('POST', '/api/activity-logs/read-all', { token })).status).toBe(401)
  })
})
