import * as z from 'zod'
import { PLACEHOLDER_IMAGE } from '../picture/placeholder-image.ts'
import { MAX_FEATURES, MAX_NAME_LENGTH, MAX_SIZES } from '../text/limits.ts'
import { filter, Id, ImageUrl, Instant, ListQuery, line, Price, paragraphs, requiredLine, Version } from '../wire.ts'
import { EquipmentIds } from './equipment-ids.ts'

/** Only `available` models are offered. */
export const CustomTrailerStatus = z.enum(['available', 'unavailable'])
export type CustomTrailerStatus = z.infer<typeof CustomTrailerStatus>

/** A size that a model comes in, as in “5m”. */
export const TrailerSize = requiredLine('Size', 20)

/** The fields of a custom model that staff enter; `price` is the price of its base configuration. */
export const CustomTrailerInput = z.object({
  name: requiredLine('Name', MAX_NAME_LENGTH),
  description: paragraphs(2000).default(''),
  dimensions: line(120).default(''),
  status: CustomTrailerStatus.default('available'),
  price: Price.default(0),
  image_url: ImageUrl.default(PLACEHOLDER_IMAGE),
  // Duplicate sizes are removed.
  sizes: z
    .array(TrailerSize)
    .max(MAX_SIZES)
    .default(['4m', '5m', '6m'])
    .transform((sizes) => [...new Set(sizes)]),
  features: z.array(requiredLine('Feature', 120)).max(MAX_FEATURES).default([]),
  available_equipment: EquipmentIds,
})
export type CustomTrailerInput = z.infer<typeof CustomTrailerInput>

/** A custom model as visitors see it. */
export const PublicCustomTrailer = CustomTrailerInput.extend({ id: Id })
export type PublicCustomTrailer = z.infer<typeof PublicCustomTrailer>

/** Response of GET /api/custom-trailers/public. */
export const PublicCustomTrailerList = z.object({
  success: z.literal(true),
  trailers: z.array(PublicCustomTrailer),
})
export type PublicCustomTrailerList = z.infer<typeof PublicCustomTrailerList>

/** A custom model as staff see it; deleted equipment is left out of `available_equipment`. */
export const CustomTrailer = PublicCustomTrailer.extend({
  /** Also false if all of `available_equipment` has been deleted: the model then offers nothing. */
  offers_all: z.boolean(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})
export type CustomTrailer = z.infer<typeof CustomTrailer>

/** Response of GET, POST and PUT of one model, and of restoring a deleted one. */
export const CustomTrailerResponse = z.object({ success: z.literal(true), trailer: CustomTrailer })
export type CustomTrailerResponse = z.infer<typeof CustomTrailerResponse>

/** Query of GET /api/custom-trailers. */
export const CustomTrailerListQuery = ListQuery.extend({ status: filter(CustomTrailerStatus) })
export type CustomTrailerListQuery = z.infer<typeof CustomTrailerListQuery>

/** Response of GET /api/custom-trailers, newest first. */
export const CustomTrailerList = z.object({
  success: z.literal(true),
  trailers: z.array(CustomTrailer),
  nextCursor: z.string().optional(),
})
export type CustomTrailerList = z.infer<typeof CustomTrailerList>
