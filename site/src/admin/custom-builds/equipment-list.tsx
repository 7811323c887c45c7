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
const FIRST = 10

/** The chosen equipment with its prices in euro, as they were on the day of the request; the end of a long list on demand. */
export function BuildEquipmentList({ equipment }: { equipment: readonly BuildEquipment[] }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = equipment.length > MOST
  return (
    <section className={css.part}>
      <h3 className={section.title}>
        Equipment <span className={css.soft}>{itemsInWords(equipment.length)}</span>
      </h3>
      {equipment.length === 0 ? (
        <p className={css.soft}>None chosen.</p>
      ) : (
        <ul className={css.pieces}>
          {equipment.map(({ id, name, category, price }, place) => (
            <li key={id} className={css.piece} data-folded={isLong && !isOpen && place >= FIRST}>
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
      {isLong && (
        <div>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? `Show the first ${FIRST}` : `Show all ${itemsInWords(equipment.length)}`}
          </Button>
        </div>
      )}
    </section>
  )
}
