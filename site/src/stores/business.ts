import { map, type ReadableAtom } from 'nanostores'
import type { BusinessInfo } from '#contract/business'
import { DEFAULT_BUSINESS } from '#domain/default-business'

/** The business record as a page has it: while it is asked for and after a failure the one from before, or our own. */
export interface BusinessState {
  business: BusinessInfo
  loading: boolean
  error: string
}

/** Answers `null` for an unsuccessful answer and rejects when the network fails. */
export type BusinessRequest = () => Promise<BusinessInfo | null>

/** What a page has of the business, and the way to ask for it again, which answers the record taken, if any. */
export interface BusinessContext {
  $business: ReadableAtom<BusinessState>
  refetch: () => Promise<BusinessInfo | null>
}

let provided: BusinessContext | null = null

/**
 * Begins to provide the business (storefront specification, section 4): from `known`, which the page or an earlier
 * page of the visit brought along, else from the defaults until somebody fetches it.
 */
export function provideBusiness(request: BusinessRequest, known: BusinessInfo | null): BusinessContext {
  const $business = map<BusinessState>({ business: DEFAULT_BUSINESS, loading: true, error: '' })
  if (known) $business.set({ business: named(known) ?? DEFAULT_BUSINESS, loading: false, error: '' })

  async function refetch(): Promise<BusinessInfo | null> {
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

  provided = { $business, refetch }
  return provided
}

/** The business of this page; throws on a page that provides none. */
export function businessContext(): BusinessContext {
  if (!provided) throw new Error('Business information is used outside its provider')
  return provided
}

function named(business: BusinessInfo | null): BusinessInfo | null {
  return business?.business_name?.trim() ? business : null
}
