import { type Search, sectionHref } from '../router.ts'
import type { SectionKey } from '../section-key.ts'
import type { Statuses } from './kind.ts'
import { type Open, openText, readOpen } from './open-record.ts'

/** The state in a section's address: the filters, and the form that is open. */
export interface CatalogueAddress {
  q: string
  /** 'all' does not filter. */
  status: string
  open: Open
}

/** Reads filters and open form; unknown values count as absent. */
export function readAddress({ q = '', status = '', open = '' }: Search, statuses: Statuses): CatalogueAddress {
  return { q, status: Object.hasOwn(statuses, status) ? status : 'all', open: readOpen(open) }
}

/** Address of a section in this state; the inverse of `readAddress`. */
export function catalogueHref(section: SectionKey, { q, status, open }: CatalogueAddress): string {
  return sectionHref(section, { q, status: status === 'all' ? '' : status, open: openText(open) })
}
