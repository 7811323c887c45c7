import type { LucideIcon } from 'lucide-react'
import css from './badge.module.css'

export type Tone = 'ok' | 'busy' | 'waiting' | 'stop' | 'neutral'

interface Props {
  tone: Tone
  icon: LucideIcon
  children: string
}

/** A state in words, shape and color, so that none of them has to be told apart alone. */
export function Badge({ tone, icon: Icon, children }: Props) {
  return (
    <span className={css.badge} data-tone={tone}>
      <Icon aria-hidden="true" size={13} strokeWidth={2.5} />
      {children}
    </span>
  )
}
