import type { ReactNode } from 'react'
import type { BuildStep } from '../../views/build/steps.ts'
import styles from './layout.module.css'

interface Props {
  step: BuildStep
  pills: ReactNode
  tools?: ReactNode
  picture: ReactNode
  facts: ReactNode
  children: ReactNode
}

/** The layout: the picture and its facts beside the steps, or above them where the screen is narrow. */
export function ConfiguratorLayout({ step, pills, tools, picture, facts, children }: Props) {
  return (
    <div className={styles.layout} data-step={step}>
      <div className={styles.top}>
        {pills}
        <div className={styles.tools}>{tools}</div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a low screen, for the keyboard too */}
      <section className={styles.side} aria-label="Your trailer" tabIndex={0}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.facts}>{facts}</div>
      </section>
      <div className={styles.work}>{children}</div>
    </div>
  )
}
