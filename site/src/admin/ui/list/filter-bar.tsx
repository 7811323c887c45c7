import type { ReactNode } from 'react'
import css from './filter-bar.module.css'

/** The search box over a list and, beside it, one filter by a value; in rows of their own where the text is large. */
export function FilterBar({ children }: { children: readonly [search: ReactNode, filter: ReactNode] }) {
  return <div className={css.bar}>{children}</div>
}
