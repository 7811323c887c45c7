import type { BatchItem } from 'drizzle-orm/batch'
import { PublicEquipment } from '#contract/catalogue/equipment'
import { toCents } from '#domain/money'
import items from '../../site/public/data/equipment.json' with { type: 'json' }
import type { Db } from '../../worker/src/db/client.ts'
import * as schema from '../../worker/src/db/schema.ts'

/** The catalogue of a fresh machine, which is also the site's fallback (rulings, section 7). */
const DEMO_EQUIPMENT: readonly PublicEquipment[] = PublicEquipment.array().parse(items)

// D1 allows a hundred parameters in a statement, and a piece has fifteen; a statement for each would add a second.
const ROWS = 6

/** Statements that write the catalogue and the icons of its categories. */
export function fillEquipment(db: Db): BatchItem<'sqlite'>[] {
  const icons = new Map(DEMO_EQUIPMENT.map(({ category, category_icon }) => [category, category_icon ?? '']))
  const rows = DEMO_EQUIPMENT.map(({ category_icon: _icon, ...item }) => ({ ...item, price: toCents(item.price) }))
  const starts = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) => index * ROWS)
  return [
    ...starts.map((start) => db.insert(schema.equipment).values(rows.slice(start, start + ROWS))),
    db.insert(schema.categoryIcons).values([...icons].map(([category, icon]) => ({ category, icon }))),
  ]
}

/** The pieces of these names, in their order; throws for a name the catalogue does not have. */
export function equipmentNamed(names: readonly string[]): PublicEquipment[] {
  return names.map((name) => {
    const item = DEMO_EQUIPMENT.find((one) => one.name === name)
    if (!item) throw new Error(`The demo catalogue has no ${name}`)
    return item
  })
}

/** The ids of the pieces of these names, in their order. */
export function equipmentIds(names: readonly string[]): number[] {
  return equipmentNamed(names).map(({ id }) => id)
}
