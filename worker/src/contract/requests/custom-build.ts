import * as z from 'zod'
import { TrailerSize } from '../catalogue/custom-trailer.ts'
import { EquipmentPlace } from '../catalogue/equipment.ts'
import { MAX_BUILD_ITEMS, MAX_NAME_LENGTH } from '../text/limits.ts'
import { Day, Email, filter, Id, ListQuery, line, Phone, Price, paragraphs, requiredLine } from '../wire.ts'
import { CloseReason } from './close-reason.ts'
import { requestRecord, statusChange } from './request-record.ts'

/** States of a build request in the order of its life cycle; the moves between them are in domain/build/status. */
export const BuildStatus = z.enum(['pending', 'approved', 'rejected', 'in_progress', 'completed'])
export type BuildStatus = z.infer<typeof BuildStatus>

/** The eight body colors (storefront specification, section 3). */
export const RalCode = z.enum(
  ['RAL 9016', 'RAL 9005', 'RAL 7016', 'RAL 3020', 'RAL 5015', 'RAL 6005', 'RAL 6018', 'RAL 2004'],
  'Choose one of the eight colors',
)
export type RalCode = z.infer<typeof RalCode>

// By id, as our configurator sends it, or by name, as in a quote.
const MODEL = 'Choose a model by its number or name'
const PIECE = 'Choose equipment by its number or name'
const IdOrName = (label: string, missing: string) => z.union([Id, requiredLine(label, MAX_NAME_LENGTH)], missing)

const details = {
  customer_name: requiredLine('Name', 100),
  customer_email: Email,
  customer_phone: Phone,
  company_name: line(120),
  delivery_address: paragraphs(300),
}

/** What a visitor sends to request a quote. */
export const BuildRequest = z.object({
  ...details,
  company_name: details.company_name.default(''),
  trailer_model: IdOrName('Model', MODEL),
  trailer_size: TrailerSize,
  color_ral: RalCode,
  delivery_timeline: line(80).default(''),
  equipment_selected: z
    .array(IdOrName('Equipment', PIECE))
    .max(MAX_BUILD_ITEMS, `Choose at most ${MAX_BUILD_ITEMS} items`)
    .default([]),
  delivery_address: details.delivery_address.default(''),
  special_requirements: paragraphs(2000).default(''),
})
export type BuildRequest = z.infer<typeof BuildRequest>

/** A chosen piece as it was on the day of the request; `price` is in euro, 0 is “Price on request”. */
export const BuildEquipment = z.object({
  id: Id,
  name: z.string(),
  category: z.string(),
  price: Price,
  dimensions: z.string(),
  watts: z.number().nullable(),
  starting_watts: z.number().nullable(),
  amps: z.number().nullable(),
  volts: z.number().nullable(),
  place: EquipmentPlace.nullable(),
})
export type BuildEquipment = z.infer<typeof BuildEquipment>

/** One change of a build request's status. */
export const BuildStatusChange = statusChange(BuildStatus)
export type BuildStatusChange = z.infer<typeof BuildStatusChange>

/**
 * A stored build request. Model and equipment are copies from the day it was sent; `trailer_model_id` is null once the model is
 * deleted. `estimated_price` is the model's base price in dollars, null if it has none.
 */
export const CustomBuild = z.object({
  ...requestRecord,
  company_name: z.string(),
  trailer_model_id: Id.nullable(),
  trailer_model: z.string(),
  trailer_size: z.string(),
  color_ral: RalCode,
  delivery_timeline: z.string(),
  /** Names, in the order of `equipment`. */
  equipment_selected: z.array(z.string()),
  equipment: z.array(BuildEquipment),
  status: BuildStatus,
  estimated_price: Price.nullable(),
  quote_valid_until: Day,
  history: z.array(BuildStatusChange),
})
export type CustomBuild = z.infer<typeof CustomBuild>

/** Payload of PUT /api/custom-builds/{id}; omitted fields keep their values. */
export const BuildEdit = z.object({
  notes: paragraphs(5000).optional(),
  final_price: Price.nullable().optional(),
  quote_valid_until: Day.optional(),
})
export type BuildEdit = z.infer<typeof BuildEdit>

/** Payload of PUT /api/custom-builds/{id}/customer; omitted fields keep their values. */
export const BuildCorrection = z.object(details).partial()
export type BuildCorrection = z.infer<typeof BuildCorrection>

/** Payload of PUT /api/custom-builds/{id}/status. */
export const BuildStatusInput = z.object({ status: BuildStatus, close_reason: CloseReason.optional() })
export type BuildStatusInput = z.infer<typeof BuildStatusInput>

/** Query of GET /api/custom-builds. */
export const BuildListQuery = ListQuery.extend({ status: filter(BuildStatus) })
export type BuildListQuery = z.infer<typeof BuildListQuery>

/** Response of GET /api/custom-builds, newest first; `counts` as in the list of rentals, with the first page only. */
export const BuildList = z.object({
  success: z.literal(true),
  quotes: z.array(CustomBuild),
  counts: z.record(BuildStatus, z.number().int()).optional(),
  nextCursor: z.string().optional(),
})
export type BuildList = z.infer<typeof BuildList>

/** Response of a call about one build request. */
export const BuildResponse = z.object({ success: z.literal(true), quote: CustomBuild })
export type BuildResponse = z.infer<typeof BuildResponse>
