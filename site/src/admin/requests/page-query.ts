import type { DeskFilter } from './desk.ts'

const PAGE_SIZE = 100

/** Filters and cursor of a page as a query. */
export function pageQuery({ status, q }: DeskFilter<string>, cursor: string): URLSearchParams {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
  if (status !== 'all') query.set('status', status)
  if (q) query.set('q', q)
  if (cursor) query.set('cursor', cursor)
  return query
}
