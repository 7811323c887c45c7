import type { AuditNoun } from '#contract/activity'
import { idIn } from '#contract/record-id'
import { type Search, sectionHref } from '../router.ts'

const TABS = ['accounts', 'groups', 'audit'] as const
export type AccessTab = (typeof TABS)[number]

/** What the address of the section tells: the tab, the search, and the record whose form is open. */
export interface AccessAddress {
  tab: AccessTab
  q: string
  edit: number | 'new' | null
  /** Kind of records the audit trail is narrowed to, as the server names it; '' does not narrow. */
  kind: string
  /** The one record of that kind it is narrowed to. */
  record: number | null
}

/** Reads tab, search and open form; whatever is not one of ours counts as absent. */
export function readAddress({ tab, q = '', edit = '', kind = '', record = '' }: Search): AccessAddress {
  return {
    tab: TABS.find((key) => key === tab) ?? 'accounts',
    q,
    edit: edit === 'new' ? edit : idIn(edit),
    kind: /^[a-z_]{1,40}$/.test(kind) ? kind : '',
    record: idIn(record),
  }
}

/** Address that shows this; the opposite of `readAddress`. */
export function accessHref({ tab, q, edit, kind, record }: AccessAddress): string {
  return sectionHref('admin-access', {
    tab: tab === 'accounts' ? '' : tab,
    q,
    edit: edit === null ? '' : String(edit),
    kind: tab === 'audit' ? kind : '',
    record: tab === 'audit' && kind && record !== null ? String(record) : '',
  })
}

/** Address of all that was ever changed of a record. */
export function changesHref(kind: AuditNoun, record: number): string {
  return accessHref({ tab: 'audit', q: '', edit: null, kind, record })
}
