import type { AuditNoun } from '#contract/activity'
import { changesHref } from '../admin-access/address.ts'
import { useHasPermission } from '../session/session.ts'
import css from './changes-link.module.css'

/** The link to a record's audit trail, for those who may read it. */
export function ChangesLink({ noun, id }: { noun: AuditNoun; id: number }) {
  if (!useHasPermission('admin_access.view')) return null
  return (
    <p className={css.line} data-screen-only>
      <a href={changesHref(noun, id)}>Who changed what</a>
    </p>
  )
}
