import { memo, useMemo } from 'react'
import type { PublicEquipment } from '#contract/equipment'
import { itemsInWords } from '../../views/build-prices.ts'
import { categoryIcon } from '../../views/category-icon.ts'
import { byCategory, type EquipmentView } from '../../views/equipment-search.ts'
import styles from './categories.module.css'
import { CategoryMark } from './category-mark.tsx'

interface Props {
  items: readonly PublicEquipment[]
  chosen: ReadonlySet<number>
  view: EquipmentView
  onView: (view: EquipmentView) => void
}

/** A tile for each category, and one for all of them. */
export const Categories = memo(function Categories({ items, chosen, view, onView }: Props) {
  const groups = useMemo(() => byCategory(items), [items])
  const count = (list: readonly PublicEquipment[]) => list.filter(({ id }) => chosen.has(id)).length
  const tiles = [
    { category: null, label: 'All equipment', items, icon: { kind: 'icon', name: 'Package' } as const },
    ...groups.map((group) => ({
      category: group.category,
      label: group.category,
      items: group.items,
      icon: categoryIcon(group.category, group.items),
    })),
  ]
  return (
    <ul className={styles.tiles} aria-label="Categories">
      {tiles.map((tile) => (
        <li key={tile.category ?? ''}>
          <button
            type="button"
            aria-pressed={!view.query && view.category === tile.category}
            onClick={() => onView({ ...view, category: tile.category, query: '' })}
          >
            <CategoryMark icon={tile.icon} />
            <span className={styles.label}>{tile.label}</span>
            <span className={styles.counts}>
              {itemsInWords(tile.items.length)}
              {count(tile.items) > 0 && <strong>{count(tile.items)} selected</strong>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
})
