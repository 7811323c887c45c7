import { type EquipmentTotal, itemsInWords, subtotalInWords } from '../../views/build/prices.ts'
import styles from './price-line.module.css'

interface Props {
  /** The model's price in words; null before one is chosen. */
  base: string | null
  total: EquipmentTotal
}

/** The trailer in dollars and its equipment in euro, side by side and never added (rulings, section 6). */
export function PriceLine({ base, total }: Props) {
  return (
    <dl className={styles.prices}>
      <div>
        <dt>Base price</dt>
        <dd>{base ?? '–'}</dd>
      </div>
      <div>
        <dt>{total.count > 0 ? `Equipment, ${itemsInWords(total.count)}` : 'Equipment'}</dt>
        <dd>{subtotalInWords(total)}</dd>
      </div>
    </dl>
  )
}
