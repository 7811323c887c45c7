import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFocusHandover } from '../use-focus-handover.ts'
import css from './state.module.css'

interface Props {
  icon: LucideIcon
  title: string
  /** What to do next. */
  children: ReactNode
}

/** Says that there is nothing, and what to do next. */
export function EmptyState({ icon: Icon, title, children }: Props) {
  const state = useFocusHandover<HTMLDivElement>()
  return (
    <div ref={state} className={css.state}>
      <span className={css.mark}>
        <Icon aria-hidden="true" size={24} />
      </span>
      <h2 className={css.title}>{title}</h2>
      <div className={css.words}>{children}</div>
    </div>
  )
}
