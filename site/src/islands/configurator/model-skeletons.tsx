import styles from './model-cards.module.css'

/** Placeholders as high as the cards to come. */
export function ModelSkeletons() {
  return (
    <div className={styles.models} role="status">
      <p className="visually-hidden">Loading models…</p>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={styles.skeleton} />
      ))}
    </div>
  )
}
