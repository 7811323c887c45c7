import type { BusinessInfo } from '#contract/business'
import { keep, recall } from './visit-storage.ts'

const BUSINESS = 'business'
// Storefront specification, section 4.
const ENTERED = 'siteAccess'
// As long as an edge location may serve what staff have since changed (rulings, section 7).
const RECENT_MS = 60_000

/** The record an earlier page of this visit stored, and whether that was in the last minute; `null` if none did. */
export function recallBusiness(): { business: BusinessInfo; isRecent: boolean } | null {
  try {
    const { business, at } = JSON.parse(recall(BUSINESS) ?? '')
    return { business, isRecent: Date.now() - at < RECENT_MS }
  } catch {
    return null
  }
}

/** Stores the record for later pages of the visit; where that fails, the next page fetches it again. */
export function rememberBusiness(business: BusinessInfo): void {
  keep(BUSINESS, JSON.stringify({ business, at: Date.now() }))
}

/** How the visitor last chose to see lists of this kind, or `null`. */
export function recallView(kind = ''): string | null {
  return recall(`view-${kind}`)
}

/** Stores the choice of view for the visit. */
export function rememberView(kind = '', view = ''): void {
  keep(`view-${kind}`, view)
}

/** True if the visitor has entered the site with its password. */
export function recallEntered(): boolean {
  return recall(ENTERED) === 'true'
}

/** Stores for the visit whether the visitor has entered. */
export function rememberEntered(hasEntered: boolean): void {
  keep(ENTERED, hasEntered ? 'true' : null)
}
