import * as z from 'zod'
import { MAX_MESSAGE_LENGTH } from '../text/limits.ts'
import { Amount, Day, Id, Instant, Price, requiredParagraphs, Version } from '../wire.ts'
import { BuildEquipment, BuildStatus, RalCode } from './custom-build.ts'
import { RentalStatus } from './rental.ts'

/** Steps of a request, among them each state it was moved to; `pending` is a closed one that was reopened, `moved` has got other days. */
export const CustomerStep = z.object({
  what: z.enum(['received', 'priced', 'accepted', 'acceptance_ended', 'withdrawn', 'moved', ...BuildStatus.options]),
  at: Instant,
})
export type CustomerStep = z.infer<typeof CustomerStep>

// What every request shows its customer: no notes or names of staff, and of the customer's own data only the name.
const shared = {
  id: Id,
  customer_name: z.string(),
  special_requirements: z.string(),
  delivery_address: z.string(),
  /** The reason that staff gave for closing it; null if the customer withdrew it. */
  close_reason: z.string().nullable(),
  estimated_price: Amount.nullable(),
  final_price: Price.nullable(),
  /** Last day on which the final price can be accepted. */
  valid_until: Day,
  accepted_at: Instant.nullable(),
  /** True while it is closed because the customer withdrew it. */
  is_withdrawn: z.boolean(),
  /** What happened, oldest first. */
  steps: z.array(CustomerStep),
  version: Version,
  created_at: Instant,
}

/** A rental request as its customer's page shows it. */
export const CustomerRental = z.object({
  ...shared,
  noun: z.literal('rental'),
  status: RentalStatus,
  trailer_id: Id.nullable(),
  trailer_name: z.string(),
  rental_price_daily: Price,
  rental_price_weekly: Price,
  rental_price_monthly: Price,
  rental_start_date: Day,
  rental_end_date: Day,
  /** The days that were asked for, if staff have moved the request to others. */
  asked_days: z.object({ start: Day, end: Day }).nullable(),
  delivery_required: z.boolean(),
})
export type CustomerRental = z.infer<typeof CustomerRental>

/** A build request as its customer's page shows it. */
export const CustomerBuild = z.object({
  ...shared,
  noun: z.literal('custom_build'),
  status: BuildStatus,
  company_name: z.string(),
  trailer_model: z.string(),
  trailer_size: z.string(),
  color_ral: RalCode,
  delivery_timeline: z.string(),
  equipment: z.array(BuildEquipment),
})
export type CustomerBuild = z.infer<typeof CustomerBuild>

/** A request as the page behind its link shows it. */
export const CustomerRequest = z.discriminatedUnion('noun', [CustomerRental, CustomerBuild])
export type CustomerRequest = z.infer<typeof CustomerRequest>

/** Response of a call about one request by its link. */
export const CustomerRequestResponse = z.object({ success: z.literal(true), request: CustomerRequest })
export type CustomerRequestResponse = z.infer<typeof CustomerRequestResponse>

/**
 * Payload of POST /api/requests/{token}/accept: the price and, for a rental, the days that the customer saw, so that no others
 * are accepted.
 */
export const Acceptance = z.object({
  final_price: Price,
  rental_start_date: Day.optional(),
  rental_end_date: Day.optional(),
})
export type Acceptance = z.infer<typeof Acceptance>

/** Payload of POST /api/requests/{token}/question. */
export const Question = z.object({
  message: requiredParagraphs('Write your question first', MAX_MESSAGE_LENGTH),
})
export type Question = z.infer<typeof Question>
