import { type ReactNode, useId } from 'react'
import css from './titled-card.module.css'

interface Props {
  title: string
  /** Shown at the end of the title's line. */
  aside?: ReactNode
  /** Only links and no information, so it is not printed. */
  screenOnly?: boolean
  children: ReactNode
}

/** A white card with a title, which the dashboard and System Status are made of. */
export function TitledCard({ title, aside, screenOnly, children }: Props) {
  const id = useId()
  return (
    <section className={css.card} data-screen-only={screenOnly} aria-labelledby={id}>
      <header className={css.header}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
