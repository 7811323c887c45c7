import type { BusinessInfo } from '#contract/business'
import { getSessionItem, setSessionItem } from './session-storage.ts'

const BUSINESS = 'business'
// Storefront specification, section 4.
const ENTERED = 'siteAccess'
// As long as an edge location may serve what staff have since changed (rulings, section 7).
const RECENT_MS = 60_000

/** The record an earlier page of this visit stored, and whether that was in the last minute; `null` if none did. */
export function savedBusiness(): { business: BusinessInfo; isRecent: boolean } | null {
  try {
    const { business, at } = JSON.parse(getSessionItem(BUSINESS) ?? '')
    return { business, isRecent: Date.now() - at < RECENT_MS }
  } catch {
    return null
  }
}

/** Stores the record for later pages of the visit; where that fails, the next page fetches it again. */
export function saveBusiness(business: BusinessInfo): void {
  setSessionItem(BUSINESS, JSON.stringify({ business, at: Date.now() }))
}

/** How the visitor last chose to see lists of this kind, or `null`. */
export function savedView(kind = ''): string | null {
  return getSessionItem(`view-${kind}`)
}

/** Stores the choice of view for the visit. */
export function saveView(kind = '', view = ''): void {
  setSessionItem(`view-${kind}`, view)
}

/** True if the visitor has entered the site with its password. */
export function hasEntered(): boolean {
  return getSessionItem(ENTERED) === 'true'
}

/** Stores for the visit whether the visitor has entered. */
export function saveEntered(entered: boolean): void {
  setSessionItem(ENTERED, entered ? 'true' : null)
}
