import { idIn } from '#contract/text/record-id'
import { queryOf } from '../api/query-of.ts'
import { type Search, sectionHref } from '../router.ts'
import type { SectionKey } from '../section-key.ts'
import type { LogFilter } from './kind.ts'

/** The state in a log's address: its filters, '' for none, its page, and the entry that is open. */
export interface LogAddress {
  filters: Record<string, string>
  page: number
  open: number | null
}

/** The part of a `LogKind` that its addresses depend on. */
interface AddressedLog {
  section: SectionKey
  filters: readonly Pick<LogFilter, 'name'>[]
}

/** Reads filters, page and open entry; unknown values count as absent. */
export function readAddress({ filters }: AddressedLog, search: Search): LogAddress {
  return {
    filters: Object.fromEntries(filters.map(({ name }) => [name, search[name]?.trim() ?? ''])),
    page: numberOf(search.page) ?? 1,
    open: idIn(search.open),
  }
}

function numberOf(text = ''): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The address for this state; the inverse of `readAddress`. */
export function logHref({ section }: AddressedLog, { filters, page, open }: LogAddress): string {
  return sectionHref(section, {
    ...filters,
    page: page > 1 ? String(page) : '',
    open: open === null ? '' : String(open),
  })
}

/** The part of the address that is sent to the server. */
export function filterQuery({ filters }: Pick<LogAddress, 'filters'>): URLSearchParams {
  return queryOf(filters)
}
