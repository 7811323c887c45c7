import type { Availability, BookedRange } from '#contract/catalogue/trailer'
import type { Rental, RentalRequest, RentalResponse } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import { todayInTampa } from '#domain/days'
import { type CallResult, call } from './call.ts'
import { post } from './post.ts'

/** A stored request, with the URL of its customer page where known. */
export type SentRental = Rental & { link: string | null }

/** Requests a trailer; returns the stored request. */
export async function requestRental(request: RentalRequest, key: string): Promise<CallResult<SentRental>> {
  const fallback = 'Failed to send request. Please try again.'
  const result = await post<RentalResponse>('/api/rentals', { body: request, key, part: 'quote', fallback })
  return result.ok ? { ...result, value: { ...result.value.quote, link: result.headers.get('Location') } } : result
}

/** Days on which a trailer is booked, and today in Tampa where the response is dated; `null` when there is no response. */
export async function fetchAvailability(
  trailerId: number,
): Promise<{ booked: BookedRange[]; today: Day | null } | null> {
  const result = await call<Availability>(`/api/trailers/${trailerId}/availability`, '', 'booked')
  if (!result.ok) return null
  const date = result.headers.get('Date')
  return { booked: result.value.booked, today: date && todayInTampa(new Date(date)) }
}
