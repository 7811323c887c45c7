import type { Context } from 'hono'
import type { RentalStatus } from '#contract/requests/rental'
import type { AppEnv } from '../env.ts'
import { purgeTags } from './edge-cache.ts'

/** Purges what shows a trailer's booked days after a change of a request, if its `statuses` say that it books days or did. */
export function purgeBookedDays(c: Context<AppEnv>, trailerId: number | null, ...statuses: RentalStatus[]): void {
  if (trailerId !== null && statuses.includes('approved')) purgeTags(c, `rental-${trailerId}`)
}
