import { queryOf } from '../api/query-of.ts'
import type { DeskFilter } from './desk.ts'

const PAGE_SIZE = 100

/** Filters and cursor of a page as a query. */
export function pageQuery({ status, q }: DeskFilter<string>, cursor: string): URLSearchParams {
  return queryOf({ limit: PAGE_SIZE, status: status === 'all' ? '' : status, q, cursor })
}
