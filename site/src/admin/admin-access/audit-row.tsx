import type { AuditEntry } from '#contract/activity'
import { momentInWords } from '#domain/moments'
import { actionInWords, changesOf, namedRecord } from '../audit/changes.ts'
import { ValueChanges } from '../audit/value-changes.tsx'
import { useMayOpenOf } from '../session/use-may-open.ts'
import css from './audit.module.css'
import { recordHrefOf } from './audit-href.ts'

/** One audit entry: who, what, when, and every value before and after. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, by } = entry
  const changes = changesOf(entry)
  const href = recordHrefOf(entry, useMayOpenOf())
  const record = <ChangedRecord entry={entry} />
  return (
    <li className={css.entry}>
      <p className={css.deed}>
        <strong>{by}</strong> {actionInWords(entry)} {href ? <a href={href}>{record}</a> : record}
      </p>
      <time className={css.at} dateTime={at}>
        {momentInWords(at)}
      </time>
      {changes.length > 0 && <ValueChanges changes={changes} />}
    </li>
  )
}

function ChangedRecord({ entry }: { entry: AuditEntry }) {
  const { what, name } = namedRecord(entry)
  if (name === null) return what
  return (
    <>
      {what} “<bdi>{name}</bdi>”
    </>
  )
}
