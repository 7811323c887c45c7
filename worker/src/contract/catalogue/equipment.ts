import * as z from 'zod'
import { MAX_NAME_LENGTH } from '../text/limits.ts'
import { formatNumber } from '../text/number-format.ts'
import { filter, Id, ImageUrl, Instant, ListQuery, line, Price, paragraphs, requiredLine, Version } from '../wire.ts'
import { EQUIPMENT_PLACES } from './equipment-places.ts'
import { isMistakenPrice, readEquipmentPrice } from './equipment-price.ts'
import { isForeignPrice } from './foreign-price.ts'
import { ICON_NAMES } from './icon-names.ts'

/** Where in or on a trailer a piece is placed. */
export const EquipmentPlace = z.enum(EQUIPMENT_PLACES)
export type EquipmentPlace = z.infer<typeof EquipmentPlace>

function electrical(label: string, max: number) {
  const wanted = `Enter ${label} as a number from 0 to ${formatNumber(max)}`
  return z.number(wanted).min(0, wanted).max(max, wanted).nullable().default(null)
}

// An invalid number is passed on for `Price` to reject; any other format of a supplier's list is parsed leniently.
function price(value: unknown, { issues }: z.RefinementCtx): unknown {
  if (isForeignPrice(value)) {
    issues.push({ code: 'custom', input: value, message: 'Enter the price in euros' })
    return z.NEVER
  }
  return typeof value === 'number' || isMistakenPrice(value) ? value : readEquipmentPrice(value)
}

// Described as it is taken: `z.preprocess` would have it described as the number that it becomes.
const AnyPrice = z
  .unknown()
  .meta({
    description: 'In euro: a number, a text as suppliers write it, or a list or an object that has one of these.',
    examples: [1250, '€ 1.250,00', [450, 900], { amount: '1,250.00', currency: 'EUR' }],
  })
  .transform(price)
  .pipe(Price)

/**
 * The fields of a piece of equipment that staff enter. `price` is in euro, in any format of a supplier's list; 0 is “Price on
 * request”. Unknown values are null.
 */
export const EquipmentInput = z.object({
  name: requiredLine('Name', MAX_NAME_LENGTH),
  category: requiredLine('Category', 60),
  price: AnyPrice.default(0),
  info: line(300).default(''),
  description: paragraphs(2000).default(''),
  /** Width × depth × height in cm, as in “80 × 70 × 90 cm”. */
  dimensions: line(120).default(''),
  watts: electrical('watts', 100_000),
  /** Watts it draws while starting, if its maker states them. */
  starting_watts: electrical('starting watts', 300_000),
  amps: electrical('amps', 1000),
  volts: electrical('volts', 1000),
  place: EquipmentPlace.nullable().default(null),
})
export type EquipmentInput = z.infer<typeof EquipmentInput>

/** A piece of equipment as visitors see it; `category_icon` is the name of an icon or the address of a picture. */
export const PublicEquipment = EquipmentInput.extend({
  id: Id,
  price: Price,
  category_icon: z.string().nullable(),
})
export type PublicEquipment = z.infer<typeof PublicEquipment>

/** A piece of equipment as staff see it. */
export const Equipment = PublicEquipment.extend({ version: Version, created_at: Instant, updated_at: Instant })
export type Equipment = z.infer<typeof Equipment>

/** Response of GET, POST and PUT of one piece, and of restoring a deleted one. */
export const EquipmentResponse = z.object({ success: z.literal(true), equipment: Equipment })
export type EquipmentResponse = z.infer<typeof EquipmentResponse>

/** Response of GET /api/equipment/public. */
export const PublicEquipmentList = z.object({ success: z.literal(true), equipment: z.array(PublicEquipment) })
export type PublicEquipmentList = z.infer<typeof PublicEquipmentList>

/** Query of GET /api/equipment. */
export const EquipmentListQuery = ListQuery.extend({ category: filter(z.string().max(60)) })
export type EquipmentListQuery = z.infer<typeof EquipmentListQuery>

/**
 * Payload of POST /api/equipment/category-icon; an empty icon or null removes it. With `instead_of`, the icon that it replaces, it is
 * refused as stale if the category has another one by then.
 */
export const CategoryIconInput = z.object({
  category: requiredLine('Category', 60),
  icon: z
    .union(
      [z.enum(ICON_NAMES), ImageUrl, z.literal('').transform(() => null), z.null()],
      'Choose one of the icons, an image from the library or an https address',
    )
    .default(null),
  instead_of: z.string().max(2048).nullable().optional(),
})
export type CategoryIconInput = z.infer<typeof CategoryIconInput>

/** Response of POST /api/equipment/category-icon. */
export const CategoryIconResponse = z.object({
  success: z.literal(true),
  category: z.string(),
  icon: z.string().nullable(),
})
export type CategoryIconResponse = z.infer<typeof CategoryIconResponse>

/** Payload of POST /api/equipment/rename-category; with the name of another category, its pieces join that one. */
export const CategoryRename = z.object({ category: requiredLine('Category', 60), name: requiredLine('Name', 60) })
export type CategoryRename = z.infer<typeof CategoryRename>

/** Response of POST /api/equipment/rename-category: the name as the catalogue spells it. */
export const CategoryRenameResponse = z.object({ success: z.literal(true), category: z.string() })
export type CategoryRenameResponse = z.infer<typeof CategoryRenameResponse>

/** A category, its icon and how many pieces it holds. */
export const EquipmentCategory = z.object({
  category: z.string(),
  icon: z.string().nullable(),
  count: z.number().int(),
})
export type EquipmentCategory = z.infer<typeof EquipmentCategory>

/**
 * Response of GET /api/equipment, sorted by category and name, a search first by how well the name matches; `categories` are those
 * of the whole catalogue.
 */
export const EquipmentList = z.object({
  success: z.literal(true),
  equipment: z.array(Equipment),
  categories: z.array(EquipmentCategory).default([]),
  nextCursor: z.string().optional(),
})
export type EquipmentList = z.infer<typeof EquipmentList>
