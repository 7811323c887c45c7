import * as z from 'zod'
import { EquipmentIds } from './equipment-ids.ts'
import { PLACEHOLDER_IMAGE } from './placeholder-image.ts'
import { filter, Id, ImageUrl, Instant, ListQuery, line, Price, paragraphs, requiredLine, Version } from './wire.ts'

/** Only `available` models are offered. */
export const CustomTrailerStatus = z.enum(['available', 'unavailable'])
export type CustomTrailerStatus = z.infer<typeof CustomTrailerStatus>

/** What staff enter of a custom model; `price` is the price of its base configuration. */
export const CustomTrailerInput = z.object({
  name: requiredLine('Name', 120),
  description: paragraphs(2000).default(''),
  dimensions: line(120).default(''),
  status: CustomTrailerStatus.default('available'),
  price: Price.default(0),
  image_url: ImageUrl.default(PLACEHOLDER_IMAGE),
  // A size that is named twice counts once.
  sizes: z
    .array(requiredLine('Size', 20))
    .max(12)
    .default(['4m', '5m', '6m'])
    .transform((sizes) => [...new Set(sizes)]),
  features: z.array(requiredLine('Feature', 120)).max(40).default([]),
  available_equipment: EquipmentIds,
})
export type CustomTrailerInput = z.infer<typeof CustomTrailerInput>

/** A custom model as visitors see it. */
export const PublicCustomTrailer = CustomTrailerInput.extend({ id: Id })
export type PublicCustomTrailer = z.infer<typeof PublicCustomTrailer>

/** Answer of GET /api/custom-trailers/public. */
export const PublicCustomTrailerList = z.object({
  success: z.literal(true),
  trailers: z.array(PublicCustomTrailer),
})
export type PublicCustomTrailerList = z.infer<typeof PublicCustomTrailerList>

/** A custom model as staff see it; ids of `available_equipment` that left the catalogue are left out. */
export const CustomTrailer = PublicCustomTrailer.extend({
  /** False too where all that `available_equipment` named left the catalogue: the model offers nothing then. */
  offers_all: z.boolean(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})
export type CustomTrailer = z.infer<typeof CustomTrailer>

/** Answer of GET, POST and PUT of one model, and of putting a deleted one back. */
export const CustomTrailerAnswer = z.object({ success: z.literal(true), trailer: CustomTrailer })
export type CustomTrailerAnswer = z.infer<typeof CustomTrailerAnswer>

/** Query of GET /api/custom-trailers. */
export const CustomTrailerListQuery = ListQuery.extend({ status: filter(CustomTrailerStatus) })
export type CustomTrailerListQuery = z.infer<typeof CustomTrailerListQuery>

/** Answer of GET /api/custom-trailers, newest first. */
export const CustomTrailerList = z.object({
  success: z.literal(true),
  trailers: z.array(CustomTrailer),
  nextCursor: z.string().optional(),
})
export type CustomTrailerList = z.infer<typeof CustomTrailerList>
