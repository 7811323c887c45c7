import { expect, test } from 'vitest'
import { addAccount, postAccount, putAccount } from '../account-calls.ts'

test.each([
  ['Nils', 'nILS'],
  ['Åsa', 'åSA'],
  ['full', 'ｆｕｌｌ'],
  ['spaced', '  spaced '],
  ['jo hn', 'jo  hn'],
  ['ΜΆΡΚΟΣ', 'μάρκοσ'],
])('a username such as %s is unique, whatever its case and spaces', async (username, other) => {
  await addAccount({ username })
  const response = await postAccount({ username: other })
  expect(response).toMatchObject({ status: 409, body: { issues: [{ path: 'username' }] } })
  expect(JSON.stringify(response.body)).toContain(`already an account named ${username}`)
  const { id } = await addAccount()
  expect((await putAccount(id, { username: other })).status).toBe(409)
})

test('stores one of many that take the same name in the same moment', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => postAccount({ username: 'Twin' })))
  const statuses = responses.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
})
