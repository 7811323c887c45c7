import * as z from 'zod'
import { PLACEHOLDER_IMAGE } from '../picture/placeholder-image.ts'
import { MAX_FEATURES, MAX_NAME_LENGTH } from '../text/limits.ts'
import {
  Day,
  filter,
  Id,
  ImageUrl,
  Instant,
  ListQuery,
  line,
  Price,
  paragraphs,
  requiredLine,
  Version,
} from '../wire.ts'
import { EquipmentIds } from './equipment-ids.ts'

/** Only `available` trailers are listed and can be requested. */
export const TrailerStatus = z.enum(['available', 'rented', 'maintenance'])
export type TrailerStatus = z.infer<typeof TrailerStatus>

/** The fields of a rental trailer that staff enter. */
export const TrailerInput = z.object({
  name: requiredLine('Name', MAX_NAME_LENGTH),
  description: paragraphs(2000).default(''),
  size: line(40).default(''),
  status: TrailerStatus.default('available'),
  location: line(120).default(''),
  rental_price_daily: Price.default(0),
  rental_price_weekly: Price.default(0),
  rental_price_monthly: Price.default(0),
  image_url: ImageUrl.default(PLACEHOLDER_IMAGE),
  features: z.array(requiredLine('Feature', 120)).max(MAX_FEATURES).default([]),
})
export type TrailerInput = z.infer<typeof TrailerInput>

/** A rental trailer as visitors see it; `equipment` holds the names of the pieces on board. */
export const PublicTrailer = TrailerInput.extend({ id: Id, equipment: z.array(z.string()) })
export type PublicTrailer = z.infer<typeof PublicTrailer>

/** Payload of POST /api/trailers, and with all or some of its fields of PUT; `equipment` holds ids of the catalogue. */
export const TrailerPayload = TrailerInput.extend({
  equipment: EquipmentIds,
  /** Days kept free after each rental. */
  buffer_days: z
    .number('Days between rentals must be a number')
    .int('Days between rentals must be a whole number')
    .min(0, 'Days between rentals cannot be negative')
    .max(60, 'Days between rentals can be at most 60')
    .default(0),
})
export type TrailerPayload = z.infer<typeof TrailerPayload>

/** A rental trailer as staff see it; deleted pieces are left out of `equipment`. */
export const Trailer = TrailerPayload.extend({
  id: Id,
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})
export type Trailer = z.infer<typeof Trailer>

/** Response of GET, POST and PUT of one trailer, and of restoring a deleted one. */
export const TrailerResponse = z.object({ success: z.literal(true), trailer: Trailer })
export type TrailerResponse = z.infer<typeof TrailerResponse>

/** Query of GET /api/trailers. */
export const TrailerListQuery = ListQuery.extend({ status: filter(TrailerStatus) })
export type TrailerListQuery = z.infer<typeof TrailerListQuery>

/** Response of GET /api/trailers, newest first. */
export const TrailerList = z.object({
  success: z.literal(true),
  trailers: z.array(Trailer),
  nextCursor: z.string().optional(),
})
export type TrailerList = z.infer<typeof TrailerList>

/** Response of GET /api/trailers/public. */
export const PublicTrailerList = z.object({ success: z.literal(true), trailers: z.array(PublicTrailer) })
export type PublicTrailerList = z.infer<typeof PublicTrailerList>

/**
 * Days closed to others, first and last included; `buffer_days` of them at either end are not rented but kept free between two
 * rentals.
 */
export const BookedRange = z.object({ start: Day, end: Day, buffer_days: z.number().int().positive().optional() })
export type BookedRange = z.infer<typeof BookedRange>

/** Response of GET /api/trailers/{id}/availability: approved requests from today onward. */
export const Availability = z.object({ success: z.literal(true), booked: z.array(BookedRange) })
export type Availability = z.infer<typeof Availability>

/** The maximum number of requests of each status that GET /api/trailers/{id}/rentals-ahead counts. */
export const MAX_AHEAD = 100

/** The number of such requests, at most `MAX_AHEAD`, and the next ones, which only accounts that may view requests get. */
export const Ahead = z.object({
  total: z.number().int().max(MAX_AHEAD),
  /** False if there are more. */
  complete: z.boolean(),
  next: z.array(z.object({ id: Id, customer_name: z.string(), start: Day, end: Day })),
})
export type Ahead = z.infer<typeof Ahead>

/** Response of GET /api/trailers/{id}/rentals-ahead: the approved and the pending requests that have not ended by today. */
export const RentalsAhead = z.object({ success: z.literal(true), approved: Ahead, pending: Ahead })
export type RentalsAhead = z.infer<typeof RentalsAhead>
