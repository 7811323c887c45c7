import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { LoginResponse } from '#contract/access/session'
import { sha256 } from '#domain/sha256'
import { accounts, sessions } from '../../worker/src/db/schema.ts'
import { newToken } from '../../worker/src/http/access/token.ts'
import { product, send } from '../product.ts'
import { expectConforms } from './conformance.ts'

interface Options {
  body?: unknown
  token?: string
  /** The version of the record that the caller has seen, for `If-Match`. */
  version?: number | undefined
  headers?: Record<string, string>
}

/** A response of the API, its JSON already parsed. */
export interface ApiResponse {
  status: number
  headers: Awaited<ReturnType<typeof send>>['headers']
  body: unknown
}

let callers = 0

/** A network address that has not made any call yet, so that no rate limit of another test applies. */
export function newAddress(): string {
  callers++
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`
}

/** One call of the API, from a new address unless `headers` say otherwise; the response must match the API's description. */
export async function call(
  method: string,
  path: string,
  { body, token, version, headers }: Options = {},
): Promise<ApiResponse> {
  const own = { ...(version === undefined ? {} : { 'If-Match': `"${version}"` }), ...headers }
  const response = await send(path, {
    method,
    headers: {
      'CF-Connecting-IP': newAddress(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...own,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const type = response.headers.get('Content-Type')
  const told = type?.startsWith('application/json') ? JSON.parse(text) : text
  const { status, headers: toldIn } = response
  expectConforms({ method, path, sent: Object.keys(own), status, headers: toldIn, body: told })
  return { status, headers: toldIn, body: told }
}

/** What the site sends to a browser at a path; redirects are not followed. */
export async function getPage(path: string, headers: Record<string, string> = {}) {
  const response = await send(`${(await product()).url.origin}${path}`, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Like `call`, but also requires this status and shape of the response. */
export async function expectResponse<Shape extends z.ZodType>(
  shape: Shape,
  status: number,
  ...request: Parameters<typeof call>
): Promise<z.infer<Shape> & {}> {
  const response = await call(...request)
  if (response.status !== status) {
    throw new Error(`${request[0]} ${request[1]} answered ${response.status}: ${JSON.stringify(response.body)}`)
  }
  const read = shape.parse(response.body)
  if (read === undefined || read === null) throw new Error('The answer is empty')
  return read
}

const tokens = new Map<string, Promise<string>>()

/** Token of a demo account, one for all tests of a file. */
export function tokenOf(username: 'developer' | 'manager' | 'staff'): Promise<string> {
  const token = tokens.get(username) ?? openSession(username)
  tokens.set(username, token)
  return token
}

/** The options of a call that staff make. */
export async function staff(values: Options = {}) {
  return { token: await tokenOf('staff'), ...values }
}

/** Forgets the tokens whose sessions were deleted when the records were reset. */
export function forgetTokens(): void {
  tokens.clear()
}

/** A new session of any account, stored directly: the login's password hashing takes a third of a second. */
export async function openSession(username: string): Promise<string> {
  const { db } = await product()
  const token = newToken()
  const at = new Date().toISOString()
  const account_id = sql`(select id from ${accounts} where username = ${username})`
  await db.insert(sessions).values({ token_hash: await sha256(token), account_id, created_at: at, last_seen_at: at })
  return token
}

/** A fresh session of any account, through the login. */
export async function signIn(username: string, password: string): Promise<string> {
  const { token } = await expectResponse(LoginResponse, 200, 'POST', '/api/auth/login', {
    body: { username, password },
  })
  return token
}
