import { PublicEquipmentList } from '#contract/catalogue/equipment'
import { expectResponse } from './client.ts'

/** A piece of equipment as visitors see it; `undefined` if they do not. */
export async function publicEquipment(id: number) {
  const { equipment } = await expectResponse(PublicEquipmentList, 200, 'GET', '/api/equipment/public')
  return equipment.find((piece) => piece.id === id)
}
