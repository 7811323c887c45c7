import * as z from 'zod'
import { Instant } from '../wire.ts'

/** Response of GET /api/calendar-feed: since when the account has a subscription address; null if it has none. */
export const CalendarFeedResponse = z.object({
  success: z.literal(true),
  feed: z.object({ created_at: Instant }).nullable(),
})
export type CalendarFeedResponse = z.infer<typeof CalendarFeedResponse>

/** Response of POST /api/calendar-feed: the address, which is shown only this once. */
export const NewCalendarFeed = z.object({
  success: z.literal(true),
  feed: z.object({ created_at: Instant, url: z.url() }),
})
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>
