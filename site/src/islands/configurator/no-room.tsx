import styles from './facts.module.css'

/** Warns early, on screen and to screen readers, that something does not fit along the walls. */
export function NoRoom({ names }: { names: readonly string[] }) {
  const [first, ...others] = names
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return (
    <p className={styles.noRoom} role="status">
      {first
        ? `No room left for: ${first}${more}. Take a longer trailer or less equipment; you can go on either way.`
        : ''}
    </p>
  )
}
