import { memo } from 'react'
import type { PublicEquipment } from '#contract/catalogue/equipment'
import { equipmentPrice } from '../../views/build/prices.ts'
import { itemFacts } from '../../views/equipment/facts.ts'
import styles from './equipment-card.module.css'

interface Props {
  item: PublicEquipment
  isChosen: boolean
  onToggle: (id: number) => void
}

/** One piece of equipment with its checkbox; the whole card can be pressed. */
export const EquipmentCard = memo(function EquipmentCard({ item, isChosen, onToggle }: Props) {
  const { id, name, info, description, price } = item
  return (
    <li className={styles.card}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          aria-labelledby={`item-${id}-name`}
          aria-describedby={`item-${id}-price item-${id}-facts`}
          onChange={({ target }) => {
            // In a full build nothing changes, so nothing rerenders, and the checkbox would stay ticked.
            target.checked = isChosen
            onToggle(id)
          }}
        />
        <span className={styles.body}>
          <span className={styles.head}>
            <strong id={`item-${id}-name`}>{name}</strong>
            <span id={`item-${id}-price`} className={styles.price} data-set={price > 0 || undefined}>
              {equipmentPrice(price)}
            </span>
          </span>
          {info && <span className={styles.info}>{info}</span>}
          <span id={`item-${id}-facts`} className={styles.facts}>
            {itemFacts(item).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
          {description && <span className={styles.text}>{description}</span>}
        </span>
      </label>
    </li>
  )
})
