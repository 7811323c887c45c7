import type { BusinessInfo } from '#contract/business'
import { keep, recall } from './visit-storage.ts'

const KEY = 'business'

/** The record an earlier page of this visit kept, or `null`. */
export function recallBusiness(): BusinessInfo | null {
  try {
    return JSON.parse(recall(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps the record for the pages to come; where it cannot be kept, the next page asks again. */
export function rememberBusiness(business: BusinessInfo): void {
  keep(KEY, JSON.stringify(business))
}
