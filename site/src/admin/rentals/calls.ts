import {
  type Rental,
  type RentalCorrection,
  type RentalEdit,
  RentalList,
  RentalResponse,
  type RentalStatus,
} from '#contract/requests/rental'
import { call } from '../api/call.ts'
import type { DeskFilter, DeskMove } from '../requests/desk.ts'
import { pageQuery } from '../requests/page-query.ts'

/** One page of the rental requests, newest first. */
export function listRentals(
  filter: DeskFilter<RentalStatus>,
  cursor: string,
  signal?: AbortSignal,
): Promise<RentalList> {
  return call(RentalList, `/api/rentals?${pageQuery(filter, cursor)}`, { signal })
}

/** One rental request. */
export async function getRental(id: number, signal?: AbortSignal): Promise<Rental> {
  return (await call(RentalResponse, `/api/rentals/${id}`, { signal })).quote
}

/** Moves a rental request to another state; 412 if it has changed since its `version`. */
export async function moveRental({ id, version }: Rental, body: DeskMove<RentalStatus>): Promise<Rental> {
  return (await call(RentalResponse, `/api/rentals/${id}/status`, { method: 'PUT', body, version })).quote
}

/** Stores notes, price and days of a rental request; 412 if it has changed since `version`, 409 if the days are taken. */
export async function editRental(id: number, body: RentalEdit, version: number): Promise<Rental> {
  return (await call(RentalResponse, `/api/rentals/${id}`, { method: 'PUT', body, version })).quote
}

/** Stores the customer's corrected details; 412 if the request has changed since `version`. */
export async function correctRental(id: number, body: RentalCorrection, version: number): Promise<Rental> {
  return (await call(RentalResponse, `/api/rentals/${id}/customer`, { method: 'PUT', body, version })).quote
}
