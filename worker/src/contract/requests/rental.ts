import * as z from 'zod'
import {
  Amount,
  chosenId,
  Day,
  Email,
  filter,
  Id,
  Instant,
  ListQuery,
  Phone,
  Price,
  paragraphs,
  requiredLine,
} from '../wire.ts'
import { CloseReason } from './close-reason.ts'
import { NO_DELIVERY_ADDRESS } from './request-messages.ts'
import { requestRecord, statusChange } from './request-record.ts'

/** States of a rental request in the order of its life cycle; the moves between them are in domain/rental/status. */
export const RentalStatus = z.enum(['pending', 'approved', 'rejected', 'completed'])
export type RentalStatus = z.infer<typeof RentalStatus>

const details = {
  customer_name: requiredLine('Name', 100),
  customer_email: Email,
  customer_phone: Phone,
  delivery_required: z.boolean('Choose whether you need delivery'),
  delivery_address: paragraphs(300),
}

const fields = {
  ...details,
  trailer_id: chosenId('Choose a trailer'),
  rental_start_date: Day,
  rental_end_date: Day,
  delivery_required: details.delivery_required.default(false),
  delivery_address: details.delivery_address.default(''),
  special_requirements: paragraphs(2000).default(''),
}

const emailOrNone = z.literal('').or(Email)

const hasPlaceToGo = (request: { delivery_required: boolean; delivery_address: string }) =>
  !request.delivery_required || request.delivery_address !== ''

const noPlaceToGo = {
  path: ['delivery_address'],
  message: NO_DELIVERY_ADDRESS,
}

/** What a visitor sends to request a rental. */
export const RentalRequest = z.object(fields).refine(hasPlaceToGo, noPlaceToGo)
export type RentalRequest = z.infer<typeof RentalRequest>

/** What staff enter for a customer on the phone, who may have no e-mail address: '' means none, and no mail. */
export const RentalEntry = z
  .object({ ...fields, customer_email: emailOrNone.default('') })
  .refine(hasPlaceToGo, noPlaceToGo)
export type RentalEntry = z.infer<typeof RentalEntry>

/** One change of a rental request's status. */
export const RentalStatusChange = statusChange(RentalStatus)
export type RentalStatusChange = z.infer<typeof RentalStatusChange>

/** Days that a rental request was for until staff moved it, and who did that when. */
export const EarlierDays = z.object({ start: Day, end: Day, by: z.string(), at: Instant })
export type EarlierDays = z.infer<typeof EarlierDays>

/**
 * A stored rental request. Name and rates of the trailer are copies from the day it was sent, so the request reads the same
 * after the trailer is changed or deleted; `trailer_id` is null once it is deleted.
 */
export const Rental = z.object({
  ...requestRecord,
  trailer_id: Id.nullable(),
  trailer_name: z.string(),
  rental_price_daily: Price,
  rental_price_weekly: Price,
  rental_price_monthly: Price,
  rental_start_date: Day,
  rental_end_date: Day,
  delivery_required: z.boolean(),
  status: RentalStatus,
  estimated_price: Amount.nullable(),
  /** Who took the request on the phone; null if the customer sent it. */
  entered_by: z.string().nullable(),
  /** The days it was for before, oldest first, so the first are those that were asked for; empty if it was never moved. */
  earlier_days: z.array(EarlierDays),
  history: z.array(RentalStatusChange),
})
export type Rental = z.infer<typeof Rental>

/** Payload of PUT /api/rentals/{id}/status. */
export const RentalStatusInput = z.object({
  status: RentalStatus,
  close_reason: CloseReason.optional(),
})
export type RentalStatusInput = z.infer<typeof RentalStatusInput>

/**
 * Payload of PUT /api/rentals/{id}; omitted fields keep their values. Staff may enter past days, to extend a rental that is
 * under way or to correct one agreed on the phone.
 */
export const RentalEdit = z.object({
  notes: paragraphs(5000).optional(),
  final_price: Price.nullable().optional(),
  rental_start_date: Day.optional(),
  rental_end_date: Day.optional(),
})
export type RentalEdit = z.infer<typeof RentalEdit>

/** Payload of PUT /api/rentals/{id}/customer; omitted fields keep their values. Only an entered request may have no e-mail address. */
export const RentalCorrection = z.object({ ...details, customer_email: emailOrNone }).partial()
export type RentalCorrection = z.infer<typeof RentalCorrection>

/** Query of GET /api/rentals. */
export const RentalListQuery = ListQuery.extend({ status: filter(RentalStatus) })
export type RentalListQuery = z.infer<typeof RentalListQuery>

/**
 * Response of GET /api/rentals, newest first. `counts` has the number in each status, whatever the filter; only the first page
 * has it, since a list shows it once.
 */
export const RentalList = z.object({
  success: z.literal(true),
  quotes: z.array(Rental),
  counts: z.record(RentalStatus, z.number().int()).optional(),
  nextCursor: z.string().optional(),
})
export type RentalList = z.infer<typeof RentalList>

/** Response of a call about one rental request. */
export const RentalResponse = z.object({ success: z.literal(true), quote: Rental })
export type RentalResponse = z.infer<typeof RentalResponse>
