import type { AuditEntry } from '#contract/activity'
import { momentInWords } from '#domain/moments'
import { actionInWords, changesOf, recordInWords } from '../audit/changes.ts'
import { ValueChanges } from '../audit/value-changes.tsx'
import { useMayOpenOf } from '../use-may-open.ts'
import css from './audit.module.css'
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
      {changes.length > 0 && <ValueChanges changes={changes} />}
    </li>
  )
}
