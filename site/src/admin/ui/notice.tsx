import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './notice.module.css'

interface Props {
  /** `stop` interrupts screen readers; `neutral` is not announced. */
  tone: 'stop' | 'neutral'
  title?: string
  children: ReactNode
}

/** A message about the content around it, such as why a change was refused. */
export function Notice({ tone, title, children }: Props) {
  const Icon = tone === 'stop' ? CircleAlert : Info
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
