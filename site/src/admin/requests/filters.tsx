import type { ReactNode } from 'react'
import { goTo } from '../router.ts'
import { SearchBox } from '../ui/list/search-box.tsx'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { deskHref } from './address.ts'
import css from './desk.module.css'
import type { Desk, DeskAddress } from './desk.ts'

interface Props<S extends string> {
  desk: Desk<S>
  address: DeskAddress<S>
  /** Not known before the first response. */
  counts: Record<S, number> | undefined
  /** What is done with all requests that pass the filters, beside the search. */
  tools: ReactNode
  children: ReactNode
}

/** The tabs and the search box over the list. */
export function RequestFilters<S extends string>({ desk, address, counts, tools, children }: Props<S>) {
  const all = counts && desk.order.reduce((sum, state) => sum + counts[state], 0)
  const tabs: Tab<S | 'all'>[] = [
    { key: 'all', label: desk.allLabel, count: all },
    ...desk.order.map((key) => ({ key, label: desk.looks[key].label, count: counts?.[key] })),
  ]
  return (
    <Tabs
      label={`${desk.title}s by status`}
      value={address.status}
      onChange={(status) => goTo(deskHref(desk, { ...address, status, open: null }))}
      tabs={tabs}
      tools={
        <div className={css.tools}>
          <SearchBox
            label={`Search ${desk.name}s`}
            placeholder={`Search ${desk.searches.join(', ')}`}
            value={address.q}
            onSearch={(q) => goTo(deskHref(desk, { ...address, q }), 'replace')}
          />
          {tools}
        </div>
      }
    >
      {children}
    </Tabs>
  )
}
