import type { EquipmentCategory } from '#contract/catalogue/equipment'
import { formatNumber } from '#contract/text/number-format'
import { goTo } from '../router.ts'
import { FilterBar } from '../ui/list/filter-bar.tsx'
import { SearchBox } from '../ui/list/search-box.tsx'
import { SelectFilter } from '../ui/list/select-filter.tsx'
import { type EquipmentAddress, equipmentHref } from './address.ts'

interface Props {
  address: EquipmentAddress
  categories: readonly EquipmentCategory[]
}

/** The search box and the category filter over the cards. */
export function EquipmentFilters({ address, categories }: Props) {
  const known = categories.map(({ category, count }) => ({
    value: category,
    label: `${category} (${formatNumber(count)})`,
  }))
  // Shows the address's category even before the categories have loaded, or after it is gone.
  const named = address.category && !categories.some(({ category }) => category === address.category)
  const options = [
    { value: '', label: 'All categories' },
    ...known,
    ...(named ? [{ value: address.category, label: address.category }] : []),
  ]
  return (
    <FilterBar>
      <SearchBox
        label="Search equipment"
        placeholder="Search name, category, info"
        value={address.q}
        onSearch={(q) => goTo(equipmentHref({ ...address, q }), 'replace')}
      />
      <SelectFilter
        label="Category"
        value={address.category}
        options={options}
        onChange={(category) => goTo(equipmentHref({ ...address, category }))}
      />
    </FilterBar>
  )
}
