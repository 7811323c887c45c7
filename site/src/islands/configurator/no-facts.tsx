import styles from './facts.module.css'
import { PriceLine } from './price-line.tsx'

const nothing = { cents: 0, count: 0, onRequest: 0 }

/** The figures of a build in which nothing is chosen. */
export function NoFacts() {
  return (
    <>
      <PriceLine base={null} total={nothing} />
      <NoPlans />
    </>
  )
}

/** Placeholder for floor plan and power budget while there is nothing to show. */
export function NoPlans() {
  return (
    <p className={styles.noPlans}>
      Once a model and a size are picked, you see the kitchen from above here, what fits along its walls, and the power
      it takes.
    </p>
  )
}
