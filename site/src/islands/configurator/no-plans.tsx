import styles from './facts.module.css'

/** Placeholder for floor plan and power budget while there is nothing to show. */
export function NoPlans() {
  return (
    <p className={styles.noPlans}>
      Pick a model and a size: here you will see the kitchen from above, what fits along its walls, and the power it
      takes.
    </p>
  )
}
