import type { PublicEquipment } from '#contract/catalogue/equipment'
import { EQUIPMENT_PLACES } from '#contract/catalogue/equipment-places'
import { readEquipmentPrice } from '#contract/catalogue/equipment-price'
import { OTHER } from './other.ts'

type Fields = Record<string, unknown>

/**
 * The equipment in a response or a file, whose items may be flat or grouped by category, in a list or under keys, with prices in
 * any form (storefront specification, section 7). Items without a numeric id or a name are left out.
 */
export function readEquipmentList(data: unknown): PublicEquipment[] {
  if (!isFields(data)) return []
  const inside = data.equipment ?? data
  return entries(inside, OTHER)
}

function entries(list: unknown, category: string): PublicEquipment[] {
  if (Array.isArray(list)) return list.flatMap((entry) => (isFields(entry) ? itemsOf(entry, category) : []))
  if (!isFields(list)) return []
  return Object.entries(list).flatMap(([key, group]) => (Array.isArray(group) ? entries(group, key) : []))
}

function itemsOf(entry: Fields, category: string): PublicEquipment[] {
  const items = entry.items ?? entry.equipment
  if (Array.isArray(items)) return entries(items, text(entry.category) || text(entry.name) || category)
  const item = toEquipment(entry, category)
  return item ? [item] : []
}

function toEquipment(entry: Fields, category: string): PublicEquipment | null {
  const name = text(entry.name)
  if (typeof entry.id !== 'number' || !Number.isInteger(entry.id) || entry.id < 1 || !name) return null
  return {
    id: entry.id,
    name,
    category: text(entry.category) || category,
    category_icon: text(entry.category_icon) || null,
    price: readEquipmentPrice(entry.price),
    info: text(entry.info),
    description: text(entry.description),
    dimensions: text(entry.dimensions),
    watts: figure(entry.watts),
    starting_watts: figure(entry.starting_watts),
    amps: figure(entry.amps),
    volts: figure(entry.volts),
    place: EQUIPMENT_PLACES.find((place) => place === entry.place) ?? null,
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function figure(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}
