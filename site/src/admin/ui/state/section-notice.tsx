import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'
import css from './section-notice.module.css'

/** A note above what a section shows, such as that the account may only look at it. */
export function SectionNotice({ children }: { children: ReactNode }) {
  return (
    <div className={css.notice}>
      <Notice tone="neutral">{children}</Notice>
    </div>
  )
}
