import { map, type ReadableAtom } from 'nanostores'
import type { BusinessInfo } from '#contract/business'
import { DEFAULT_BUSINESS } from '#domain/default-business'

/** A page's business record: while it is fetched and after a failure, the previous one or the default. */
export interface BusinessState {
  business: BusinessInfo
  loading: boolean
  error: string
}

/** Returns `null` for an unsuccessful response and rejects when the network fails. */
export type BusinessRequest = () => Promise<BusinessInfo | null>

/** A page's business record, and a way to fetch it again, which returns the new record, if any. */
export interface BusinessContext {
  $business: ReadableAtom<BusinessState>
  refetch: () => Promise<BusinessInfo | null>
}

let provided: BusinessContext | null = null

/**
 * Provides the business (storefront specification, section 4): initially `known`, from this page or an earlier one of the visit, or
 * else the defaults until the record is fetched.
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
