import type { PublicEquipment } from '#contract/catalogue/equipment'
import { equipmentPrice } from '../../views/build/prices.ts'
import { itemFacts } from '../../views/equipment/facts.ts'
import { byCategory } from '../../views/equipment/search.ts'
import styles from './build-sheet.module.css'

/** Every chosen piece with its price, by category. */
export function SheetEquipment({ items }: { items: readonly PublicEquipment[] }) {
  if (items.length === 0) return null
  return (
    <table className={styles.equipment}>
      <caption>Equipment</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Details</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      {byCategory(items).map((group) => (
        <tbody key={group.category}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {group.category}
            </th>
          </tr>
          {group.items.map((item) => (
            <tr key={item.id}>
              <td>{item.name}</td>
              <td>{itemFacts(item).join(', ')}</td>
              <td>{equipmentPrice(item.price)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
