import { type Login, LoginResponse, type User, VerifyResponse } from '#contract/access/session'
import { Done } from '#contract/wire'
import { call } from '../api/call.ts'

/** Signs in and returns the token and the person. */
export function login(credentials: Login): Promise<LoginResponse> {
  const request = { method: 'POST', body: credentials, anonymous: true, otherwise: 'Login failed' } as const
  return call(LoginResponse, '/api/auth/login', request)
}

/** The person whose session this is. */
export async function verify(signal: AbortSignal): Promise<User> {
  return (await call(VerifyResponse, '/api/auth/verify', { signal })).user
}

/** Ends the session on the server. */
export async function logout(): Promise<void> {
  await call(Done, '/api/auth/logout', { method: 'POST' })
}
