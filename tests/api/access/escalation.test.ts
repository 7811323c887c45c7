import { describe, expect, test } from 'vitest'
import { addAccount, loginStatus, postAccount, putAccount, removeAccount, storedAccount } from '../account-calls.ts'
import { call, openSession, tokenOf } from '../client.ts'
import { newAccount, signedInAs, whileOnlyAdministrators } from '../records.ts'

describe('nobody', () => {
  test('reaches above their own level', async () => {
    const token = await tokenOf('manager')
    const boss = await addAccount({ role: 'developer' }, 'developer')
    const refused = [
      await postAccount({ role: 'developer' }),
      await putAccount(boss.id, { email: 'mine@example.org' }),
      await putAccount(boss.id, { password: 'now it is mine' }),
      await putAccount(boss.id, { role: 'admin' }),
      await putAccount(boss.id, { is_active: false }),
      await removeAccount(boss.id),
      await putAccount((await addAccount()).id, { role: 'developer' }),
    ]
    for (const response of refused) expect(response).toMatchObject({ status: 403, body: { success: false } })
    expect(await storedAccount(boss.id)).toMatchObject({ role: 'developer', version: 1, is_active: true })
    const { body } = await call('GET', '/api/auth/me', { token })
    expect(body).toMatchObject({ data: { role: 'super_admin', roleLevel: 90 } })
  })

  test('deletes, deactivates or demotes themselves', async () => {
    const { id, username } = await newAccount({ role: 'super_admin' })
    const token = await openSession(username)
    const refused = [
      await removeAccount(id, token),
      await putAccount(id, { is_active: false }, { token }),
      await putAccount(id, { role: 'admin' }, { token }),
      await putAccount(id, { role: 'developer' }, { token }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(await storedAccount(id)).toMatchObject({ role: 'super_admin', is_active: true, version: 1 })
    expect((await putAccount(id, { email: 'own@example.org' }, { token })).status).toBe(200)
  })

  test('takes the last administrator away', async () => {
    const { id, username, password } = await newAccount({ role: 'super_admin' })
    const token = await openSession(username)
    await whileOnlyAdministrators([id], async () => {
      const refused = [
        await removeAccount(id, token),
        await putAccount(id, { is_active: false }, { token }),
        await putAccount(id, { role: 'admin' }, { token }),
      ]
      for (const response of refused) {
        expect(response).toMatchObject({ status: 409, body: { error: expect.stringContaining('last active') } })
      }
      expect((await putAccount(id, { email: 'still@example.org' }, { token })).status).toBe(200)
      expect(await loginStatus(username, password)).toBe(200)
    })
  })

  test.each([
    ['demote', { role: 'admin' }],
    ['deactivate', { is_active: false }],
    ['delete', null],
  ])('is left without an administrator when the last two %s each other in the same moment', async (_, body) => {
    for (let round = 0; round < 10; round++) {
      const two = [await signedInAs({ role: 'super_admin' }), await signedInAs({ role: 'super_admin' })]
      const ids = two.map(({ id }) => id)
      await whileOnlyAdministrators(ids, async () => {
        const responses = await Promise.all(
          ids.map((_, index) => {
            const [other = 0, token = ''] = [ids[1 - index], two[index]?.token]
            return body ? putAccount(other, body, { token }) : removeAccount(other, token)
          }),
        )
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
        const left = await Promise.all(ids.map(storedAccount))
        expect(left.filter((row) => row?.is_active && row.role === 'super_admin')).toHaveLength(1)
      })
    }
  })

  test('learns anything without the right', async () => {
    const token = await tokenOf('staff')
    const { id } = await addAccount()
    const calls = [
      call('GET', '/api/admin-accounts', { token }),
      call('GET', `/api/admin-accounts/${id}`, { token }),
      postAccount({}, token),
      putAccount(id, { role: 'visitor' }, { token }),
      removeAccount(id, token),
    ]
    for (const response of await Promise.all(calls)) expect(response.status).toBe(403)
  })
})
