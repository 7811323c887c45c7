import type { Rental, RentalRequest, RentalTaken } from '#contract/rental'
import type { Availability, BookedRange } from '#contract/trailer'
import type { Day } from '#contract/wire'
import { todayInTampa } from '#domain/days'
import { type Answer, call, post } from './call.ts'

// Apart from api.ts, which every page loads.

/** A stored request, and the address of the page its customer follows it on. */
export type SentRental = Rental & { link: string }

/** Asks for a trailer; answers the stored request. */
export async function requestRental(request: RentalRequest, key: string): Promise<Answer<SentRental>> {
  const fallback = 'Failed to send request. Please try again.'
  const answer = await post<RentalTaken>('/api/rentals', fallback, request, key)
  return answer.ok ? { ...answer, value: { ...answer.value.quote, link: answer.value.link } } : answer
}

/** Days a trailer is taken now, and today in Tampa where the answer tells the time; `null` when there is no answer. */
export async function fetchAvailability(
  trailerId: number,
): Promise<{ booked: BookedRange[]; today: Day | null } | null> {
  const answer = await call<Availability>(`/api/trailers/${trailerId}/availability`, '')
  if (!answer.ok) return null
  const date = answer.headers.get('Date')
  return { booked: answer.value.booked, today: date && todayInTampa(new Date(date)) }
}
