import styles from './build-sheet.module.css'

interface Props {
  title: string
  rows: readonly (readonly [term: string, text: string])[]
}

/** Terms and their values, as far as known. */
export function SheetRows({ title, rows }: Props) {
  const known = rows.filter(([, text]) => text !== '')
  if (known.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.rows}>
        {known.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
