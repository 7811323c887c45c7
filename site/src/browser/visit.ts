import type { BusinessInfo } from '#contract/business'
import { keep, recall } from './visit-storage.ts'

const BUSINESS = 'business'

/** The record an earlier page of this visit stored, or `null`. */
export function recallBusiness(): BusinessInfo | null {
  try {
    return JSON.parse(recall(BUSINESS) ?? 'null')
  } catch {
    return null
  }
}

/** Stores the record for later pages of the visit; where that fails, the next page fetches it again. */
export function rememberBusiness(business: BusinessInfo): void {
  keep(BUSINESS, JSON.stringify(business))
}

/** How the visitor last chose to see lists of this kind, or `null`. */
export function recallView(kind = ''): string | null {
  return recall(`view-${kind}`)
}

/** Stores the choice of view for the visit. */
export function rememberView(kind = '', view = ''): void {
  keep(`view-${kind}`, view)
}
