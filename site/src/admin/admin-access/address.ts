import type { AuditNoun } from '#contract/activity'
import { idIn } from '#contract/text/record-id'
import { type Search, sectionHref } from '../router.ts'

const TABS = ['accounts', 'groups', 'audit'] as const
export type AccessTab = (typeof TABS)[number]

/** The state in the section's address: the tab, the search, and the record whose form is open. */
export interface AccessAddress {
  tab: AccessTab
  q: string
  edit: number | 'new' | null
  /** Kind of record by which the audit trail is filtered, as the server names it; '' for all. */
  kind: string
  /** The one record of that kind by which it is filtered. */
  record: number | null
}

/** Reads tab, search and open form; unknown values count as absent. */
export function readAddress({ tab, q = '', edit = '', kind = '', record = '' }: Search): AccessAddress {
  return {
    tab: TABS.find((key) => key === tab) ?? 'accounts',
    q,
    edit: edit === 'new' ? edit : idIn(edit),
    kind: /^[a-z_]{1,40}$/.test(kind) ? kind : '',
    record: idIn(record),
  }
}

/** The address for this state; the inverse of `readAddress`. */
export function accessHref({ tab, q, edit, kind, record }: AccessAddress): string {
  return sectionHref('admin-access', {
    tab: tab === 'accounts' ? '' : tab,
    q,
    edit: edit === null ? '' : String(edit),
    kind: tab === 'audit' ? kind : '',
    record: tab === 'audit' && kind && record !== null ? String(record) : '',
  })
}

/** Address of all changes ever made to a record. */
export function changesHref(kind: AuditNoun, record: number): string {
  return accessHref({ tab: 'audit', q: '', edit: null, kind, record })
}
