import { asc, eq } from 'drizzle-orm'
import type { PublicEquipment } from '#contract/catalogue/equipment'
import { fromCents } from '#domain/money'
import type { Db } from '../client.ts'
import { prepared, readRows } from '../prepared.ts'
import { categoryIcons, equipment } from '../schema.ts'

const publicColumns = {
  id: equipment.id,
  name: equipment.name,
  category: equipment.category,
  category_icon: categoryIcons.icon,
  price: equipment.price,
  info: equipment.info,
  description: equipment.description,
  dimensions: equipment.dimensions,
  watts: equipment.watts,
  starting_watts: equipment.starting_watts,
  amps: equipment.amps,
  volts: equipment.volts,
  place: equipment.place,
}

const everyPiece = prepared('every piece', selectEquipment)

/** Everything that can be built in, sorted by category and name, as visitors see it. */
export async function listPublicEquipment(db: Db): Promise<PublicEquipment[]> {
  return (await readRows(db, everyPiece())).map((row) => ({ ...row, price: fromCents(row.price) }))
}

function selectEquipment(db: Db) {
  return db
    .select(publicColumns)
    .from(equipment)
    .leftJoin(categoryIcons, eq(categoryIcons.category, equipment.category))
    .orderBy(asc(equipment.category), asc(equipment.name), asc(equipment.id))
}
