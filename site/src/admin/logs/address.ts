import { idIn } from '#contract/record-id'
import { type Search, sectionHref } from '../router.ts'
import type { LogFilter } from './kind.ts'

/** What the address of a log tells: its filters, '' where one does not narrow, its page, and the entry that is open. */
export interface LogAddress {
  filters: Record<string, string>
  page: number
  open: number | null
}

interface Named {
  section: string
  filters: readonly Pick<LogFilter, 'name'>[]
}

/** Reads filters, page and open entry; whatever is not one of ours counts as absent. */
export function readAddress({ filters }: Named, search: Search): LogAddress {
  return {
    filters: Object.fromEntries(filters.map(({ name }) => [name, search[name]?.trim() ?? ''])),
    page: numberOf(search.page) ?? 1,
    open: idIn(search.open),
  }
}

function numberOf(text = ''): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** Address that shows this; the opposite of `readAddress`. */
export function logHref({ section }: Named, { filters, page, open }: LogAddress): string {
  return sectionHref(section, {
    ...filters,
    page: page > 1 ? String(page) : '',
    open: open === null ? '' : String(open),
  })
}

/** What of the address the server is asked for. */
export function filterQuery({ filters }: Pick<LogAddress, 'filters'>): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
}
