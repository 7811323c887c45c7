import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './notice.module.css'

const ICONS = { stop: CircleAlert, waiting: TriangleAlert, neutral: Info }

interface Props {
  /** `stop` interrupts screen readers; the others are not announced. */
  tone: keyof typeof ICONS
  title?: string
  children: ReactNode
}

/** A message about the content around it, such as why a change was refused. */
export function Notice({ tone, title, children }: Props) {
  const Icon = ICONS[tone]
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'stop' ? 'alert' : undefined}>
      <Icon className={css.icon} aria-hidden="true" size={18} />
      <div className={css.words}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
