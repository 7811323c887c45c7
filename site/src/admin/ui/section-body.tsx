import type { ReactNode } from 'react'
import css from './section-body.module.css'
import { useScrollRestoration } from './use-scroll-restoration.ts'

interface Props {
  /** What is shown is of another question, whose answer is on its way. */
  busy?: boolean
  /** What else is particular to the section, as a class. */
  className?: string | undefined
  children: ReactNode
}

/** What stands below the header and the filters of a section, and scrolls by itself. */
export function SectionBody({ busy, className, children }: Props) {
  const body = useScrollRestoration<HTMLDivElement>()
  return (
    <div ref={body} className={className ? `${css.body} ${className}` : css.body} aria-busy={busy}>
      {children}
    </div>
  )
}
