import { memo } from 'react'
import {
  type EquipmentGroup,
  type EquipmentView,
  isSelectedElsewhere,
  nothingVisible,
} from '../../views/equipment-search.ts'
import { EquipmentCard } from './equipment-card.tsx'
import styles from './equipment-list.module.css'

interface Props {
  groups: readonly EquipmentGroup[]
  chosen: ReadonlySet<number>
  view: EquipmentView
  onToggle: (id: number) => void
  onView: (view: EquipmentView) => void
}

/** The visible equipment, by category. */
export const EquipmentList = memo(function EquipmentList({ groups, chosen, view, onToggle, onView }: Props) {
  function showAll() {
    // The pressed button disappears and would take the focus with it.
    document.getElementById('only-selected')?.focus()
    onView({ ...view, category: null })
  }

  if (groups.length === 0) {
    const isElsewhere = isSelectedElsewhere(view, chosen.size)
    return (
      <div className={styles.nothing}>
        <p role="status">
          {nothingVisible(view)}
          {isElsewhere ? ` None in ${view.category}.` : ''}
        </p>
        {isElsewhere && (
          <button type="button" className={styles.link} onClick={showAll}>
            Show {chosen.size === 1 ? 'the one' : `all ${chosen.size}`} selected
          </button>
        )}
      </div>
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
