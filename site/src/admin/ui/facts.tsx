import type { ReactNode } from 'react'
import css from './facts.module.css'

/** A titled group of facts about a record. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.facts}>
      <h3 className={css.title}>{title}</h3>
      <dl className={css.list}>{children}</dl>
    </section>
  )
}

/** One fact; a dash where there is none. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  const isEmpty = children === '' || children === null
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value} data-empty={isEmpty}>
        {isEmpty ? '–' : children}
      </dd>
    </div>
  )
}
