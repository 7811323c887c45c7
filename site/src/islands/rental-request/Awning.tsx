import styles from './awning.module.css'

/** The house awning over a white card: the stripes hang from the top edge and throw a shadow. */
export function Awning() {
  return (
    <div className={styles.awning} aria-hidden="true">
      <div />
    </div>
  )
}
