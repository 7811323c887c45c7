import { describe, expect, test } from 'vitest'
import { AccountResponse } from '#contract/access/account'
import { RecoveryCodes } from '#contract/access/second-factor'
import { Done } from '#contract/wire'
import { loginStatus } from '../account-calls.ts'
import { call, expectResponse, openSession, tokenOf } from '../client.ts'
import { mailsAbout, mailsOnceSent } from '../mail-records.ts'
import { newAccount } from '../records.ts'
import { newTwoStepAccount, SECOND_FACTOR_PATH, signInWith } from '../second-factor-calls.ts'

// Each mail by what it tells, with its recipient and who did it.
async function told(id: number) {
  const mails = await mailsAbout('account', id)
  return mails.map(({ recipient, data }) => [data.event, recipient, data.by])
}

describe('the owner of an account is told by e-mail', () => {
  test('of a password changed with the old one', async () => {
    const { id, username, email, password } = await newAccount()
    const token = await openSession(username)
    const body = { current_password: 'wrong', new_password: 'another long password' }
    expect(await call('PUT', '/api/auth/password', { token, body })).toMatchObject({ status: 400 })
    expect(await told(id)).toEqual([])
    await expectResponse(Done, 200, 'PUT', '/api/auth/password', {
      token,
      body: { ...body, current_password: password },
    })
    expect(await told(id)).toEqual([['password', email, null]])
    expect(await mailsOnceSent('account', id, 'security')).toMatchObject([{ status: 'sent', by: username }])
  })

  test('of what somebody else changes: at the address so far, and of nothing else', async () => {
    const { id, username, email } = await newAccount()
    const token = await tokenOf('manager')
    const edit = (body: object) =>
      expectResponse(AccountResponse, 200, 'PUT', `/api/admin-accounts/${id}`, { token, body })
    await edit({ email, role: 'visitor', password: '' })
    expect(await told(id)).toEqual([])
    await edit({ email: `new-${email}`, password: 'another long password' })
    expect(await told(id)).toEqual([
      ['password', email, 'manager'],
      ['email', email, 'manager'],
    ])
    await edit({ password: 'a third long password' })
    expect((await told(id)).at(-1)).toEqual(['password', `new-${email}`, 'manager'])
    await mailsOnceSent('account', id, 'security')
    expect(await loginStatus(username, 'a third long password')).toBe(200)
  })

  test('of a second step that begins, of new and used recovery codes, and of its end', async () => {
    const account = await newTwoStepAccount()
    const { id, token, email, password, codes } = account
    const body = { current_password: password }
    await mailsOnceSent('account', id, 'security')
    expect(await signInWith(account, codes[0])).toMatchObject({ status: 200 })
    // At once, not with the mails of the next call.
    await mailsOnceSent('account', id, 'security')
    expect(await signInWith(account, codes[0])).toMatchObject({ status: 401 })
    await expectResponse(RecoveryCodes, 200, 'POST', `${SECOND_FACTOR_PATH}/recovery-codes`, { token, body })
    await expectResponse(Done, 200, 'POST', `${SECOND_FACTOR_PATH}/remove`, { token, body })
    await expectResponse(Done, 200, 'POST', `${SECOND_FACTOR_PATH}/remove`, { token, body })
    const events = ['second_factor_on', 'recovery_code', 'recovery_codes', 'second_factor_off']
    expect(await told(id)).toEqual(events.map((event) => [event, email, null]))
    await expect
      .poll(async () => (await mailsAbout('account', id)).map(({ status }) => status))
      .toEqual(events.map(() => 'sent'))
  })

  test('of a second step that an administrator has turned off', async () => {
    const { id, email } = await newTwoStepAccount()
    await expectResponse(Done, 200, 'DELETE', `/api/admin-accounts/${id}/second-factor`, {
      token: await tokenOf('manager'),
    })
    expect((await told(id)).at(-1)).toEqual(['second_factor_off', email, 'manager'])
    await mailsOnceSent('account', id, 'security')
  })

  test('alone: staff can neither list nor open nor resend what was written', async () => {
    const { id, token } = await newTwoStepAccount()
    const [mail] = await mailsOnceSent('account', id, 'security')
    const developer = await tokenOf('developer')
    for (const path of [`/api/mails/${mail?.id}`, '/api/mails/0']) {
      expect(await call('GET', path, { token: developer })).toMatchObject({ status: 404 })
    }
    expect(await call('POST', `/api/mails/${mail?.id}/retry`, { token })).toMatchObject({ status: 404 })
    const list = `/api/mails?noun=account&record_id=${id}`
    expect(await call('GET', list, { token: developer })).toMatchObject({ status: 400 })
  })
})
