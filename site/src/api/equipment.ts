import type { PublicEquipment } from '#contract/catalogue/equipment'
import { readEquipmentList } from '#domain/equipment/list'
import { call } from './call.ts'

/** Equipment on offer and its source: the static file may have other ids than the catalogue. */
export interface EquipmentListing {
  listed: 'catalogue' | 'file'
  items: PublicEquipment[]
}

/** Everything that can be built in: from the catalogue, else from the static file, else nothing. Never rejects. */
export async function loadEquipment(): Promise<EquipmentListing> {
  // The file is a copy of what the catalogue began with (storefront specification, section 8).
  const catalogue = await loadCatalogueEquipment()
  if (catalogue?.length) return { listed: 'catalogue', items: catalogue }
  return { listed: 'file', items: (await itemsOf('/data/equipment.json')) ?? [] }
}

/** Everything that can be built in from the catalogue alone; `null` where it cannot be reached. Never rejects. */
export function loadCatalogueEquipment(): Promise<PublicEquipment[] | null> {
  return itemsOf('/api/equipment/public')
}

async function itemsOf(source: string): Promise<PublicEquipment[] | null> {
  const response = await call(source, '')
  return response.ok ? readEquipmentList(response.value) : null
}
