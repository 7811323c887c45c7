import css from './skeleton.module.css'

/** Grey placeholder rows while a list loads; `label` tells screen readers what is loading. */
export function Skeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div role="status" className={`${css.skeleton} ${css.late}`}>
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
