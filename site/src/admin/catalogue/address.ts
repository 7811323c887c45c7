import { idIn } from '#contract/record-id'
import { type Search, sectionHref } from '../router.ts'
import type { Statuses } from './kind.ts'

/** Which form is open: that of a new record, of a stored one, or of a new one that begins as a copy. */
export type Open = { form: 'new' } | { form: 'edit' | 'copy'; id: number } | null

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
  if (text === 'new') return { form: 'new' }
  const [, copy, rest] = /^(copy-)?(.*)$/.exec(text) ?? []
  const id = idIn(rest)
  return id ? { form: copy ? 'copy' : 'edit', id } : null
}

/** Address of a section that shows this; the opposite of `readAddress`. */
export function catalogueHref(section: string, { q, status, open }: CatalogueAddress): string {
  return sectionHref(section, { q, status: status === 'all' ? '' : status, open: openText(open) })
}

function openText(open: Open): string {
  if (open === null) return ''
  if (open.form === 'new') return 'new'
  return open.form === 'copy' ? `copy-${open.id}` : String(open.id)
}
