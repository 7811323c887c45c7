import type { AuditEntry } from '#contract/activity'
import { momentInWords } from '../time.ts'
import { useMayOpenOf } from '../use-may-open.ts'
import css from './audit.module.css'
import { actionInWords, type Change, changesOf, recordInWords } from './audit-changes.ts'
import { recordHrefOf } from './audit-href.ts'

/** One audit entry: who, what, when, and every value before and after. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, by } = entry
  const changes = changesOf(entry)
  const href = recordHrefOf(entry, useMayOpenOf())
  return (
    <li className={css.entry}>
      <p className={css.deed}>
        <strong>{by}</strong> {actionInWords(entry)}{' '}
        {href ? <a href={href}>{recordInWords(entry)}</a> : recordInWords(entry)}
      </p>
      <time className={css.at} dateTime={at}>
        {momentInWords(at)}
      </time>
      {changes.length > 0 && (
        <dl className={css.changes}>
          {changes.map((change) => (
            <AuditChange key={change.field} change={change} />
          ))}
        </dl>
      )}
    </li>
  )
}

function AuditChange({ change: { field, before, after } }: { change: Change }) {
  return (
    <div className={css.change}>
      <dt className={css.field}>{field}</dt>
      <dd className={css.values}>
        {before !== null && (
          <span className={css.before}>
            <span className="visually-hidden">before: </span>
            {before}
          </span>
        )}
        {before !== null && after !== null && <span aria-hidden="true">→</span>}
        {after !== null && (
          <span>
            <span className="visually-hidden">after: </span>
            {after}
          </span>
        )}
      </dd>
    </div>
  )
}
