import { memo, useMemo } from 'react'
import type { PublicEquipment } from '#contract/catalogue/equipment'
import { itemsInWords } from '../../views/build/prices.ts'
import { staffIcon } from '../../views/equipment/category-icon.ts'
import { CategoryIcon } from '../../views/equipment/category-icon-image.tsx'
import { byCategory, type EquipmentFilter } from '../../views/equipment/search.ts'
import styles from './categories.module.css'

interface Props {
  items: readonly PublicEquipment[]
  chosen: ReadonlySet<number>
  filter: EquipmentFilter
  onFilter: (filter: EquipmentFilter) => void
}

/** A tile for each category, and one for all of them. */
export const Categories = memo(function Categories({ items, chosen, filter, onFilter }: Props) {
  const groups = useMemo(() => byCategory(items), [items])
  const count = (list: readonly PublicEquipment[]) => list.filter(({ id }) => chosen.has(id)).length
  const tiles = [
    { category: null, label: 'All equipment', items, icon: 'Package' },
    ...groups.map((group) => ({
      category: group.category,
      label: group.category,
      items: group.items,
      icon: staffIcon(group.items),
    })),
  ]
  return (
    <ul className={styles.tiles} aria-label="Categories">
      {tiles.map((tile) => (
        <li key={tile.category ?? ''}>
          <button
            type="button"
            aria-pressed={!filter.query && filter.category === tile.category}
            onClick={() => onFilter({ ...filter, category: tile.category, query: '' })}
          >
            <CategoryIcon category={tile.label} icon={tile.icon} size={24} />
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
