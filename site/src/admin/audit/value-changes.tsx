import type { Change } from './changes.ts'
import css from './value-changes.module.css'

/** Changed values, before and after. */
export function ValueChanges({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={css.change}>
          <dt className={css.field}>{field}</dt>
          <dd className={css.values}>
            {before !== null && (
              <span className={css.before}>
                <span className="visually-hidden">before: </span>
                <bdi>{before}</bdi>
              </span>
            )}
            {before !== null && after !== null && <span aria-hidden="true">→</span>}
            {after !== null && (
              <span>
                <span className="visually-hidden">after: </span>
                <bdi>{after}</bdi>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
