import { map } from 'nanostores'
import type { BusinessInfo } from '#contract/business'
import { DEFAULT_BUSINESS } from '#domain/default-business'

interface BusinessState {
  business: BusinessInfo
  loading: boolean
  error: string
}

/** What this page knows of the business (storefront specification, section 4). */
export const $business = map<BusinessState>({ business: DEFAULT_BUSINESS, loading: true, error: '' })

/** Takes a record that the page or an earlier page of the visit brought along; one without a name is not used. */
export function knowBusiness(business: BusinessInfo): void {
  $business.set({ business: named(business) ?? $business.get().business, loading: false, error: '' })
}

/**
 * Asks for the record, first or again, and answers the one taken, if any. `request` answers `null` for an
 * unsuccessful answer and rejects when the network fails; either way what is shown stays.
 */
export async function loadBusiness(request: () => Promise<BusinessInfo | null>): Promise<BusinessInfo | null> {
  $business.set({ ...$business.get(), loading: true, error: '' })
  try {
    const taken = named(await request())
    $business.set({ business: taken ?? $business.get().business, loading: false, error: '' })
    return taken
  } catch {
    $business.set({ ...$business.get(), loading: false, error: 'Failed to fetch business information' })
    return null
  }
}

function named(business: BusinessInfo | null): BusinessInfo | null {
  return business?.business_name?.trim() ? business : null
}
