import { CalendarFeedResponse, NewCalendarFeed } from '#contract/access/calendar-feed'
import { FleetCalendar, type FleetRental, type FleetTrailer } from '#contract/catalogue/fleet-calendar'
import { Availability, type BookedRange, type PublicTrailer, PublicTrailerList } from '#contract/catalogue/trailer'
import { type Rental, RentalResponse } from '#contract/requests/rental'
import { type DayRange, Done } from '#contract/wire'
import { overlaps } from '#domain/rental/dates'
import { call } from '../api/call.ts'
import { queryOf } from '../api/query-of.ts'
import type { EntryForm } from './entry-form.ts'

const FEED = '/api/calendar-feed'

/** A page of trailers with the rentals and requests for them in a window. */
export function readFleet(
  { start, end }: DayRange,
  limit: number,
  cursor: string,
  signal: AbortSignal,
): Promise<FleetCalendar> {
  const query = queryOf({ from: start, to: end, limit, cursor })
  return call(FleetCalendar, `/api/rentals/calendar?${query}`, { signal })
}

/** A trailer, if it is still in the fleet, and the pending requests for it on any day of a window, oldest first. */
export async function readPendingForTrailer(
  trailer: number,
  { start, end }: DayRange,
  signal: AbortSignal,
): Promise<{ trailer: FleetTrailer | null; requests: FleetRental[] }> {
  const query = queryOf({ from: start, to: end, trailer })
  const { trailers, rentals } = await call(FleetCalendar, `/api/rentals/calendar?${query}`, { signal })
  const wanted = rentals.filter((rental) => rental.status === 'pending' && overlaps(rental, { start, end }))
  return { trailer: trailers[0] ?? null, requests: wanted.toSorted((a, b) => a.id - b.id) }
}

/** What trailers cost. */
export async function readRates(signal: AbortSignal): Promise<PublicTrailer[]> {
  return (await call(PublicTrailerList, '/api/trailers/public', { signal })).trailers
}

/** Days on which a trailer is booked, including those kept free around them. */
export async function readBooked(trailer: number, signal: AbortSignal): Promise<BookedRange[]> {
  return (await call(Availability, `/api/trailers/${trailer}/availability`, { signal })).booked
}

/** Stores a request that staff entered; sent again under the same `key`, it is stored only once. */
export async function enterRental(body: EntryForm, key: string): Promise<Rental> {
  return (await call(RentalResponse, '/api/rentals/entered', { method: 'POST', body, key })).quote
}

/** Since when the user has had an address to subscribe to; `null` for none. */
export async function readFeed(signal: AbortSignal): Promise<CalendarFeedResponse['feed']> {
  return (await call(CalendarFeedResponse, FEED, { signal })).feed
}

/** Creates a new address, which revokes the previous one; it is returned only this once. */
export async function makeFeed(): Promise<NewCalendarFeed['feed']> {
  return (await call(NewCalendarFeed, FEED, { method: 'POST' })).feed
}

/** Revokes the user's address. */
export async function endFeed(): Promise<void> {
  await call(Done, FEED, { method: 'DELETE' })
}
