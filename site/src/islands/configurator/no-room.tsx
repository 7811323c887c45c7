import styles from './facts.module.css'

/** Warns early, on screen and to screen readers, that something does not fit along the walls. */
export function NoRoom({ words }: { words: string }) {
  return (
    <p className={styles.noRoom} role="status">
      {words}
    </p>
  )
}
