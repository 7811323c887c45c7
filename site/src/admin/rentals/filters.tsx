import type { ReactNode } from 'react'
import type { RentalList } from '#contract/rental'
import { goTo } from '../router.ts'
import { SearchBox } from '../ui/search-box.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { type RentalAddress, rentalsHref } from './address.ts'
import { STATUS } from './words.ts'

const STATES = ['pending', 'approved', 'rejected', 'completed'] as const

interface Props {
  address: RentalAddress
  /** Not known before the first answer. */
  counts: RentalList['counts'] | undefined
  children: ReactNode
}

/** The tabs and the search box over the list. */
export function RentalFilters({ address, counts, children }: Props) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <Tabs
      label="Requests by status"
      value={address.status}
      onChange={(status) => goTo(rentalsHref({ ...address, status, open: null }))}
      tabs={[
        { key: 'all', label: 'All Requests', count: all },
        ...STATES.map((key) => ({ key, label: STATUS[key].label, count: counts?.[key] })),
      ]}
      tools={
        <SearchBox
          label="Search rental requests"
          value={address.q}
          onSearch={(q) => goTo(rentalsHref({ ...address, q }), 'replace')}
        />
      }
    >
      {children}
    </Tabs>
  )
}
