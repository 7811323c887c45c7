import css from './skeleton.module.css'

/** Grey rows where a list will stand; `label` tells those who listen what is on its way. */
export function Skeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div role="status" className={css.skeleton}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no other name
        <div key={row} className={css.row} aria-hidden="true">
          <span className={css.bar} />
          <span className={css.bar} />
          <span className={css.bar} />
        </div>
      ))}
    </div>
  )
}
