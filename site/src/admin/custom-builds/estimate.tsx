import type { ReactNode } from 'react'
import section from '../ui/panel/panel-section.module.css'
import css from './build.module.css'

interface Props {
  title: string
  sentences: readonly string[]
  children?: ReactNode
}

/** An estimate from the manufacturers' figures, in plain sentences. */
export function Estimate({ title, sentences, children }: Props) {
  return (
    <section className={css.part}>
      <h3 className={section.title}>
        {title} <span className={css.soft}>estimate</span>
      </h3>
      {children}
      <ul className={css.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
