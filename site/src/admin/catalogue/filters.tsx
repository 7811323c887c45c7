import type { FieldValues } from 'react-hook-form'
import { goTo } from '../router.ts'
import { FilterBar } from '../ui/list/filter-bar.tsx'
import { SearchBox } from '../ui/list/search-box.tsx'
import { SelectFilter } from '../ui/list/select-filter.tsx'
import { type CatalogueAddress, catalogueHref } from './address.ts'
import type { CatalogueRecord, Kind } from './kind.ts'

interface Props<R extends CatalogueRecord, In extends FieldValues, Out> {
  kind: Kind<R, In, Out>
  address: CatalogueAddress
}

/** The search box and the status filter over the cards. */
export function Filters<R extends CatalogueRecord, In extends FieldValues, Out>({ kind, address }: Props<R, In, Out>) {
  const { section, words, statuses } = kind
  return (
    <FilterBar>
      <SearchBox
        label={`Search ${words.plural}`}
        placeholder={words.placeholder}
        value={address.q}
        onSearch={(q) => goTo(catalogueHref(section, { ...address, q }), 'replace')}
      />
      <SelectFilter
        label="Status"
        value={address.status}
        options={[
          { value: 'all', label: 'All Status' },
          ...Object.entries(statuses).map(([status, { label }]) => ({ value: status, label })),
        ]}
        onChange={(status) => goTo(catalogueHref(section, { ...address, status }))}
      />
    </FilterBar>
  )
}
