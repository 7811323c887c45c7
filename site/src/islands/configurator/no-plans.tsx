import styles from './facts.module.css'

/** Placeholder for floor plan and power budget while there is nothing to show. */
export function NoPlans() {
  return (
    <p className={styles.noPlans}>
      Once a model and a size are picked, you see the kitchen from above here, what fits along its walls, and the power
      it takes.
    </p>
  )
}
