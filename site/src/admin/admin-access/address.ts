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
}

/** Reads tab, search and open form; whatever is not one of ours counts as absent. */
export function readAddress({ tab, q = '', edit = '', kind = '' }: Search): AccessAddress {
  return {
    tab: TABS.find((key) => key === tab) ?? 'accounts',
    q,
    edit: edit === 'new' ? edit : /^[1-9]\d{0,14}$/.test(edit) ? Number(edit) : null,
    kind: /^[a-z_]{1,40}$/.test(kind) ? kind : '',
  }
}

/** Address that shows this; the opposite of `readAddress`. */
export function accessHref({ tab, q, edit, kind }: AccessAddress): string {
  return sectionHref('admin-access', {
    tab: tab === 'accounts' ? '' : tab,
    q,
    edit: edit === null ? '' : String(edit),
    kind: tab === 'audit' ? kind : '',
  })
}
