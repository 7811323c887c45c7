import { memo } from 'react'
import { type EquipmentGroup, type EquipmentView, nothingVisible } from '../../views/equipment-search.ts'
import { EquipmentCard } from './equipment-card.tsx'
import styles from './equipment-list.module.css'

interface Props {
  groups: readonly EquipmentGroup[]
  chosen: ReadonlySet<number>
  view: EquipmentView
  onToggle: (id: number) => void
}

/** The visible equipment, by category. */
export const EquipmentList = memo(function EquipmentList({ groups, chosen, view, onToggle }: Props) {
  if (groups.length === 0) {
    return (
      <p className={styles.nothing} role="status">
        {nothingVisible(view)}
      </p>
    )
  }
  return groups.map(({ category, items }) => (
    <section key={category} className={styles.group} aria-label={category}>
      <h3>{category}</h3>
      <ul>
        {items.map((item) => (
          <EquipmentCard key={item.id} item={item} isChosen={chosen.has(item.id)} onToggle={onToggle} />
        ))}
      </ul>
    </section>
  ))
})
