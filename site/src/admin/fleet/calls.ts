import { CalendarFeedAnswer, NewCalendarFeed } from '#contract/calendar-feed'
import { FleetCalendar, type FleetRental } from '#contract/fleet-calendar'
import { type Rental, RentalAnswer } from '#contract/rental'
import { Availability, type BookedRange, type PublicTrailer, PublicTrailerList } from '#contract/trailer'
import { Done } from '#contract/wire'
import { overlap } from '#domain/rental/dates'
import { call } from '../call.ts'
import type { EntryForm } from './entry-form.ts'

const FEED = '/api/calendar-feed'

/** A page of trailers with what takes or wants them in a window. */
export function readFleet(
  { start, end }: BookedRange,
  limit: number,
  cursor: string,
  signal: AbortSignal,
): Promise<FleetCalendar> {
  const query = new URLSearchParams({ from: start, to: end, limit: String(limit), ...(cursor && { cursor }) })
  return call(FleetCalendar, `/api/rentals/calendar?${query}`, { signal })
}

/** The requests that wait for an answer and want `trailer` on a day of a window, first come first. */
export async function listCompeting(
  trailer: number | null,
  { start, end }: BookedRange,
  signal: AbortSignal,
): Promise<FleetRental[]> {
  const query = new URLSearchParams({ from: start, to: end, trailer: String(trailer) })
  const { rentals } = await call(FleetCalendar, `/api/rentals/calendar?${query}`, { signal })
  const wanted = rentals.filter((rental) => rental.status === 'pending' && overlap(rental, { start, end }))
  return wanted.toSorted((a, b) => a.id - b.id)
}

/** What trailers cost. */
export async function readRates(signal: AbortSignal): Promise<PublicTrailer[]> {
  return (await call(PublicTrailerList, '/api/trailers/public', { signal })).trailers
}

/** Days of a trailer that are taken, with those kept free around them. */
export async function readBooked(trailer: number | null, signal: AbortSignal): Promise<BookedRange[]> {
  return (await call(Availability, `/api/trailers/${trailer}/availability`, { signal })).booked
}

/** Stores a request that staff took; sent again under the same `key` it is stored once. */
export async function enterRental(body: EntryForm, key: string): Promise<Rental> {
  return (await call(RentalAnswer, '/api/rentals/entered', { method: 'POST', body, key })).quote
}

/** Since when one has an address to subscribe to; `null` for none. */
export async function readFeed(signal: AbortSignal): Promise<CalendarFeedAnswer['feed']> {
  return (await call(CalendarFeedAnswer, FEED, { signal })).feed
}

/** Makes a new address, which ends the one before; it is answered this once. */
export async function makeFeed(): Promise<NewCalendarFeed['feed']> {
  return (await call(NewCalendarFeed, FEED, { method: 'POST' })).feed
}

/** Ends one's address. */
export async function endFeed(): Promise<void> {
  await call(Done, FEED, { method: 'DELETE' })
}
