import type { BusinessInfo } from '#contract/business'

const KEY = 'business'

/** The record an earlier page of this visit kept, or `null`. */
export function recallBusiness(): BusinessInfo | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps the record for the pages to come; where storage is full or forbidden, the next page asks again. */
export function rememberBusiness(business: BusinessInfo): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(business))
  } catch {}
}
