import { eq } from 'drizzle-orm'
import { AccountResponse } from '#contract/access/account'
import { accounts } from '../../worker/src/db/schema.ts'
import { product } from '../product.ts'
import { call, expectResponse, tokenOf } from './client.ts'

let count = 0

function input(values: object = {}) {
  count++
  const username = `Member ${count}`
  return { username, email: `member-${count}@example.org`, password: 'long enough for a test', ...values }
}

/** Creates an account as a demo account would, and returns what was stored. */
export async function addAccount(values: object = {}, by: 'developer' | 'manager' = 'manager') {
  const token = await tokenOf(by)
  const { data } = await expectResponse(AccountResponse, 201, 'POST', '/api/admin-accounts', {
    body: input(values),
    token,
  })
  return data.account
}

/** Tries to create an account; as the manager, unless there is a token. */
export async function postAccount(values: object, token?: string) {
  return call('POST', '/api/admin-accounts', { body: input(values), token: token ?? (await tokenOf('manager')) })
}

/** Tries to edit an account; as the manager, unless there is a token. */
export async function putAccount(id: number, body: unknown, options: { token?: string; version?: number } = {}) {
  return call('PUT', `/api/admin-accounts/${id}`, { body, token: await tokenOf('manager'), ...options })
}

/** Tries to delete an account; as the manager, unless there is a token. */
export async function removeAccount(id: number, token?: string) {
  return call('DELETE', `/api/admin-accounts/${id}`, { token: token ?? (await tokenOf('manager')) })
}

/** The row of an account. */
export async function storedAccount(id: number) {
  const { db } = await product()
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  return row
}

/** The status of a call with a token: 200 while its session lives. */
export async function sessionStatus(token: string) {
  return (await call('GET', '/api/auth/verify', { token })).status
}

/** The status of an attempt to sign in. */
export async function loginStatus(username: string, password: string) {
  return (await call('POST', '/api/auth/login', { body: { username, password } })).status
}
