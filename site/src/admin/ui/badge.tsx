import type { LucideIcon } from 'lucide-react'
import css from './badge.module.css'

export type Tone = 'ok' | 'busy' | 'waiting' | 'stop' | 'neutral'

interface Props {
  tone: Tone
  icon: LucideIcon
  children: string
}

/** A state in words, shape and color, so that nobody depends on one of them alone. */
export function Badge({ tone, icon: Icon, children }: Props) {
  return (
    <span className={css.badge} data-tone={tone}>
      <Icon aria-hidden="true" size={13} strokeWidth={2.5} />
      {children}
    </span>
  )
}
