import * as z from 'zod'
import { ActivityEntry } from './activity.ts'
import { TrailerStatus } from './catalogue/trailer.ts'
import { BuildStatus } from './requests/custom-build.ts'
import { RentalStatus } from './requests/rental.ts'
import { Amount, Day, Id, Instant } from './wire.ts'

const Count = z.number().int().min(0)

/** A pending request or new message. */
export const Waiting = z.object({
  kind: z.enum(['rental', 'custom_build', 'contact']),
  id: Id,
  name: z.string(),
  about: z.string(),
  /** When its stage began: when it was received, got its final price, or had that accepted; a lapsed price counts for nothing. */
  since: Instant,
  /** `priced` while its customer can accept a final price; `accepted` once they have. */
  stage: z.enum(['new', 'priced', 'accepted']),
  /** True if a price can no longer be accepted; no stage of its own, which a portal opened before a deployment could not read. */
  lapsed: z.boolean().optional(),
  /** First day of a rental that begins within days; like `lapsed`, no more than an older portal can leave unread. */
  begins: Day.optional(),
})
export type Waiting = z.infer<typeof Waiting>

/** A pick-up or return of an approved rental within a week, today included, or an overdue return. */
export const Handover = z.object({
  rental_id: Id,
  kind: z.enum(['pick-up', 'return']),
  day: Day,
  trailer_name: z.string(),
  customer_name: z.string(),
  /** True for a pick-up whose trailer is in maintenance. */
  in_maintenance: z.boolean(),
})
export type Handover = z.infer<typeof Handover>

/** A quote for a build whose validity ends within a week. */
export const ExpiringQuote = z.object({
  id: Id,
  customer_name: z.string(),
  trailer_model: z.string(),
  quote_valid_until: Day,
})
export type ExpiringQuote = z.infer<typeof ExpiringQuote>

/** New requests of one week; `start` is its Monday. */
export const WeekOfRequests = z.object({ start: Day, rentals: Count, custom_builds: Count, messages: Count })
export type WeekOfRequests = z.infer<typeof WeekOfRequests>

/** Everything the dashboard shows. Percents are whole numbers, money is in dollars. */
export const Dashboard = z.object({
  fleet_utilization: Count,
  conversion_rate: Count,
  active_builds: Count,
  total_revenue: Amount,
  trailers: z.record(TrailerStatus, Count),
  rentals: z.record(RentalStatus, Count),
  custom_builds: z.record(BuildStatus, Count),
  new_messages: Count,
  activities: z.array(ActivityEntry),
  waiting: z.array(Waiting),
  handovers: z.array(Handover),
  expiring_quotes: z.array(ExpiringQuote),
  weeks: z.array(WeekOfRequests),
})
export type Dashboard = z.infer<typeof Dashboard>

/** Response of GET /api/dashboard. */
export const DashboardResponse = z.object({ success: z.literal(true), data: Dashboard })
export type DashboardResponse = z.infer<typeof DashboardResponse>
