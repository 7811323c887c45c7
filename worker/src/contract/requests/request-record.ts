import * as z from 'zod'
import { Id, Instant, Price, Version } from '../wire.ts'

/** One change of a request's status, whose states are `status`. */
export function statusChange<Status extends z.ZodType>(status: Status) {
  return z.object({ from: status, to: status, by: z.string(), at: Instant, reason: z.string().nullable() })
}

/** What a customer may have typed wrongly; a build has no `delivery_required`, and a rental no `company_name`. */
const Details = z
  .object({
    customer_name: z.string(),
    customer_email: z.string(),
    customer_phone: z.string(),
    company_name: z.string(),
    delivery_required: z.boolean(),
    delivery_address: z.string(),
  })
  .partial()

/** What staff corrected of a customer's details: the fields that changed, and who did that when. */
export const Correction = z.object({ by: z.string(), at: Instant, before: Details, after: Details })
export type Correction = z.infer<typeof Correction>

/** What a stored request has, whatever is requested. */
export const requestRecord = {
  id: Id,
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  delivery_address: z.string(),
  special_requirements: z.string(),
  notes: z.string(),
  close_reason: z.string().nullable(),
  final_price: Price.nullable(),
  /** When staff last set the final price. */
  priced_at: Instant.nullable(),
  /** Who set it; null for prices from before this was recorded. */
  priced_by: z.string().nullable(),
  /** When the customer accepted the final price on their own page; null again once that acceptance has ended. */
  accepted_at: Instant.nullable(),
  /** When an acceptance last ended: staff set another price or days, or reopened the request, or its customer withdrew it. */
  acceptance_ended_at: Instant.nullable(),
  /** When the customer withdrew the request on their own page; null again once it is reopened. */
  withdrawn_at: Instant.nullable(),
  /** Corrections of the customer's details, oldest first. */
  corrections: z.array(Correction),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
}
