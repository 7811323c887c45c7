import styles from './facts.module.css'

/** What stands in the place of floor plan and power while there is nothing to tell of them. */
export function NoPlans() {
  return (
    <p className={styles.noPlans}>
      Pick a model and a size: here you will see the kitchen from above, what fits along its walls, and the power it
      takes.
    </p>
  )
}
