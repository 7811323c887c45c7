import * as z from 'zod'
import { type Rental, RentalAnswer, RentalList, type RentalStatus, type RentalStatusInput } from '#contract/rental'
import { type Login, LoginAnswer, type User, VerifyAnswer } from '#contract/session'
import { call } from './call.ts'

/** Which requests to list: those in `status`, those that hold `q`; 'all' and '' do not narrow. */
export interface RentalFilter {
  status: RentalStatus | 'all'
  q: string
}

const PAGE_SIZE = 100

const Done = z.object({ success: z.literal(true) })

/** Signs in and answers the token and the person. */
export function login(credentials: Login): Promise<LoginAnswer> {
  return call(LoginAnswer, '/api/auth/login', { method: 'POST', body: credentials, otherwise: 'Login failed' })
}

/** The person whose session this is. */
export async function verify(signal: AbortSignal): Promise<User> {
  return (await call(VerifyAnswer, '/api/auth/verify', { signal })).user
}

/** Ends the session on the server. */
export async function logout(): Promise<void> {
  await call(Done, '/api/auth/logout', { method: 'POST' })
}

/** One page of the rental requests, newest first. */
export function listRentals({ status, q }: RentalFilter, cursor: string, signal: AbortSignal): Promise<RentalList> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
  if (status !== 'all') query.set('status', status)
  if (q) query.set('q', q)
  if (cursor) query.set('cursor', cursor)
  return call(RentalList, `/api/rentals?${query}`, { signal })
}

/** One rental request. */
export async function getRental(id: number, signal: AbortSignal): Promise<Rental> {
  return (await call(RentalAnswer, `/api/rentals/${id}`, { signal })).quote
}

/** Moves a request to another state; a request changed since its `version` is a 412. */
export async function moveRental({ id, version }: Rental, body: RentalStatusInput): Promise<Rental> {
  return (await call(RentalAnswer, `/api/rentals/${id}/status`, { method: 'PUT', body, version })).quote
}
