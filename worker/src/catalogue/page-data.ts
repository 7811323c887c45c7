import type { BusinessInfo } from '#contract/business'
import { idIn } from '#contract/text/record-id'
import { DEFAULT_BUSINESS } from '#domain/default-business'

/** Cards that a list shows at first, and adds with each “Show more”. */
export const PAGE_SIZE = 20

/** Cards of each kind on the home page. */
export const SHOWCASE = 8

/** The id in an address, or 0, which no record has, so that the queries of a page need no case for an invalid id. */
export function idOrZero(id: string | null | undefined): number {
  return idIn(id) ?? 0
}

/** The state of a record if the database could not be read. No record has the id 0, so that one is not found even then. */
export function missingOrUnreadable(id: number): 'not-found' | 'unreadable' {
  return id === 0 ? 'not-found' : 'unreadable'
}

/** The business record, or the default until somebody has filled it in. */
export function businessOrDefault(business: BusinessInfo | undefined): BusinessInfo {
  return business?.business_name.trim() ? business : DEFAULT_BUSINESS
}
