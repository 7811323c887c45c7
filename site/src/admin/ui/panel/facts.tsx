import type { ReactNode } from 'react'
import css from './facts.module.css'
import section from './panel-section.module.css'

interface Props {
  title: string
  /** Whether its values are links to press, such as phone numbers: on a touchscreen all of its rows have their height. */
  links?: boolean
  children: ReactNode
}

/** A titled group of facts about a record. */
export function Facts({ title, links = false, children }: Props) {
  return (
    <section className={css.facts}>
      <h3 className={section.title}>{title}</h3>
      <dl className={css.list} data-links={links}>
        {children}
      </dl>
    </section>
  )
}

interface FactProps {
  label: string
  /** True for what only leads elsewhere. */
  screenOnly?: boolean
  children: ReactNode
}

/** One fact; a dash where there is none. */
export function Fact({ label, screenOnly, children }: FactProps) {
  const isEmpty = children === '' || children === null
  return (
    <div className={css.fact} data-screen-only={screenOnly}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value} data-empty={isEmpty}>
        {isEmpty ? '–' : children}
      </dd>
    </div>
  )
}
