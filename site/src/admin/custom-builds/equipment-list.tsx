import type { BuildEquipment } from '#contract/requests/custom-build'
import { equipmentTotal, itemsInWords } from '../../views/build/prices.ts'
import { euroPrice } from '../equipment/words.ts'
import section from '../ui/panel/panel-section.module.css'
import css from './build.module.css'
import { subtotalPrice } from './words.ts'

/** The chosen equipment with its prices in euro, as they were on the day of the request. */
export function BuildEquipmentList({ equipment }: { equipment: readonly BuildEquipment[] }) {
  return (
    <section className={css.part}>
      <h3 className={section.title}>
        Equipment <span className={css.soft}>{itemsInWords(equipment.length)}</span>
      </h3>
      {equipment.length === 0 ? (
        <p className={css.soft}>None chosen.</p>
      ) : (
        <ul className={css.pieces}>
          {equipment.map(({ id, name, category, price }) => (
            <li key={id} className={css.piece}>
              <span>
                {name} <span className={css.category}>{category}</span>
              </span>
              <span className={css.price}>{euroPrice(price)}</span>
            </li>
          ))}
          <li className={css.total}>
            <span>Equipment subtotal</span>
            <span className={css.price}>{subtotalPrice(equipmentTotal(equipment))}</span>
          </li>
        </ul>
      )}
    </section>
  )
}
