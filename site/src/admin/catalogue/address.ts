import { type Search, sectionHref } from '../router.ts'
import type { Statuses } from './kind.ts'
import { type OpenRecord, openRecordText, readOpenRecord } from './open-record.ts'

/** Which form is open. */
export type Open = { form: 'new' } | OpenRecord | null

/** What the address of a section tells: the filters, and the form that is open. */
export interface CatalogueAddress {
  q: string
  /** 'all' does not narrow. */
  status: string
  open: Open
}

/** Reads filters and open form; whatever is not one of ours counts as absent. */
export function readAddress({ q = '', status = '', open = '' }: Search, statuses: Statuses): CatalogueAddress {
  return { q, status: Object.hasOwn(statuses, status) ? status : 'all', open: readOpen(open) }
}

function readOpen(text: string): Open {
  return text === 'new' ? { form: 'new' } : readOpenRecord(text)
}

/** Address of a section that shows this; the opposite of `readAddress`. */
export function catalogueHref(section: string, { q, status, open }: CatalogueAddress): string {
  return sectionHref(section, { q, status: status === 'all' ? '' : status, open: openText(open) })
}

function openText(open: Open): string {
  if (open === null) return ''
  return open.form === 'new' ? 'new' : openRecordText(open)
}
