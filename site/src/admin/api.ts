import * as z from 'zod'
import { BuildAnswer, type BuildEdit, BuildList, type BuildStatus, type CustomBuild } from '#contract/custom-build'
import { type Rental, RentalAnswer, type RentalEdit, RentalList, type RentalStatus } from '#contract/rental'
import { type Login, LoginAnswer, type User, VerifyAnswer } from '#contract/session'
import { call } from './call.ts'
import type { DeskFilter, DeskMove } from './requests/desk.ts'

const PAGE_SIZE = 100

const Done = z.object({ success: z.literal(true) })

/** Signs in and answers the token and the person. */
export function login(credentials: Login): Promise<LoginAnswer> {
  const request = { method: 'POST', body: credentials, anonymous: true, otherwise: 'Login failed' } as const
  return call(LoginAnswer, '/api/auth/login', request)
}

/** The person whose session this is. */
export async function verify(signal: AbortSignal): Promise<User> {
  return (await call(VerifyAnswer, '/api/auth/verify', { signal })).user
}

/** Ends the session on the server. */
export async function logout(): Promise<void> {
  await call(Done, '/api/auth/logout', { method: 'POST' })
}

/** Filters and place of a page as a query. */
export function pageQuery({ status, q }: DeskFilter<string>, cursor: string): URLSearchParams {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
  if (status !== 'all') query.set('status', status)
  if (q) query.set('q', q)
  if (cursor) query.set('cursor', cursor)
  return query
}

/** One page of the rental requests, newest first. */
export function listRentals(
  filter: DeskFilter<RentalStatus>,
  cursor: string,
  signal: AbortSignal,
): Promise<RentalList> {
  return call(RentalList, `/api/rentals?${pageQuery(filter, cursor)}`, { signal })
}

/** One rental request. */
export async function getRental(id: number, signal: AbortSignal): Promise<Rental> {
  return (await call(RentalAnswer, `/api/rentals/${id}`, { signal })).quote
}

/** Moves a rental request to another state; a request changed since its `version` is a 412. */
export async function moveRental({ id, version }: Rental, body: DeskMove<RentalStatus>): Promise<Rental> {
  return (await call(RentalAnswer, `/api/rentals/${id}/status`, { method: 'PUT', body, version })).quote
}

/** Stores notes, price and days of a rental request; one changed since `version` is a 412, taken days are a 409. */
export async function editRental(id: number, body: RentalEdit, version: number): Promise<Rental> {
  return (await call(RentalAnswer, `/api/rentals/${id}`, { method: 'PUT', body, version })).quote
}

/** One page of the build requests, newest first. */
export function listBuilds(filter: DeskFilter<BuildStatus>, cursor: string, signal: AbortSignal): Promise<BuildList> {
  return call(BuildList, `/api/custom-builds?${pageQuery(filter, cursor)}`, { signal })
}

/** One build request. */
export async function getBuild(id: number, signal?: AbortSignal): Promise<CustomBuild> {
  return (await call(BuildAnswer, `/api/custom-builds/${id}`, signal ? { signal } : {})).quote
}

/** Moves a build request to another state; a request changed since its `version` is a 412. */
export async function moveBuild({ id, version }: CustomBuild, body: DeskMove<BuildStatus>): Promise<CustomBuild> {
  return (await call(BuildAnswer, `/api/custom-builds/${id}/status`, { method: 'PUT', body, version })).quote
}

/** Stores notes, price and last day of a quote; a request changed since `version` is a 412. */
export async function editBuild(id: number, body: BuildEdit, version: number): Promise<CustomBuild> {
  return (await call(BuildAnswer, `/api/custom-builds/${id}`, { method: 'PUT', body, version })).quote
}
