import { useState } from 'react'
import type { BuildEquipment } from '#contract/requests/custom-build'
import { equipmentTotal, itemsInWords } from '../../views/build/prices.ts'
import { euroPrice } from '../equipment/words.ts'
import { Button } from '../ui/button.tsx'
import section from '../ui/panel/panel-section.module.css'
import css from './build.module.css'
import { subtotalPrice } from './words.ts'

// A longer list would push the mails and the history, which stand below, far away.
const MOST = 20
// As many as the style sheet leaves.
const FIRST = 10

/** The chosen equipment with its prices in euro, as they were on the day of the request; the end of a long list on demand. */
export function BuildEquipmentList({ equipment }: { equipment: readonly BuildEquipment[] }) {
  const [whole, setWhole] = useState(equipment.length <= MOST)
  return (
    <section className={css.part}>
      <h3 className={section.title}>
        Equipment <span className={css.soft}>{itemsInWords(equipment.length)}</span>
      </h3>
      {equipment.length === 0 ? (
        <p className={css.soft}>None chosen.</p>
      ) : (
        <ul className={css.pieces} data-whole={whole}>
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
      {equipment.length > MOST && (
        <div>
          <Button aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? `Show the first ${FIRST}` : `Show all ${itemsInWords(equipment.length)}`}
          </Button>
        </div>
      )}
    </section>
  )
}
