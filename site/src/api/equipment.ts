import type { PublicEquipment } from '#contract/equipment'
import { readEquipmentList } from '#domain/equipment-list'
import { call } from './call.ts'

// The first is the catalogue, the second a copy of what it began with (storefront specification, section 8).
const SOURCES = ['/api/equipment/public', '/data/equipment.json']

/** Everything that can be built in: from the catalogue, else from the static file, else nothing. Never rejects. */
export async function loadEquipment(): Promise<PublicEquipment[]> {
  for (const source of SOURCES) {
    const answer = await call<unknown>(source, '')
    const items = answer.ok ? readEquipmentList(answer.value) : []
    if (items.length > 0) return items
  }
  return []
}
