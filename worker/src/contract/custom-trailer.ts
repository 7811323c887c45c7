import * as z from 'zod'
import { Id, ImageUrl, line, Price, paragraphs, requiredLine } from './wire.ts'

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
  image_url: ImageUrl.default('/placeholder-trailer.jpg'),
  sizes: z.array(requiredLine('Size', 20)).max(12).default(['4m', '5m', '6m']),
  features: z.array(requiredLine('Feature', 120)).max(40).default([]),
  available_equipment: z.array(Id).max(1000).default([]),
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
