import type { Rental, RentalAnswer, RentalRequest } from '#contract/rental'
import type { Availability, BookedRange } from '#contract/trailer'
import type { Day } from '#contract/wire'
import { todayInTampa } from '#domain/days'
import { type Answer, call } from './call.ts'
import { post } from './post.ts'

/** A stored request, with the URL of its customer page where known. */
export type SentRental = Rental & { link: string | null }

/** Requests a trailer; returns the stored request. */
export async function requestRental(request: RentalRequest, key: string): Promise<Answer<SentRental>> {
  const fallback = 'Failed to send request. Please try again.'
  const answer = await post<RentalAnswer>('/api/rentals', { body: request, key, part: 'quote', fallback })
  return answer.ok ? { ...answer, value: { ...answer.value.quote, link: answer.headers.get('Location') } } : answer
}

/** Days on which a trailer is booked, and today in Tampa where the response is dated; `null` when there is no response. */
export async function fetchAvailability(
  trailerId: number,
): Promise<{ booked: BookedRange[]; today: Day | null } | null> {
  const answer = await call<Availability>(`/api/trailers/${trailerId}/availability`, '', 'booked')
  if (!answer.ok) return null
  const date = answer.headers.get('Date')
  return { booked: answer.value.booked, today: date && todayInTampa(new Date(date)) }
}
