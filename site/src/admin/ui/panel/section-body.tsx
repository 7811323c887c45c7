import type { ReactNode } from 'react'
import css from './section-body.module.css'
import { useScrollRestoration } from './use-scroll-restoration.ts'

interface Props {
  /** What is shown belongs to the previous query, and the new one is loading. */
  busy?: boolean
  /** A class for what is specific to the section. */
  className?: string | undefined
  children: ReactNode
}

/** The content below the header and the filters of a section, which scrolls by itself. */
export function SectionBody({ busy, className, children }: Props) {
  const body = useScrollRestoration<HTMLDivElement>()
  return (
    <div ref={body} className={className ? `${css.body} ${className}` : css.body} aria-busy={busy}>
      {children}
    </div>
  )
}
